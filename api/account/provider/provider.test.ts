import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { ana, toBearer, signUpBody, withAna } from '../test-ana.ts'
import { createTestApi } from '../../test-api.ts'
import { openIdProvider } from '../../tools/provider.ts'
import { type Guest, issuerClient, openTestIssuer } from './test-issuer.ts'

const pages = ['http://localhost:3000/autenticacion/google', 'http://localhost:3000/en/authentication/google']
const googleAna: Guest = { sub: 'g-1', email: ana.email, email_verified: true, name: 'Ana de Google' }

let issuer: Awaited<ReturnType<typeof openTestIssuer>>
beforeAll(async () => {
  issuer = await openTestIssuer(pages)
})
afterAll(() => issuer.close())
beforeEach(() => issuer.expect(googleAna))

type Started = Awaited<ReturnType<typeof createTestApi>>
type Returned = { cookie: string; query: string; lang?: string }

const google = (at = issuer.issuer, now = () => new Date()) => ({
  google: openIdProvider({ issuer: at, ...issuerClient, now }),
})

/** A browser that goes to the provider, signs in there, and is sent back: its cookie and the query it comes with. */
async function goThere({ ask }: Started, lang = 'es'): Promise<Returned> {
  const begun = await ask('GET', `/v2/clients/login/google?lang=${lang}`, { headers: { 'X-Api-Key': '' } })
  expect(begun.status).toBe(302)
  const back = await issuer.walk(begun.headers.get('location')!)
  expect(back.origin + back.pathname).toBe(pages[lang === 'es' ? 0 : 1])
  return { cookie: cookieOf(begun), query: back.search, lang }
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')!.split(';')[0]!

async function comeBack({ ask }: Started, { cookie, query, lang = 'es' }: Returned) {
  const answer = await ask('GET', `/v2/clients/login/google/callback${query}`, { lang, headers: { cookie } })
  return { status: answer.status, headers: answer.headers, ...(await answer.json()) }
}

async function visit(world: Started, lang?: string) {
  return comeBack(world, await goThere(world, lang))
}

const count = async ({ db }: Started, table: string) =>
  (await db.execute(sql`select from ${sql.identifier(table)}`)).rows.length

test('without its settings there is no such provider, and of others neither', async () => {
  const { ask } = await createTestApi()
  expect((await ask('GET', '/v2/clients/login/google')).status).toBe(404)
  expect((await ask('GET', '/v2/clients/login/google/callback?code=x&state=y')).status).toBe(404)
  const configured = await createTestApi({ providers: google() })
  expect((await configured.ask('GET', '/v2/clients/login/facebook')).status).toBe(404)
  expect((await configured.ask('GET', '/v2/clients/login/__proto__')).status).toBe(404)
})

test('whoever is new gets a confirmed account without a type, and is known the next time', async () => {
  const world = await createTestApi({ providers: google() })
  issuer.expect({ ...googleAna, name: '<b>Ana</b> 2.0' })
  const first = await visit(world, 'en')
  expect(first).toMatchObject({
    status: 200,
    data: { user: { full_name: '', email: ana.email, type: [], profile_picture: null } },
  })
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(first.headers.get('set-cookie')).toContain('trip=; Path=/; Max-Age=0')
  const { rows } = await world.db.execute(
    sql`select language, password, confirmed_at is not null as is_confirmed from client`,
  )
  expect(rows).toEqual([{ language: 'en', password: null, is_confirmed: true }])
  const shown = await world.ask('GET', '/v2/clients', { headers: toBearer(first.data.token) })
  expect((await shown.json()).data).toMatchObject({ has_password: false })

  // The provider's name for her is what counts, not the address of the day.
  issuer.expect({ ...googleAna, email: 'otra@example.com', email_verified: false })
  expect((await visit(world)).data.user.email).toBe(ana.email)
  expect([await count(world, 'client'), await count(world, 'client_identity')]).toEqual([1, 1])
})

test('a confirmed account of the same address is linked, keeps its password, and its owner is told', async () => {
  const world = await withAna({ providers: google() })
  await world.confirm()
  issuer.expect({ ...googleAna, email: 'ANA@Example.com' })
  expect(await visit(world)).toMatchObject({ status: 200, data: { user: { full_name: ana.full_name } } })
  expect((await world.signIn()).status).toBe(200)
  expect(await count(world, 'client')).toBe(1)
  const mails = await world.readMails()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [ana.email, 'Ya puedes entrar a Marquesina con Google'],
  ])
  await visit(world)
  expect(await world.readMails()).toEqual([])
})

test('an account that waits to be confirmed makes way: its password and its links are worth nothing any more', async () => {
  const world = await withAna({ providers: google() })
  const link = await world.linkOf()
  expect((await visit(world)).data.user).toMatchObject({ full_name: 'Ana de Google', email: ana.email })
  expect(await world.signIn()).toMatchObject({ status: 422, code: 'session.wrong_credentials' })
  expect((await world.post('/confirm-email', link)).status).toBe(410)
  expect(await world.signIn()).toMatchObject({ status: 422, code: 'session.wrong_credentials' })
  const { rows } = await world.db.execute(sql`select full_name, phone, password from client`)
  expect(rows).toEqual([{ full_name: 'Ana de Google', phone: null, password: null }])
})

test('an address that the provider has not verified opens and links nothing', async () => {
  const world = await withAna({ providers: google() })
  await world.confirm()
  for (const email_verified of [false, undefined]) {
    issuer.expect({ sub: 'g-2', email: ana.email, ...(email_verified !== undefined && { email_verified }) })
    expect(await visit(world)).toMatchObject({ status: 422, code: 'provider.unverified' })
  }
  issuer.expect({ sub: 'g-3', email_verified: true })
  expect(await visit(world)).toMatchObject({ status: 422, code: 'provider.unverified' })
  expect(await count(world, 'client_identity')).toBe(0)
})

test('who has no password deletes the account or changes its address or telephone only just after coming from there', async () => {
  const world = await createTestApi({ providers: google() })
  const { data } = await visit(world)
  const headers = toBearer(data.token)
  await world.db.execute(sql`update client_session set created_at = now() - interval '6 minutes'`)
  const refused = { code: 'session.too_old' }
  expect(await (await world.ask('DELETE', '/v2/clients', { headers, body: {} })).json()).toMatchObject(refused)
  const edits = [{ email: 'otra@example.com' }, { phone: '8095551234' }]
  for (const body of edits) {
    expect(await (await world.ask('POST', '/v2/clients/edit', { headers, body })).json()).toMatchObject(refused)
  }
  const again = toBearer((await visit(world)).data.token)
  for (const body of edits) {
    expect((await world.ask('POST', '/v2/clients/edit', { headers: again, body })).status).toBe(200)
  }
})

test('who deleted the account and comes back begins anew', async () => {
  const world = await createTestApi({ providers: google() })
  const { data } = await visit(world)
  const type = ['buyer']
  await world.ask('POST', '/v2/clients/complete-sign-up', {
    headers: toBearer(data.token),
    body: { full_name: 'Ana', type },
  })
  expect((await world.ask('DELETE', '/v2/clients', { headers: toBearer(data.token), body: {} })).status).toBe(204)
  expect(await count(world, 'client_identity')).toBe(0)
  expect((await visit(world)).data.user).toMatchObject({ full_name: 'Ana de Google', type: [] })
})

test('what came back counts once, even when it comes twice at once', async () => {
  const world = await createTestApi({ providers: google() })
  const back = await goThere(world)
  const answers = await Promise.all([comeBack(world, back), comeBack(world, back)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(await comeBack(world, back)).toMatchObject({ status: 422, code: 'provider.refused' })
  expect(await count(world, 'client_session')).toBe(1)
})

test('two windows in which one person comes for the first time lead to one account', async () => {
  const world = await createTestApi({ providers: google() })
  const [one, other] = [await goThere(world), await goThere(world)]
  const answers = await Promise.all([comeBack(world, one), comeBack(world, other)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect([await count(world, 'client'), await count(world, 'client_identity')]).toEqual([1, 1])
})

test('what came back is worth nothing in another browser, without its state, or with an edited one', async () => {
  const world = await createTestApi({ providers: google() })
  const [mine, theirs] = [await goThere(world), await goThere(world)]
  const state = new URLSearchParams(mine.query).get('state')!
  const edited = (change: (state: string) => string) =>
    mine.query.replace(encodeURIComponent(state), encodeURIComponent(change(state))).replace(state, change(state))
  for (const wrong of [
    { ...mine, cookie: theirs.cookie },
    { ...mine, cookie: '' },
    { ...mine, query: mine.query.replace(/&?state=[^&]*/, '') },
    { ...mine, query: edited((text) => text.replace('es.', 'en.')) },
    { ...mine, query: edited((text) => text.replace(/\.(\d+)\./, (_, end) => `.${Number(end) + 1}.`)) },
    { ...mine, query: '?code=x' },
  ]) {
    expect(await comeBack(world, wrong), wrong.query).toMatchObject({ status: 422, code: 'provider.refused' })
  }
  // A code of somebody else's trip fits neither the verifier nor the nonce of this one.
  const code = new URLSearchParams(theirs.query).get('code')!
  const swapped = mine.query.replace(/code=[^&]*/, `code=${code}`)
  expect(await comeBack(world, { ...mine, query: swapped })).toMatchObject({ status: 422, code: 'provider.refused' })
  expect(await count(world, 'client')).toBe(0)
})

test('who is gone longer than ten minutes begins again', async () => {
  const world = await createTestApi({ providers: google() })
  const back = await goThere(world)
  const later = await createTestApi({ providers: google(), now: () => new Date(Date.now() + 601_000) })
  expect(await comeBack(later, back)).toMatchObject({ status: 422, code: 'provider.refused' })
})

test('who cancels there is sent back with a reason, and stays signed out', async () => {
  const world = await createTestApi({ providers: google() })
  issuer.expect(null)
  const back = await goThere(world)
  expect(new URLSearchParams(back.query).get('error')).toBe('access_denied')
  expect(await comeBack(world, back)).toMatchObject({ status: 422, code: 'provider.refused' })
})

test('the key of a trip is for this host and this browser alone, and over TLS for nothing else', async () => {
  const world = await createTestApi({ providers: google(), siteUrl: 'https://marquesina.do' })
  const begun = await world.ask('GET', '/v2/clients/login/google', { headers: { 'X-Api-Key': '' } })
  expect(begun.headers.get('set-cookie')).toMatch(
    /^__Host-trip=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict; Secure$/,
  )
  const there = new URL(begun.headers.get('location')!)
  expect(Object.fromEntries(there.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
    redirect_uri: pages[0],
  })
  expect(there.search).not.toContain(cookieOf(begun).split('=')[1])
  expect(begun.headers.get('cache-control')).toBe('no-store')
})

test.each(['error', 'silence'] as const)(
  'a provider in %s holds up nobody: its reader is told, and all else goes on',
  async (how) => {
    const broken = await openTestIssuer(pages)
    try {
      const world = await withAna({ providers: google(broken.issuer) })
      await world.confirm()
      const before = await goThereOf(world, broken)
      broken.breakDown(how)
      expect(await comeBack(world, before)).toMatchObject({ status: 503, code: 'provider.unavailable' })
      expect((await world.signIn()).status).toBe(200)
      const anew = await createTestApi({ providers: google(broken.issuer) })
      const begun = await anew.ask('GET', '/v2/clients/login/google?lang=en')
      expect(begun.headers.get('location')).toBe(`${pages[1]}?error=temporarily_unavailable`)
      broken.breakDown('not at all')
      const again = await anew.ask('GET', '/v2/clients/login/google?lang=en')
      expect(again.headers.get('location')).toContain(broken.issuer)
    } finally {
      broken.close()
    }
  },
)

/** As far as the way back, at another issuer. */
async function goThereOf({ ask }: Started, other: typeof issuer): Promise<Returned> {
  const begun = await ask('GET', '/v2/clients/login/google')
  const state = new URL(begun.headers.get('location')!).searchParams.get('state')!
  return { cookie: cookieOf(begun), query: `?${new URLSearchParams({ code: 'x', state, iss: other.issuer })}` }
}

test('how the provider is reached is asked once a day', async () => {
  const asked = () => issuer.asked.filter((path) => path.endsWith('openid-configuration')).length
  const before = asked()
  let clock = Date.now()
  const world = await createTestApi({ providers: google(issuer.issuer, () => new Date(clock)) })
  await Promise.all([goThere(world), goThere(world)])
  await goThere(world)
  expect(asked() - before).toBe(1)
  clock += 25 * 3_600_000
  await goThere(world)
  expect(asked() - before).toBe(2)
})

test('a sign-up with the address of somebody who comes by a provider is answered like any other', async () => {
  const world = await createTestApi({ providers: google() })
  await visit(world)
  const taken = await world.ask('POST', '/v2/clients/sign-up', { body: signUpBody })
  const free = await world.ask('POST', '/v2/clients/sign-up', { body: { ...signUpBody, email: 'b@example.com' } })
  expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()])
  expect(
    (await world.ask('POST', '/v2/clients/login', { body: { email: ana.email, password: ana.password } })).status,
  ).toBe(422)
})
