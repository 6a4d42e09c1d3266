import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { createDraftWorld, type Person, wholeFlat } from '../draft/test-drafts.ts'
import { agencies } from '../agency/table.ts'
import { ownColumns } from '../import/test-tables.ts'
import { createMakers } from '../test-makers.ts'
import { privateFieldNames } from '#contract/property/private.ts'
import type { ReviewPolicy } from '#contract/team/policy.ts'

/**
 * Nobody, a client, an agent, a colleague, the manager, another agency's manager, staff, who was suspended, and a program
 * of the agency whose token has another scope.
 */
const people = ['anonymous', 'client', 'agent', 'colleague', 'manager', 'rival', 'staff', 'suspended', 'token'] as const
type Who = (typeof people)[number]

const yes = 'yes'
/** What each may do who works here; nobody, a client and who was suspended may nothing. */
type Cells = Record<Exclude<Who, 'anonymous' | 'client' | 'suspended' | 'token'>, typeof yes | number>
const cells = (
  agent: Cells['agent'],
  colleague: Cells['agent'],
  manager: Cells['agent'],
  rival: Cells['agent'],
  staff: Cells['agent'],
): Cells => ({
  agent,
  colleague,
  manager,
  rival,
  staff,
})

/** Own for the agent, the agency's for the manager, all for staff; for others it does not exist. */
const everybodysOwn = cells(yes, 404, yes, 404, yes)
const managers = cells(403, 403, yes, 404, yes)

type World = Awaited<ReturnType<typeof createDraftWorld>>
type Call = readonly [method: string, path: string, body?: object]
type Row = { name: string; may: Cells; policy?: ReviewPolicy; call: (world: World) => Call | Promise<Call> }

const nothingPrivate = Object.fromEntries(privateFieldNames.map((name) => [name, null]))
const draftOf = (world: World) => world.begin(world.author, wholeFlat)
const submitted = async (world: World) => {
  const draft = await draftOf(world)
  return (await world.press(world.author, draft, 'submit')).data
}
/** A listing of the agent on offer, with the version that its moves ask for. */
const listingOf = async (world: World, status: 'published' | 'sold' = 'published') => {
  const { code } = await world.property({ agent_id: 7, status, code: `10-${(nextCode += 1)}` })
  const answer = (await world.call(world.staff, 'GET', `/v2/workspace/listings/${code}/offer`)) as never as {
    data: { version: string }
  }
  return { path: `/v2/workspace/listings/${code}`, version: answer.data.version }
}
let nextCode = 70_000
const leadOf = async (world: World) => {
  const { rows } = await world.db.execute<{ id: number }>(sql`
    insert into lead (reference, kind, "check", full_name, details, language, agent_id)
    values (gen_random_uuid(), 'agent_message', 'checked', 'Eva', '{}', 'es', 7) returning id`)
  return `/v2/leads/${rows[0]!.id}`
}

const rows: Row[] = [
  // While there is little to take.
  ...(['listings', 'listings/export', 'listings/sheet', 'template', 'template/sheet'] as const).map((what): Row => ({
    name: `take the ${what} along, as far as one reaches`,
    may: cells(yes, yes, yes, yes, yes),
    call: () => ['GET', `/v2/workspace/${what}`],
  })),
  {
    name: 'see a draft',
    may: everybodysOwn,
    call: async (w) => ['GET', `/v2/workspace/drafts/${(await draftOf(w)).id}`],
  },
  {
    name: 'edit a draft',
    may: everybodysOwn,
    call: async (w) => {
      const { id, version } = await draftOf(w)
      const ops = [{ op: 'set', field: 'price', before: 185_000, after: 190_000 }]
      return ['PATCH', `/v2/workspace/drafts/${id}`, { version, ops }]
    },
  },
  {
    name: 'throw a draft away',
    may: everybodysOwn,
    call: async (w) => ['DELETE', `/v2/workspace/drafts/${(await draftOf(w)).id}`],
  },
  {
    name: 'submit',
    may: everybodysOwn,
    call: async (w) => {
      const { id, version } = await draftOf(w)
      return ['POST', `/v2/workspace/drafts/${id}/submit`, { version }]
    },
  },
  ...(
    [
      ['free', everybodysOwn],
      ['manager', cells(403, 404, yes, 404, yes)],
      ['network', cells(403, 404, 403, 404, yes)],
    ] as const
  ).map(([policy, may]): Row => ({
    name: `publish where the policy is ${policy}`,
    may,
    policy,
    call: async (w) => {
      const { id, version } = await draftOf(w)
      return ['POST', `/v2/workspace/drafts/${id}/publish`, { version }]
    },
  })),
  ...(
    [
      ['manager', cells(403, 403, yes, 404, yes)],
      ['network', cells(403, 403, 403, 404, yes)],
    ] as const
  ).map(([policy, may]): Row => ({
    name: `return with a reason where the policy is ${policy}`,
    may,
    policy,
    call: async (w) => [
      'POST',
      `/v2/workspace/drafts/${(await submitted(w)).id}/return`,
      { reason: 'Falta la foto de la cocina.' },
    ],
  })),
  {
    name: 'change the price',
    may: everybodysOwn,
    call: async (w) => {
      const { path, version } = await listingOf(w)
      return ['POST', `${path}/price`, { version, price: 180_000, currency: 'USD' }]
    },
  },
  ...(['pause', 'start_offer', 'reserve', 'withdraw'] as const).map((action): Row => ({
    name: action,
    may: everybodysOwn,
    call: async (w) => {
      const { path, version } = await listingOf(w)
      return ['POST', `${path}/status`, { version, action }]
    },
  })),
  {
    name: 'mark as sold',
    may: everybodysOwn,
    call: async (w) => {
      const { path, version } = await listingOf(w)
      return ['POST', `${path}/status`, { version, action: 'mark_sold', closed_on: '2026-11-01' }]
    },
  },
  { name: 'confirm', may: everybodysOwn, call: async (w) => ['POST', `${(await listingOf(w)).path}/confirm`] },
  {
    name: 'back to offered from sold',
    may: cells(403, 404, yes, 404, yes),
    call: async (w) => {
      const { path, version } = await listingOf(w, 'sold')
      const action = { action: 'reopen', reason: 'La venta se cayó en el banco.' }
      return ['POST', `${path}/status`, { version, ...action }]
    },
  },
  {
    name: 'give to another agent inside the agency',
    may: managers,
    call: async (w) => ['POST', `${(await listingOf(w)).path}/assign`, { agent_id: 8 }],
  },
  {
    name: 'give to another agency',
    may: cells(403, 403, 422, 404, yes),
    call: async (w) => ['POST', `${(await listingOf(w)).path}/assign`, { agent_id: 9, reason: 'Cambia de agencia.' }],
  },
  {
    name: 'read mandate, owner and exact point',
    may: everybodysOwn,
    call: async (w) => ['GET', `${(await listingOf(w)).path}/private`],
  },
  {
    name: 'edit mandate, owner and exact point',
    may: cells(yes, 404, yes, 404, 403),
    call: async (w) => ['PUT', `${(await listingOf(w)).path}/private`, { ...nothingPrivate, notes: 'Llamar.' }],
  },
  { name: 'see the team', may: managers, call: () => ['GET', '/v2/team?agency_id=3'] },
  {
    name: 'invite an agent',
    may: managers,
    call: () => [
      'POST',
      '/v2/team/invite',
      { agency_id: 3, full_name: 'Eva', email: 'eva@example.com', phone: '8095551234', spoken_languages: ['es'] },
    ],
  },
  {
    name: 'invite a manager',
    may: cells(403, 403, 403, 403, yes),
    call: () => [
      'POST',
      '/v2/team/invite',
      {
        agency_id: 3,
        role: 'manager',
        full_name: 'Eva',
        email: 'eva2@example.com',
        phone: '8095551234',
        spoken_languages: ['es'],
      },
    ],
  },
  {
    name: 'suspend an agent',
    may: managers,
    call: async (w) => {
      const { id } = await createMakers(w.db).agent({ id: (nextCode += 1), agency_id: 3 })
      return ['POST', `/v2/team/agent-${id}/suspend`, {}]
    },
  },
  {
    name: 'name a manager',
    may: cells(403, 403, 403, 403, yes),
    call: async (w) => {
      const { id } = await createMakers(w.db).agent({ id: (nextCode += 1), agency_id: 3 })
      await w.client({ role: 'agent', agent_id: id })
      return ['PATCH', `/v2/team/agent-${id}`, { role: 'manager' }]
    },
  },
  {
    name: 'edit the agency',
    may: managers,
    call: async (w) => {
      const [agency] = await w.db.select().from(agencies).where(eq(agencies.id, 3))
      return ['PATCH', '/v2/workspace/agency', { agency_id: 3, version: agency!.version, about_es: 'Desde 1990.' }]
    },
  },
  {
    name: 'edit an agent’s page',
    may: everybodysOwn,
    call: async (w) => {
      const answer = await w.call(w.staff, 'GET', '/v2/workspace/agent?agent_id=7')
      const { version } = answer.data as { version: number }
      return ['PATCH', '/v2/workspace/agent', { agent_id: 7, version, license: 'RD-9' }]
    },
  },
  { name: 'read an enquiry', may: everybodysOwn, call: async (w) => ['GET', await leadOf(w)] },
  {
    name: 'answer an enquiry',
    may: everybodysOwn,
    call: async (w) => ['PATCH', await leadOf(w), { state: 'answered' }],
  },
  {
    name: 'give an enquiry to the agency’s own',
    may: managers,
    call: async (w) => ['PATCH', await leadOf(w), { agent_id: 8 }],
  },
  {
    name: 'give an enquiry to another agency',
    may: cells(403, 403, 422, 404, yes),
    call: async (w) => ['PATCH', await leadOf(w), { agent_id: 9 }],
  },
  { name: 'say when homes are shown', may: everybodysOwn, call: () => ['GET', '/v2/visit-hours?agent_id=7'] },
  {
    name: 'make a token',
    may: cells(403, 403, yes, yes, 403),
    call: () => ['POST', '/v2/tokens', { name: 'CRM', scopes: ['leads:read'] }],
  },
  {
    name: 'have an address told',
    may: cells(403, 403, yes, yes, 403),
    call: () => ['POST', '/v2/webhooks', { url: 'http://127.0.0.1:9/', events: ['lead.created'] }],
  },
  {
    name: 'revoke a token',
    may: managers,
    call: async (w) => {
      const made = await w.call(w.manager, 'POST', '/v2/tokens', { name: 'CRM', scopes: ['leads:read'] })
      return ['DELETE', `/v2/tokens/${(made as never as { data: { id: number } }).data.id}`]
    },
  },
  ...(['changes', 'look-alikes', 'comparables', 'projects'] as const).map((what): Row => ({
    name: `see the ${what} of a draft`,
    may: everybodysOwn,
    call: async (w) => ['GET', `/v2/workspace/drafts/${(await draftOf(w)).id}/${what}`],
  })),
  {
    name: 'take back',
    may: everybodysOwn,
    call: async (w) => ['POST', `/v2/workspace/drafts/${(await submitted(w)).id}/take-back`],
  },
  {
    name: 'schedule',
    may: everybodysOwn,
    call: async (w) => {
      const { id, version } = await draftOf(w)
      return [
        'POST',
        `/v2/workspace/drafts/${id}/schedule`,
        { version, publish_at: '2031-01-01T12:00:00Z', pause_at: null },
      ]
    },
  },
  ...(['versions', 'figures', 'offer', 'rank'] as const).map((what): Row => ({
    name: `see the ${what} of a listing`,
    may: everybodysOwn,
    call: async (w) => ['GET', `${(await listingOf(w)).path}/${what}`],
  })),
  {
    name: 'do one thing to many listings',
    may: everybodysOwn,
    call: async (w) => {
      const code = (await listingOf(w)).path.split('/').at(-1)
      return ['POST', '/v2/workspace/listings/bulk', { action: 'confirm', codes: [code] }]
    },
  },
  {
    name: 'see what became of it, and take it back',
    may: cells(yes, 404, 404, 404, 404),
    call: async (w) => {
      const codes = [(await listingOf(w)).path.split('/').at(-1)]
      await w.db.execute(sql`update bulk set state = 'done', ended_at = now()`)
      const { data } = await w.call(w.author, 'POST', '/v2/workspace/listings/bulk', { action: 'confirm', codes })
      return ['GET', `/v2/workspace/listings/bulk/${data.id}`]
    },
  },
  { name: 'read the log', may: cells(403, 403, yes, yes, yes), call: () => ['GET', '/v2/workspace/audit'] },
  { name: 'see look-alikes', may: cells(403, 403, 403, 403, yes), call: () => ['GET', '/v2/look-alikes'] },
  ...(['imports', 'tokens', 'webhooks'] as const).map((what): Row => ({
    name: `list the ${what}`,
    may: cells(403, 403, yes, yes, yes),
    call: () => ['GET', `/v2/${what}`],
  })),
  {
    name: 'begin a source of imports',
    may: cells(403, 403, yes, 422, yes),
    call: () => ['POST', '/v2/imports', { agency_id: 3, name: 'Oficina', kind: 'table', arrival: 'file', agent_id: 7 }],
  },
  ...(
    [
      ['GET', ''],
      ['GET', '/runs'],
      ['PATCH', '', { name: 'Otro nombre' }],
      ['PUT', '/mapping', ownColumns],
      ['DELETE', ''],
    ] as const
  ).map(([method, path, body]): Row => ({
    name: `${method} a source${path}`,
    may: managers,
    call: async (w) => {
      const made = { name: 'Oficina', kind: 'table', arrival: 'file', agent_id: 7 }
      const { data } = await w.call(w.manager, 'POST', '/v2/imports', made)
      return [method, `/v2/imports/${data.id}${path}`, ...(body ? [body] : [])] as unknown as Call
    },
  })),
  ...(
    [
      ['PATCH', '', 403, { is_on: false }],
      ['POST', '/secret', 403],
      ['POST', '/test', 403],
      ['GET', '/deliveries', yes],
      ['DELETE', '', yes],
    ] as const
  ).map(([method, path, staff, body]): Row => ({
    name: `${method} a webhook${path}`,
    may: cells(403, 403, yes, 404, staff),
    call: async (w) => {
      await w.db.execute(sql`delete from webhook`)
      const made = { url: 'http://127.0.0.1:9/', events: ['lead.created'] }
      const { data } = await w.call(w.manager, 'POST', '/v2/webhooks', made)
      return [method, `/v2/webhooks/${data.id}${path}`, ...(body ? [body] : [])] as unknown as Call
    },
  })),
  ...(['GET', 'POST', 'DELETE'] as const).map((method): Row => ({
    name: `${method} the addresses of feeds`,
    may: cells(403, 403, yes, yes, 403),
    call: () => [method, '/v2/workspace/feeds'],
  })),
  {
    name: 'set the exchange rate',
    may: cells(403, 403, 403, 403, yes),
    call: () => ['POST', '/v2/exchange-rate', { rate: 61, date: '2026-11-20', source: 'Banco Central' }],
  },
]

let world: World
let who: Record<Exclude<Who, 'anonymous'>, Person>
beforeAll(async () => {
  world = await createDraftWorld()
  const gone = await createMakers(world.db).agent({ id: (nextCode += 1), agency_id: 3 })
  who = {
    client: world.buyer,
    agent: world.author,
    colleague: world.colleague,
    manager: world.manager,
    rival: world.stranger,
    staff: world.staff,
    suspended: await world.client({ role: 'agent', agent_id: gone.id }),
    token: world.buyer,
  }
  await world.call(world.manager, 'POST', `/v2/team/agent-${gone.id}/suspend`, {})
  const body = { name: 'Otra cosa', scopes: ['feed:read'] }
  const made = (await world.call(world.manager, 'POST', '/v2/tokens', body)) as never as { data: { secret: string } }
  who.token = { id: 0, headers: { Authorization: `Bearer ${made.data.secret}` } }
})

/** What each of them is answered. */
function listWanted(may: Cells): Record<Who, typeof yes | number> {
  return { anonymous: 401, client: 403, suspended: 401, token: 403, ...may }
}

test.each(rows)('$name', async ({ may, policy = 'free', call }) => {
  await world.db.update(agencies).set({ policy }).where(eq(agencies.id, 3))
  const wanted = listWanted(may)
  const answered: Partial<Record<Who, typeof yes | number>> = {}
  // Whoever is refused changes nothing: one thing does for all of them.
  const refused = await call(world)
  for (const person of people) {
    const [method, path, body] = wanted[person] === yes ? await call(world) : refused
    const headers = person === 'anonymous' ? {} : who[person].headers
    const { status } = await world.ask(method, path, { headers, ...(body && { body }) })
    answered[person] = status < 300 ? yes : status
  }
  expect(answered).toEqual(wanted)
})
