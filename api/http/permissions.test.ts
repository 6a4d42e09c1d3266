import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'

import { getDayHere } from '#contract/day.ts'

import { pieceType } from '#contract/endpoint.ts'

import { privateFieldNames } from '#contract/property/private.ts'
import { listRoutes } from '../api.ts'
import { usualHours } from '#contract/lead/visit-hours.ts'

import { wholeFlat } from '../draft/test-drafts.ts'
import { packDocument } from '../property/publish/packed.ts'
import { listSampleValues } from '../sample-values.ts'
import { createTestApi } from '../test-api.ts'
import { permissions, type Permissions, type Reach, type Role } from './permissions.ts'
import { createServing } from './serve.ts'

type World = Awaited<ReturnType<typeof createTestApi>>
type Person = Awaited<ReturnType<World['client']>>
/** What the owner has, by which others might ask for it. */
type Things = {
  session: number
  search: number
  remembered: number
  lead: number
  agent: number
  upload: string
  document: string
  listing: string
  version: string
  /** A draft that is complete, and one that waits for its reviewer. */
  draft: number
  waiting: number
  /** An action on many listings that is over, and can be taken back. */
  bulk: number
}
type Sample = {
  /** The call's path with its holes filled, and its query. */
  at?: (own: Things) => string
  headers?: Record<string, string>
  body?: string | object | ((own: Things) => object)
  /** Whether the path names a thing of the owner. */
  isTheirs?: true
  /** Whether what is sent is refused by the endpoint itself, after whoever may has been let in. */
  isWrong?: true
}

const listing = '10-20001'
const feed = 'f'.repeat(43)
const password = { password: 'una nueva y buena', confirmPassword: 'una nueva y buena' }
const criteria = { city: 'santiago' }
const item = { code: listing, at: '2026-11-01T10:00:00Z' }
const link = 'expires=1&signature=x'
const tus = { 'Tus-Resumable': '1.0.0' }
const key = '00000000-0000-4000-8000-000000000000'
const eva = { full_name: 'Eva Peña', phone: '8095551234', email: 'eva@example.com' }
const today = getDayHere()
const born = { birth_date: '1990-05-01', subscribe: false }

const nothingPrivate = Object.fromEntries(privateFieldNames.map((field) => [field, null]))

/** How each call is asked that needs more than its path. */
const samples: Record<string, Sample> = {
  'GET /v2/captcha': { at: () => '/v2/captcha?action=contact' },
  'GET /v2/properties/map': { at: () => '/v2/properties/map?bbox=-72,17,-68,20&zoom=8' },
  'GET /v2/properties/by-code': { at: () => `/v2/properties/by-code?codes=${listing}` },
  'GET /v2/properties/{code}': { at: () => `/v2/properties/${listing}` },
  'GET /v2/properties/{code}/photos': { at: () => `/v2/properties/${listing}/photos` },
  'GET /v2/properties/{code}/gone': { at: () => `/v2/properties/${listing}/gone` },
  'GET /v2/properties/{code}/similar': { at: () => `/v2/properties/${listing}/similar` },
  'POST /v2/workspace/listings/confirm': { body: { codes: ['10-99999'] } },
  'POST /v2/workspace/listings/bulk': {
    body: ({ listing }) => ({ action: 'confirm', codes: [listing] }),
    isTheirs: true,
  },
  'GET /v2/workspace/listings/bulk/{id}': {
    at: ({ bulk }) => `/v2/workspace/listings/bulk/${bulk}`,
    isTheirs: true,
  },
  'POST /v2/workspace/listings/bulk/{id}/undo': {
    at: ({ bulk }) => `/v2/workspace/listings/bulk/${bulk}/undo`,
    isTheirs: true,
  },
  'GET /v2/workspace/listings/{code}/figures': {
    at: (own) => `/v2/workspace/listings/${own.listing}/figures`,
    isTheirs: true,
  },
  'POST /v2/properties/{code}/opened': { at: () => `/v2/properties/${listing}/opened` },
  'POST /v2/properties/{code}/reports': { at: () => `/v2/properties/${listing}/reports`, body: { reason: 'gone' } },
  'POST /v2/properties/{code}/reports/{reason}': { at: () => `/v2/properties/${listing}/reports/gone` },
  'GET /v2/available/{key}': { at: () => `/v2/available/1?codes=${listing}&${link}` },
  'POST /v2/available/{key}': { at: () => `/v2/available/1?codes=${listing}&${link}`, body: { is_available: true } },
  'POST /v2/workspace/drafts': { body: (own) => ({ from: own.listing }), isTheirs: true },
  'GET /v2/workspace/drafts/{id}': { at: ({ draft }) => `/v2/workspace/drafts/${draft}`, isTheirs: true },
  'PATCH /v2/workspace/drafts/{id}': {
    at: ({ draft }) => `/v2/workspace/drafts/${draft}`,
    body: { version: 1, ops: [{ op: 'set', field: 'price', before: 185_000, after: 180_000 }] },
    isTheirs: true,
  },
  'DELETE /v2/workspace/drafts/{id}': { at: ({ draft }) => `/v2/workspace/drafts/${draft}`, isTheirs: true },
  'POST /v2/workspace/drafts/{id}/submit': {
    at: ({ draft }) => `/v2/workspace/drafts/${draft}/submit`,
    body: { version: 1 },
    isTheirs: true,
  },
  'POST /v2/workspace/drafts/{id}/take-back': {
    at: ({ waiting }) => `/v2/workspace/drafts/${waiting}/take-back`,
    isTheirs: true,
  },
  'POST /v2/workspace/drafts/{id}/return': {
    at: ({ waiting }) => `/v2/workspace/drafts/${waiting}/return`,
    body: { reason: 'Faltan fotos de los baños.' },
    isTheirs: true,
  },
  'POST /v2/workspace/drafts/{id}/publish': {
    at: ({ draft }) => `/v2/workspace/drafts/${draft}/publish`,
    body: { version: 1 },
    isTheirs: true,
  },
  'POST /v2/workspace/drafts/{id}/schedule': {
    at: ({ draft }) => `/v2/workspace/drafts/${draft}/schedule`,
    body: { version: 1, publish_at: '2099-01-01T12:00:00Z', pause_at: null },
    isTheirs: true,
  },
  'GET /v2/workspace/drafts/{id}/look-alikes': {
    at: ({ draft }) => `/v2/workspace/drafts/${draft}/look-alikes`,
    isTheirs: true,
  },
  'GET /v2/look-alikes/{id}': { at: () => '/v2/look-alikes/1', isTheirs: true },
  'POST /v2/look-alikes/{id}': { at: () => '/v2/look-alikes/1', body: { verdict: 'different' }, isTheirs: true },
  'GET /v2/workspace/drafts/{id}/changes': {
    at: ({ draft }) => `/v2/workspace/drafts/${draft}/changes`,
    isTheirs: true,
  },
  'GET /v2/workspace/drafts/{id}/comparables': {
    at: ({ draft }) => `/v2/workspace/drafts/${draft}/comparables`,
    isTheirs: true,
  },
  'GET /v2/workspace/drafts/{id}/projects': {
    at: ({ draft }) => `/v2/workspace/drafts/${draft}/projects`,
    isTheirs: true,
  },
  'PUT /v2/workspace/drafts/{id}/waiting': {
    at: ({ draft }) => `/v2/workspace/drafts/${draft}/waiting`,
    body: { device: '6f1d2c3b-0000-4000-8000-000000000001', count: 2, is_phone: true },
    isTheirs: true,
  },
  'GET /v2/workspace/listings/{code}/versions': {
    at: (own) => `/v2/workspace/listings/${own.listing}/versions`,
    isTheirs: true,
  },
  'GET /v2/workspace/listings/{code}/versions/{n}': {
    at: (own) => `/v2/workspace/listings/${own.listing}/versions/1`,
    isTheirs: true,
  },
  'POST /v2/workspace/listings/{code}/restore': {
    at: (own) => `/v2/workspace/listings/${own.listing}/restore`,
    body: { n: 1 },
    isTheirs: true,
  },
  'GET /v2/workspace/listings/{code}/private': {
    at: (own) => `/v2/workspace/listings/${own.listing}/private`,
    isTheirs: true,
  },
  'PUT /v2/workspace/listings/{code}/private': {
    at: (own) => `/v2/workspace/listings/${own.listing}/private`,
    body: nothingPrivate,
    isTheirs: true,
  },
  'GET /v2/workspace/listings/{code}/offer': {
    at: (own) => `/v2/workspace/listings/${own.listing}/offer`,
    isTheirs: true,
  },
  'GET /v2/workspace/listings/{code}/rank': {
    at: (own) => `/v2/workspace/listings/${own.listing}/rank`,
    isTheirs: true,
  },
  'POST /v2/workspace/listings/{code}/status': {
    at: (own) => `/v2/workspace/listings/${own.listing}/status`,
    body: ({ version }) => ({ version, action: 'pause' }),
    isTheirs: true,
  },
  'POST /v2/workspace/listings/{code}/price': {
    at: (own) => `/v2/workspace/listings/${own.listing}/price`,
    body: ({ version }) => ({ version, price: 184_000, currency: 'USD' }),
    isTheirs: true,
  },
  'POST /v2/workspace/listings/{code}/confirm': {
    at: (own) => `/v2/workspace/listings/${own.listing}/confirm`,
    isTheirs: true,
  },
  'POST /v2/workspace/listings/{code}/assign': {
    at: (own) => `/v2/workspace/listings/${own.listing}/assign`,
    body: ({ agent }) => ({ agent_id: agent }),
    isTheirs: true,
  },
  'GET /v2/suggestions': { at: () => '/v2/suggestions?q=san' },
  'GET /v2/search-in-words': { at: () => '/v2/search-in-words?text=casa' },
  'GET /v2/agents/{id}': { at: () => '/v2/agents/1' },
  'GET /v2/agencies/{id}': { at: () => '/v2/agencies/1' },
  'POST /v2/clients/sign-up': { body: { full_name: 'Eva', email: 'eva@example.com', ...password } },
  'POST /v2/clients/login': { body: { email: 'nadie@example.com', password: 'x' } },
  'POST /v2/clients/send-forgot-pasword': { body: { email: 'nadie@example.com' } },
  'POST /v2/clients/resend-confirm-email': { body: { email: 'nadie@example.com' } },
  'POST /v2/clients/reset-password/{id}': { at: () => `/v2/clients/reset-password/x?${link}`, body: password },
  'POST /v2/clients/confirm-email': { body: { id: 'x', expires: '1', signature: 'x' } },
  'PATCH /v2/clients/change-password': { body: { current_password: 'x', ...password } },
  'POST /v2/clients/complete-sign-up': { body: { full_name: 'Eva', type: ['buyer'] } },
  'POST /v2/clients/edit': { body: { full_name: 'Eva' } },
  'DELETE /v2/clients/sessions/{id}': { at: ({ session }) => `/v2/clients/sessions/${session}`, isTheirs: true },
  'PUT /v2/clients/favorites': { body: { items: [item] } },
  'PUT /v2/clients/favorites/{code}': { at: () => `/v2/clients/favorites/${listing}` },
  'DELETE /v2/clients/favorites/{code}': { at: () => `/v2/clients/favorites/${listing}` },
  'PUT /v2/clients/recently-viewed': { body: { items: [item] } },
  'PUT /v2/clients/recently-viewed/{code}': { at: () => `/v2/clients/recently-viewed/${listing}` },
  'DELETE /v2/clients/recently-viewed/{code}': { at: () => `/v2/clients/recently-viewed/${listing}` },
  'POST /v2/clients/searches': { body: { name: 'Otra', criteria } },
  'PATCH /v2/clients/searches/{id}': {
    at: ({ search }) => `/v2/clients/searches/${search}`,
    body: { name: 'De otro' },
    isTheirs: true,
  },
  'DELETE /v2/clients/searches/{id}': { at: ({ search }) => `/v2/clients/searches/${search}`, isTheirs: true },
  'POST /v2/clients/search-history': { body: { criteria } },
  'PUT /v2/clients/search-history': { body: { items: [{ criteria, at: item.at }] } },
  'DELETE /v2/clients/search-history/{id}': {
    at: ({ remembered }) => `/v2/clients/search-history/${remembered}`,
    isTheirs: true,
  },
  'POST /v2/alerts': { body: { email: 'eva@example.com', name: 'Otra', criteria, alert: 'daily' } },
  'GET /v2/alerts/{key}': { at: () => `/v2/alerts/${key}?${link}` },
  'PATCH /v2/alerts/{key}': {
    at: () => `/v2/alerts/${key}?${link}`,
    body: { alert: 'daily' },
  },
  'POST /v2/alerts/{key}/confirm': {
    at: () => `/v2/alerts/${key}/confirm?${link}`,
    body: {},
  },
  'POST /v2/alerts/{key}/pause': { at: () => `/v2/alerts/${key}/pause?${link}` },
  'POST /v2/messages/conctact': { body: { ...eva, message: 'Hola', subscribe: false } },
  'POST /v2/messages/franchise': { body: { ...eva, ...born, address: 'Santiago' } },
  'POST /v2/messages/agent/{id}': { at: () => '/v2/messages/agent/1', body: { ...eva, message: 'Hola' } },
  'GET /v2/agents/{id}/visit-moments': { at: () => '/v2/agents/1/visit-moments' },
  'POST /v2/agents/{id}/visits': {
    at: () => '/v2/agents/1/visits',
    body: { ...eva, ...listSampleValues('POST /v2/agents/{id}/visits') },
  },
  'GET /v2/visits/{key}': { at: () => `/v2/visits/${key}?as=visitor&${link}` },
  'PATCH /v2/visits/{key}': { at: () => `/v2/visits/${key}?as=visitor&${link}`, body: { action: 'cancel' } },
  'GET /v2/visits/{key}/calendar': { at: () => `/v2/visits/${key}/calendar?as=visitor&${link}` },
  'POST /v2/newsletter-subscription': { body: { email: eva.email, name: 'Eva', interests: [1], lists: [2] } },
  'POST /v2/newsletter-subscription/{key}/confirm': {
    at: () => `/v2/newsletter-subscription/${key}/confirm?${link}`,
  },
  'GET /v2/newsletter-subscription/{key}': { at: () => `/v2/newsletter-subscription/${key}?${link}` },
  'PATCH /v2/newsletter-subscription/{key}': { at: () => `/v2/newsletter-subscription/${key}?${link}` },
  'POST /v2/newsletter-subscription/{key}/unsubscribe': {
    at: () => `/v2/newsletter-subscription/${key}/unsubscribe?${link}`,
  },
  'POST /v2/exchange-rate': { body: { rate: 61, date: today, source: 'Banco Central' } },
  'GET /v2/leads/{id}': { at: ({ lead }) => `/v2/leads/${lead}`, isTheirs: true },
  'PATCH /v2/leads/{id}': { at: ({ lead }) => `/v2/leads/${lead}`, body: { state: 'won' }, isTheirs: true },
  'POST /v2/leads/{id}/notes': {
    at: ({ lead }) => `/v2/leads/${lead}/notes`,
    body: { text: 'Le llamo mañana.' },
    isTheirs: true,
  },
  'PATCH /v2/leads/{id}/visit': {
    at: ({ lead }) => `/v2/leads/${lead}/visit`,
    body: { action: 'decline' },
    isTheirs: true,
  },
  'POST /v2/clients/factor': { body: { current_password: 'una frase de antes' } },
  'POST /v2/clients/factor/confirm': { body: { code: '123456' }, isWrong: true },
  'POST /v2/clients/factor/off': { body: { code: '123456' } },
  'POST /v2/clients/login/code': { body: { factor: 'x', code: '123456' } },
  'POST /v2/team/invite': { body: { ...eva, spoken_languages: ['es'] } },
  'DELETE /v2/team/invitations/{id}': { at: () => '/v2/team/invitations/1' },
  'PATCH /v2/team/{member}': { at: () => '/v2/team/agent-1', body: { role: 'manager' } },
  'POST /v2/team/{member}/suspend': { at: () => '/v2/team/agent-1/suspend' },
  'POST /v2/team/{member}/readmit': { at: () => '/v2/team/agent-1/readmit' },
  'POST /v2/team/{member}/reset-factor': { at: () => '/v2/team/agent-1/reset-factor' },
  'GET /v2/invitations/{key}': { at: () => `/v2/invitations/${key}?${link}` },
  'POST /v2/invitations/{key}': { at: () => `/v2/invitations/${key}?${link}`, body: {} },
  'GET /v2/workspace/agent': { at: ({ agent }) => `/v2/workspace/agent?agent_id=${agent}`, isTheirs: true },
  'PATCH /v2/workspace/agent': {
    at: ({ agent }) => `/v2/workspace/agent?agent_id=${agent}`,
    body: { version: 1, license: 'RD-2' },
    isTheirs: true,
  },
  'POST /v2/workspace/agent/picture': {
    at: ({ agent }) => `/v2/workspace/agent/picture?agent_id=${agent}`,
    body: { picture: '' },
    isTheirs: true,
    isWrong: true,
  },
  'POST /v2/workspace/agency/logo': { body: { picture: '' }, isWrong: true },
  'GET /v2/visit-hours': { at: ({ agent }) => `/v2/visit-hours?agent_id=${agent}`, isTheirs: true },
  'PUT /v2/visit-hours': {
    at: ({ agent }) => `/v2/visit-hours?agent_id=${agent}`,
    body: { hours: usualHours },
    isTheirs: true,
  },
  'POST /v2/uploads': {
    headers: { ...tus, 'Upload-Length': '10', 'Upload-Metadata': `purpose ${btoa('photo')}` },
  },
  'GET /v2/uploads/{id}': { at: ({ upload }) => `/v2/uploads/${upload}`, isTheirs: true },
  'PATCH /v2/uploads/{id}': {
    at: ({ upload }) => `/v2/uploads/${upload}`,
    headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': pieceType },
    body: 'pieza',
    isTheirs: true,
  },
  'DELETE /v2/uploads/{id}': { at: ({ upload }) => `/v2/uploads/${upload}`, headers: tus, isTheirs: true },
  'GET /v2/workspace/pictures': { at: () => `/v2/workspace/pictures?keys=u/${key}` },
  'POST /v2/workspace/pictures/edits': { body: { key: `u/${key}`, turn: 90 } },
  'GET /v2/feeds/{key}/reso.json': { at: () => `/v2/feeds/${feed}/reso.json` },
  'GET /v2/feeds/{key}/meta.xml': { at: () => `/v2/feeds/${feed}/meta.xml` },
  'GET /v2/feeds/{key}/kyero.xml': { at: () => `/v2/feeds/${feed}/kyero.xml` },
  'GET /v2/reso/{resource}': { at: () => '/v2/reso/Property' },
  'POST /v2/imports': { body: { name: 'Sistema', kind: 'table', arrival: 'file', agent_id: 1 }, isWrong: true },
  'GET /v2/imports/{id}': { at: () => '/v2/imports/1' },
  'PATCH /v2/imports/{id}': { at: () => '/v2/imports/1', body: { name: 'Otra' } },
  'DELETE /v2/imports/{id}': { at: () => '/v2/imports/1' },
  'PUT /v2/imports/{id}/mapping': {
    at: () => '/v2/imports/1/mapping',
    body: { columns: { Código: { target: 'referencia' } } },
  },
  'GET /v2/imports/{id}/runs': { at: () => '/v2/imports/1/runs' },
  'POST /v2/imports/{id}/runs': { at: () => '/v2/imports/1/runs', body: {} },
  'GET /v2/imports/{id}/runs/{run}': { at: () => '/v2/imports/1/runs/1' },
  'GET /v2/imports/{id}/runs/{run}/columns': { at: () => '/v2/imports/1/runs/1/columns' },
  'GET /v2/imports/{id}/runs/{run}/rows': { at: () => '/v2/imports/1/runs/1/rows' },
  'GET /v2/imports/{id}/runs/{run}/report': { at: () => '/v2/imports/1/runs/1/report' },
  'POST /v2/imports/{id}/runs/{run}/apply': { at: () => '/v2/imports/1/runs/1/apply' },
  'POST /v2/imports/{id}/runs/{run}/approve': { at: () => '/v2/imports/1/runs/1/approve' },
  'POST /v2/imports/{id}/runs/{run}/stop': { at: () => '/v2/imports/1/runs/1/stop' },
  'POST /v2/imports/{id}/runs/{run}/undo': { at: () => '/v2/imports/1/runs/1/undo' },
  'GET /v2/workspace/listings/{code}/source': {
    at: (own) => `/v2/workspace/listings/${own.listing}/source`,
    isTheirs: true,
  },
  'POST /v2/workspace/listings/{code}/source/follow': {
    at: (own) => `/v2/workspace/listings/${own.listing}/source/follow`,
    body: { fields: ['price'] },
    isTheirs: true,
  },
  'GET /v2/workspace/documents/{name}': { at: ({ document }) => `/v2/workspace/documents/${document}`, isTheirs: true },
}

/** The five who come to every endpoint: the owner is whose thing or account it is about, the others are strangers to it. */
const people = ['anonymous', 'client', 'owner', 'agent', 'staff'] as const
const roles = ['client', 'agent', 'staff'] as const
const secret = 'lo que solo su dueño sabe'

const serving: Omit<Parameters<typeof createServing>[2], 'permissions'> = {
  clientApiKey: 'key',
  log: pino({ level: 'silent' }),
  readSession: async () => null,
  once: (_, work) => work(async () => {}),
  observe: () => {},
}

let world: World
beforeAll(async () => {
  world = await createTestApi()
  await world.property({ code: listing })
  await world.db.execute(sql`
    insert into picture (key, width, height, tone, source, agency_id)
    select ${`u/${key}`}, 1200, 800, '#777777', 'upload', min(id) from agency`)
})

test('every call has a row, and every row is of a call', () => {
  const calls = listRoutes(world.tools).map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(Object.keys(permissions).toSorted()).toEqual(calls.toSorted())
})

test('an endpoint without a row, or that counts on a session which its row does not ask for, keeps the API from starting', () => {
  const routes = listRoutes(world.tools)
  const serve = (changed: Permissions) => createServing(routes, {}, { ...serving, permissions: changed })
  const { 'GET /v2/clients': _, ...others } = permissions
  expect(() => serve(permissions)).not.toThrow()
  expect(() => serve(others)).toThrow('Nobody has said who may use GET /v2/clients')
  const open = { ...permissions, 'GET /v2/clients': permissions['GET /v2/cities']! }
  expect(() => serve(open)).toThrow('GET /v2/clients counts on a session')
})

test('what a browser or a mail program calls by itself asks for no client key, and nothing else', () => {
  const calls = Object.entries(permissions).flatMap(([call, { needsKey }]) => (needsKey ? [] : call))
  expect(calls.toSorted()).toEqual([
    'GET /v2/clients/login/{provider}',
    'GET /v2/feeds/{key}/kyero.xml',
    'GET /v2/feeds/{key}/meta.xml',
    'GET /v2/feeds/{key}/reso.json',
    'GET /v2/reso',
    'GET /v2/reso/{resource}',
    'POST /v2/alerts/{key}/pause',
    'POST /v2/newsletter-subscription/{key}/unsubscribe',
    'POST /v2/properties/{code}/opened',
    'POST /v2/properties/{code}/reports/{reason}',
  ])
})

test.each(Object.keys(permissions))('%s asks for the client key as its row says', async (call) => {
  const [method = '', path = ''] = call.split(' ')
  const request = new Request(`http://localhost${samples[call]?.at?.(nothing) ?? path}`, {
    method,
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  })
  const answer = await world.api.fetch(request)
  const { code } = answer.status === 401 ? ((await answer.json()) as { code: string }) : { code: null }
  expect(code === 'client.required').toBe(permissions[call]!.needsKey)
})

test('the description of the API says of every call what its row says', async () => {
  const { paths } = (await (await world.ask('GET', '/v2/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: object[]; responses: object }>>
  }
  for (const [call, row] of Object.entries(permissions)) {
    const [method = '', path = ''] = call.split(' ')
    const { security, responses } = paths[path]![method.toLowerCase()]!
    expect(security !== undefined, call).toBe(row.anonymous === 'none')
    expect('401' in responses, call).toBe(row.needsKey)
  }
})

describe.each(Object.keys(permissions))('%s', (call) => {
  const row = permissions[call]!
  const ownerRole = roles.find((role) => row[role] === 'own') ?? 'client'

  test('lets in whom its row names, and changes and shows nothing of somebody else', async () => {
    const answers = new Map<string, unknown>()
    const expected = new Map<string, unknown>()
    for (const who of people) {
      const role: Role = who === 'owner' ? ownerRole : who
      if (row[role] === 'all') {
        answers.set(who, await ask(call, nothing, await personOf(who)))
        expected.set(who, expect.objectContaining({ isLetIn: true }))
        continue
      }
      const isOwner = who === 'owner'
      const { owner, own } = await (isOwner ? addOwner : findOwner)(ownerRole, call)
      const { isTheirs = false } = samples[call] ?? {}
      const isRefused = row[role] === 'none' || isTheirs
      const person = isOwner ? owner : await (isRefused ? findStranger : personOf)(who)
      const answer = await ask(call, own, person)
      answers.set(who, answer)
      expected.set(who, expect.objectContaining(expectedOf(row[role], who, samples[call] ?? {})))
      if (!isOwner) expect(answer.text, who).not.toContain(secret)
    }
    // What strangers leave alone serves those of the next call.
    const { owner, before } = await findOwner(ownerRole, call)
    expect(await rowsOf(owner)).toEqual(before)
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(expected))
  })
})

type Owner = { owner: Person; own: Things; before: unknown }

const owners = new Map<string, Promise<Owner>>()

/** The owner whom strangers come to, the same for all calls about the same things. */
function findOwner(role: (typeof roles)[number], call: string): Promise<Owner> {
  const key = `${role} ${call.includes('/v2/workspace/')} ${call.includes('/bulk/')}`
  return owners.get(key) ?? owners.set(key, addOwner(role, call, true)).get(key)!
}

/** An owner with all that others might ask for, or with what the call itself names. */
async function addOwner(role: (typeof roles)[number], call: string, isSought = namesThings(call)): Promise<Owner> {
  const { id: agent_id } = await world.agent()
  const owner = await world.client({ full_name: secret, type: ['owner'], role, agent_id })
  const own = isSought ? await fill(owner, call) : nothing
  return { owner, own, before: await rowsOf(owner) }
}

const nothing: Things = {
  session: 0,
  search: 0,
  remembered: 0,
  lead: 0,
  agent: 0,
  listing: '10-99999',
  version: 'x',
  upload: key,
  document: `1-${key}`,
  draft: 0,
  waiting: 0,
  bulk: 0,
}

function namesThings(call: string): boolean {
  const { at, body } = samples[call] ?? {}
  return (at?.length ?? 0) > 0 || typeof body === 'function'
}

async function personOf(who: (typeof people)[number]): Promise<Person | null> {
  if (who === 'anonymous') return null
  return world.client(who === 'owner' ? { type: ['owner'] } : { role: who })
}

const strangers = new Map<string, Promise<Person | null>>()

/** Somebody who is turned away, and so is the same afterwards. */
function findStranger(who: (typeof people)[number]): Promise<Person | null> {
  return strangers.get(who) ?? strangers.set(who, personOf(who)).get(who)!
}

function expectedOf(reach: Reach, who: (typeof people)[number], { isTheirs, isWrong }: Sample) {
  const done = isWrong ? { status: 422 } : { isDone: true }
  if (reach === 'none') return who === 'anonymous' ? { status: 401, code: 'session.required' } : { status: 403 }
  if (reach === 'own' && who !== 'owner') return isTheirs ? { status: 404 } : done
  return done
}

async function ask(call: string, own: Things, person: Person | null) {
  const [method = '', path = ''] = call.split(' ')
  const { at, body, headers } = samples[call] ?? {}
  const answer = await world.ask(method, at ? at(own) : path, {
    headers: { ...person?.headers, ...headers },
    ...(method !== 'GET' && { body: (typeof body === 'function' ? body(own) : body) ?? {} }),
  })
  const { status } = answer
  const text = await answer.text()
  const code = status >= 400 ? (JSON.parse(text) as { code: string }).code : ''
  const isTurnedAway = ['session.required', 'client.required', 'request.not_allowed'].includes(code)
  return { status, code, text, isDone: status < 400, isLetIn: !isTurnedAway && status < 500 }
}

let listings = 30_000

/** Gives somebody one of each thing that an account keeps. */
async function fill({ headers, id, agent_id }: Person, call: string): Promise<Things> {
  await world.ask('PUT', `/v2/clients/favorites/${listing}`, { headers })
  await world.ask('PUT', `/v2/clients/recently-viewed/${listing}`, { headers })
  const made = async (path: string, body: object) => {
    const answer = await world.ask('POST', path, { headers, body })
    return ((await answer.json()) as { data: { id: number } }).data.id
  }
  const search = await made('/v2/clients/searches', { name: secret, criteria: { city: 'punta-cana' } })
  const remembered = await made('/v2/clients/search-history', { criteria: { city: 'punta-cana' } })
  const { rows } = await world.db.execute<{ id: number }>(sql`select id from client_session where client_id = ${id}`)
  const { code } = await world.property({ code: `10-${(listings += 1)}`, ...(agent_id && { agent_id }) })
  const offer = await world.ask('GET', `/v2/workspace/listings/${code}/offer`, { headers })
  const version = offer.ok ? ((await offer.json()) as { data: { version: string } }).data.version : 'x'
  const kept = { session: rows[0]!.id, search, remembered, lead: await leadFor(id) }
  const drafts = call.includes('/v2/workspace/') ? await addDrafts(agent_id, code) : { draft: 0, waiting: 0 }
  const bulk = call.includes('/bulk/') ? await addBulk(id) : 0
  return { ...kept, agent: agent_id ?? 0, listing: code, version, ...drafts, bulk, ...(await filesFor(id)) }
}

async function addBulk(client_id: number): Promise<number> {
  const { rows } = await world.db.execute<{ id: number }>(sql`
    insert into bulk (client_id, action, details, state) values (${client_id}, 'confirm', '{}', 'done') returning id`)
  return rows[0]!.id
}

/** An upload of theirs that is under way, and a document that they sent. */
async function filesFor(clientId: number): Promise<Pick<Things, 'upload' | 'document'>> {
  const { rows } = await world.db.execute<{ id: string; agency_id: number }>(sql`
    insert into upload (client_id, agency_id, purpose, size, media_type)
    select ${clientId}, min(id), 'document', 10, '' from agency returning id, agency_id`)
  const { id, agency_id } = rows[0]!
  const document = `${agency_id}-${crypto.randomUUID()}`
  await world.tools.uploads.save(`d/${document}`, Buffer.from('%PDF-1.7'))
  await world.db.execute(sql`
    insert into upload (client_id, agency_id, purpose, size, taken, media_type, became)
    values (${clientId}, ${agency_id}, 'document', 8, 8, '', ${`d/${document}`})`)
  return { upload: id, document }
}

/** A complete draft of an agent who published before, and one that waits for its reviewer. */
async function addDrafts(agent_id: number | null, code: string) {
  if (agent_id === null) return { draft: 0, waiting: 0 }
  for (const n of [1, 2, 3]) await world.property({ code: `11-${(listings += n)}`, agent_id })
  await world.db.execute(sql`
    insert into listing_version (listing_id, n, kind, document, changed)
    select id, 1, 'system', ${packDocument({ title_es: 'Lo de antes' })}::bytea, '{title_es}' from listing where code = ${code}`)
  await world.db.execute(sql`update listing set version = 1 where code = ${code}`)
  const add = async (submitted: string | null) => {
    const { rows } = await world.db.execute<{ id: number }>(sql`
      insert into listing_draft (agency_id, agent_id, document, submitted_at)
      select agency_id, id, ${JSON.stringify(wholeFlat)}::jsonb, ${submitted} from agent where id = ${agent_id}
      returning id`)
    return rows[0]!.id
  }
  return { draft: await add(null), waiting: await add('2026-11-01T12:00:00Z') }
}

/** An enquiry that came to the agent whose account this is. */
async function leadFor(clientId: number): Promise<number> {
  const { rows } = await world.db.execute<{ id: number }>(sql`
    insert into lead (reference, kind, "check", full_name, details, language, agent_id)
    select gen_random_uuid(), 'visit', 'checked', ${secret}, '{}', 'es', agent_id from client where id = ${clientId}
    returning id`)
  await world.db.execute(
    sql`insert into visit (lead_id, agent_id) select id, agent_id from lead where id = ${rows[0]!.id}`,
  )
  return rows[0]!.id
}

/** All that the tables hold of somebody. */
async function rowsOf({ id }: Person): Promise<unknown> {
  const { rows } = await world.db.execute(sql`
    select to_jsonb(client) as client,
      (select jsonb_agg(to_jsonb(x) order by x.id) from client_session x where client_id = ${id}) as sessions,
      (select jsonb_agg(to_jsonb(x) order by x.id) from saved_search x where client_id = ${id}) as searches,
      (select jsonb_agg(to_jsonb(x) order by x.id) from search_history x where client_id = ${id}) as history,
      (select jsonb_agg(to_jsonb(x) order by x.id) from lead x where x.agent_id = client.agent_id) as leads,
      (select jsonb_agg(to_jsonb(x) order by x.id) from listing x where x.agent_id = client.agent_id) as listings,
      (select jsonb_agg(to_jsonb(x) order by x.id) from listing_draft x where x.agent_id = client.agent_id) as drafts,
      (select jsonb_agg(to_jsonb(x) order by x.listing_id) from favourite x where client_id = ${id}) as favourites,
      (select jsonb_agg(to_jsonb(x) order by x.listing_id) from recently_viewed x where client_id = ${id}) as viewed
    from client where id = ${id}`)
  return rows
}
