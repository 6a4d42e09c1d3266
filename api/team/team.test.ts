import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { Team } from '#contract/team/team.ts'

import { clients } from '../account/table.ts'
import { findLink } from '../account/test-ana.ts'
import { deleteExpired } from '../operation/start-maintenance.ts'
import { createTestApi } from '../test-api.ts'

type World = Awaited<ReturnType<typeof createTestApi>>
type Person = Awaited<ReturnType<World['client']>>

/** Two agencies: one with a manager and two agents who have accounts, another with a manager of its own. */
async function withTeam() {
  const world = await createTestApi()
  await world.tools.passwords.weaknessOf('una frase', [])
  const agency = await world.agency({ name: 'Costa Norte' })
  const other = await world.agency({ name: 'Costa Sur' })
  const [ana, luis] = [
    await world.agent({ agency_id: agency.id, name: 'Ana Pérez', phone: '+18095550001', whatsapp: '+18095550001' }),
    await world.agent({ agency_id: agency.id, name: 'Luis Gil' }),
  ]
  const stranger = await world.agent({ agency_id: other.id, name: 'Eva Mora' })
  const people = {
    manager: await world.client({ role: 'manager', agency_id: agency.id, full_name: 'Gloria Matos' }),
    agent: await world.client({ role: 'agent', agent_id: ana.id, full_name: 'Ana Pérez' }),
    colleague: await world.client({ role: 'agent', agent_id: luis.id, full_name: 'Luis Gil' }),
    rival: await world.client({ role: 'manager', agency_id: other.id, full_name: 'Raúl Ortiz' }),
    staff: await world.client({ role: 'staff', full_name: 'Milagros Betances' }),
  }
  const call = async (who: Person | null, method: string, path: string, body?: object) => {
    const answer = await world.ask(method, path, { headers: who?.headers ?? {}, ...(body && { body }) })
    const text = await answer.text()
    return { status: answer.status, ...(JSON.parse(text || '{}') as { code?: string; data: Team; errors?: object }) }
  }
  return { world, agency, other, ana, luis, stranger, people, call }
}

const invited = {
  full_name: 'Dahiana Rosario',
  email: 'dahiana@example.com',
  phone: '8095557788',
  spoken_languages: ['es'],
}
const good = { password: 'caballo verde de papel', confirmPassword: 'caballo verde de papel' }

async function auditOf({ db }: World) {
  const { rows } = await db.execute<{ kind: string; client_id: number; agency_id: number; details: object }>(
    sql`select kind, client_id, agency_id, details from audit_event where kind <> 'account.signed_in' order by id`,
  )
  return rows
}

/** Where the newest letter's link leads, as a call. */
async function followLetter(world: World): Promise<string> {
  const { id, ...query } = findLink((await world.readMails()).at(-1)!.text)
  return `/v2/invitations/${id}?${new URLSearchParams(query)}`
}

test('whoever is invited chooses a password and is an agent of the agency, once', async () => {
  const { world, agency, people, call } = await withTeam()
  const asked = await call(people.manager, 'POST', '/v2/team/invite', invited)
  expect(asked).toMatchObject({ status: 201, data: { invitations: [{ email: invited.email, expires_at: null }] } })
  const path = await followLetter(world)
  expect((await call(null, 'GET', path)).data).toMatchObject({
    agency: 'Costa Norte',
    by: 'Gloria Matos',
    full_name: invited.full_name,
    has_account: false,
  })
  expect(await call(null, 'POST', path, {})).toMatchObject({ status: 422, errors: { password: expect.anything() } })
  expect((await call(null, 'POST', path, { password: 'costanorte', confirmPassword: 'costanorte' })).status).toBe(422)
  const joined = (await Promise.all([1, 2, 3].map(() => call(null, 'POST', path, good)))) as { status: number }[]
  expect(joined.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410])

  const [account] = await world.db.select().from(clients).where(eq(clients.email, invited.email))
  expect(account).toMatchObject({ role: 'agent', agency_id: agency.id, phone: '+18095557788' })
  expect(account!.confirmed_at && account!.role_since).not.toBeNull()
  const { data: team } = await call(people.manager, 'GET', '/v2/team')
  expect(team.invitations).toEqual([])
  expect(team.members.find(({ email }) => email === invited.email)).toMatchObject({ role: 'agent', has_account: true })
  expect((await call(null, 'GET', `/v2/agents/${account!.agent_id}`)).status).toBe(200)
  expect((await auditOf(world)).map(({ kind }) => kind)).toEqual(['team.invited', 'team.joined'])
})

test('a known address is joined by its owner’s session alone, and keeps its password', async () => {
  const { world, people, call } = await withTeam()
  const owner = await world.client({ email: invited.email, password: 'kept' })
  await call(people.manager, 'POST', '/v2/team/invite', invited)
  const path = await followLetter(world)
  expect((await call(null, 'GET', path)).data).toMatchObject({ has_account: true })
  expect((await call(null, 'POST', path, good)).code).toBe('session.required')
  expect((await call(people.colleague, 'POST', path, good)).code).toBe('link.other_account')
  expect((await call(owner, 'POST', path, good)).status).toBe(200)
  const [account] = await world.db.select().from(clients).where(eq(clients.email, invited.email))
  expect(account).toMatchObject({ role: 'agent', password: 'kept' })
})

test('a letter lives 72 hours; a newer one, and whoever takes it back, end it', async () => {
  const { world, people, call } = await withTeam()
  await call(people.manager, 'POST', '/v2/team/invite', invited)
  const first = await followLetter(world)
  await call(people.manager, 'POST', '/v2/team/invite', invited)
  const second = await followLetter(world)
  expect((await call(null, 'GET', first)).status).toBe(410)
  expect((await call(null, 'GET', `${second}x`)).status).toBe(403)
  await world.db.execute(sql`update invitation set expires_at = now() - interval '1 second'`)
  expect((await call(null, 'POST', second, good)).status).toBe(410)
  const { data } = await call(people.manager, 'POST', '/v2/team/invite', invited)
  const third = await followLetter(world)
  const id = data.invitations[0]!.id
  expect((await call(people.rival, 'DELETE', `/v2/team/invitations/${id}`)).status).toBe(404)
  expect((await call(people.manager, 'DELETE', `/v2/team/invitations/${id}`)).data.invitations).toEqual([])
  expect((await call(null, 'POST', third, good)).status).toBe(410)
  expect(
    (await call(people.manager, 'POST', '/v2/team/invite', { ...invited, email: people.colleague.email })).code,
  ).toBe('team.already_member')
})

test('a manager invites agents, the network managers too', async () => {
  const { world, agency, people, call } = await withTeam()
  const asked = { ...invited, role: 'manager', agency_id: agency.id }
  expect((await call(people.manager, 'POST', '/v2/team/invite', asked)).status).toBe(403)
  expect((await call(people.rival, 'POST', '/v2/team/invite', { ...invited, agency_id: agency.id })).status).toBe(404)
  await call(people.staff, 'POST', '/v2/team/invite', asked)
  const path = await followLetter(world)
  const joined = (await call(null, 'POST', path, good)) as never as { data: { user: object } }
  expect(joined.data.user).toMatchObject({ role: 'manager' })
  const [account] = await world.db.select().from(clients).where(eq(clients.email, invited.email))
  expect(account).toMatchObject({ role: 'manager', agency_id: agency.id, agent_id: null })
})

test('whoever is suspended is out at once, and nothing is left to nobody', async () => {
  const { world, agency, ana, luis, stranger, people, call } = await withTeam()
  await world.property({ agent_id: ana.id })
  await world.property({ agent_id: ana.id, status: 'sold' })
  await world.project({ agent_id: ana.id })
  await world.db.execute(sql`insert into listing_draft (agency_id, agent_id) values (${agency.id}, ${ana.id})`)
  await world.db.execute(sql`
    insert into lead (reference, kind, "check", state, full_name, details, language, agent_id)
    select 'r' || n, 'agent_message', 'checked', state, 'Eva', '{}', 'es', ${ana.id}
    from unnest(array['new', 'answered', 'won', 'spam']) with ordinality as given (state, n)`)
  const path = `/v2/team/agent-${ana.id}/suspend`
  const left = await call(people.manager, 'POST', path, {})
  expect(left).toMatchObject({ status: 409, code: 'team.listings_left' })
  expect(Object.keys(left.errors!)).toEqual(['listings_to', 'leads_to'])
  for (const heir of [ana.id, stranger.id, 999]) {
    const refused = await call(people.manager, 'POST', path, { listings_to: heir, leads_to: luis.id })
    expect(refused).toMatchObject({ status: 422, errors: { listings_to: expect.anything() } })
  }
  expect((await world.ask('GET', '/v2/leads', { headers: people.agent.headers })).status).toBe(200)

  const heirs = { listings_to: luis.id, leads_to: luis.id }
  expect((await call(people.manager, 'POST', path, heirs)).status).toBe(200)
  expect((await world.ask('GET', '/v2/leads', { headers: people.agent.headers })).status).toBe(401)
  const { rows } = await world.db.execute(sql`
    select (select count(*) from listing where agent_id = ${ana.id})::int as listings,
      (select count(*) from listing_draft where agent_id = ${ana.id})::int as drafts,
      (select count(*) from project where agent_id = ${ana.id})::int as projects,
      (select json_agg(state order by id) from lead where agent_id = ${ana.id}) as leads,
      (select json_agg(event ->> 'to') from lead_event where event ->> 'kind' = 'assigned') as said`)
  expect(rows).toEqual([
    { listings: 0, drafts: 0, projects: 0, leads: ['won'], said: ['Luis Gil', 'Luis Gil', 'Luis Gil'] },
  ])
  const letters = await world.readMails()
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
    'Ahora te encargas de lo que llevaba Ana Pérez',
    'Tu acceso a Marquesina quedó suspendido',
  ])
  expect(letters.find(({ to }) => to === luis.email)!.text).toContain('propiedades (4) y las solicitudes abiertas (2)')
  expect((await auditOf(world)).at(-1)).toMatchObject({
    kind: 'team.suspended',
    client_id: people.manager.id,
    agency_id: agency.id,
    details: { listings: 4, leads: 2 },
  })
})

test('a suspended account is let in by nothing it has, nobody finds it, and what is written to it is the agency’s', async () => {
  const { world, agency, ana, luis, people, call } = await withTeam()
  const password = 'caballo verde de papel'
  await world.db
    .update(clients)
    .set({ password: await world.tools.passwords.hash(password) })
    .where(eq(clients.id, people.agent.id))
  const signIn = () => call(null, 'POST', '/v2/clients/login', { email: people.agent.email, password })
  expect((await signIn()).status).toBe(200)
  await call(people.manager, 'POST', `/v2/team/agent-${ana.id}/suspend`, {})
  expect(await signIn()).toMatchObject({ status: 403, code: 'session.suspended' })
  expect((await call(null, 'GET', `/v2/agents/${ana.id}`)).status).toBe(404)
  const list = (await call(null, 'GET', '/v2/agents')) as never as { data: { id: number }[] }
  expect(list.data.map(({ id }) => id)).not.toContain(ana.id)
  const profile = (await call(null, 'GET', `/v2/agencies/${agency.id}`)) as never as { data: { agents_count: number } }
  expect(profile.data).toMatchObject({ agents_count: 1, agents: [{ id: luis.id }] })
  await call(null, 'POST', `/v2/messages/agent/${ana.id}`, {
    full_name: 'Eva',
    phone: '8095551234',
    email: 'eva@example.com',
    message: 'Hola',
  })
  const { rows } = await world.db.execute(sql`select agent_id, agency_id from lead`)
  expect(rows).toEqual([{ agent_id: null, agency_id: agency.id }])
  expect((await world.readMails()).map(({ to }) => to)).toContain(agency.email)
  const seen = (await call(people.manager, 'GET', '/v2/leads')) as never as { data: { id: number }[] }
  expect((await call(people.manager, 'PATCH', `/v2/leads/${seen.data[0]!.id}`, { agent_id: ana.id })).status).toBe(422)

  const back = await call(people.manager, 'POST', `/v2/team/agent-${ana.id}/readmit`, {})
  expect(back.data.members.find(({ agent_id }) => agent_id === ana.id)).toMatchObject({ suspended_at: null })
  expect((await signIn()).status).toBe(200)
})

test('forty enquiries that come while their agent is suspended all have somebody', async () => {
  const { world, ana, luis, people, call } = await withTeam()
  const write = (n: number) =>
    call(null, 'POST', `/v2/messages/agent/${ana.id}`, {
      full_name: 'Eva',
      phone: '8095551234',
      email: `eva${n}@example.com`,
      message: `Hola ${n}`,
    })
  const heirs = { listings_to: luis.id, leads_to: luis.id }
  // A slow machine puts some off, and whoever is put off asks again.
  const persist = async (ask: () => ReturnType<typeof write>) => {
    let answer = await ask()
    while (answer.status === 503) answer = await ask()
    return answer
  }
  const answers = await Promise.all(
    Array.from({ length: 41 }, (_, n) =>
      persist(() => (n === 15 ? call(people.manager, 'POST', `/v2/team/agent-${ana.id}/suspend`, heirs) : write(n))),
    ),
  )
  expect(answers.filter(({ status }) => status >= 300)).toEqual([])
  const { rows } = await world.db.execute<{ whose: string; count: number }>(sql`
    select case when agent_id = ${ana.id} then 'nobody' else 'somebody' end as whose, count(*)::int from lead group by 1`)
  expect(rows).toEqual([{ whose: 'somebody', count: 40 }])
})

test('two managers who hand everything to each other’s agent at once leave nothing behind', async () => {
  const { world, ana, luis, people, call } = await withTeam()
  await world.property({ agent_id: ana.id })
  await world.property({ agent_id: luis.id })
  const [one, two] = await Promise.all([
    call(people.manager, 'POST', `/v2/team/agent-${ana.id}/suspend`, { listings_to: luis.id }),
    call(people.staff, 'POST', `/v2/team/agent-${luis.id}/suspend`, { listings_to: ana.id }),
  ])
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 422])
  const { rows } = await world.db.execute(sql`
    select from listing join agent on agent.id = agent_id where agent.suspended_at is not null`)
  expect(rows).toEqual([])
})

test('nobody suspends themselves, a manager no manager, and the last manager stays', async () => {
  const { world, agency, ana, people, call } = await withTeam()
  const own = `/v2/team/manager-${people.manager.id}`
  expect((await call(people.manager, 'POST', `${own}/suspend`, {})).status).toBe(403)
  expect((await call(people.rival, 'POST', `${own}/suspend`, {})).status).toBe(404)
  expect((await call(people.staff, 'POST', `${own}/suspend`, {})).code).toBe('team.last_manager')
  const promoted = await call(people.staff, 'PATCH', `/v2/team/agent-${ana.id}`, { role: 'manager' })
  expect(promoted.data.members.filter(({ role }) => role === 'manager').length).toBe(2)
  const both = await Promise.all([
    call(people.staff, 'POST', `${own}/suspend`, {}),
    call(people.staff, 'PATCH', `/v2/team/manager-${people.agent.id}`, { role: 'agent' }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(
    await world.db.$count(clients, sql`role = 'manager' and suspended_at is null and agency_id = ${agency.id}`),
  ).toBe(1)
})

test('the last manager of an agency does not delete their account, in either language, and one of two does', async () => {
  const { world, agency, ana, people, call } = await withTeam()
  const remove = (who: Person, language = 'es') =>
    world.ask('DELETE', '/v2/clients', { headers: { ...who.headers, 'Accept-Language': language }, body: {} })
  const refused = await Promise.all(
    ['es', 'en'].map(async (language) => (await remove(people.manager, language)).json()),
  )
  expect(refused).toMatchObject([
    { code: 'account.last_manager', message: expect.stringMatching(/^Eres la única persona que dirige/) },
    { code: 'account.last_manager', message: expect.stringMatching(/^You are the only manager/) },
  ])
  expect((await call(people.manager, 'GET', '/v2/team')).status).toBe(200)
  await call(people.staff, 'PATCH', `/v2/team/agent-${ana.id}`, { role: 'manager' })
  const both = await Promise.all([remove(people.manager), remove(people.agent)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  expect(await world.db.$count(clients, sql`role = 'manager' and agency_id = ${agency.id}`)).toBe(1)
  expect((await remove(people.colleague)).status).toBe(204)
})

test('a manager takes a lost second factor away, and its owner is told', async () => {
  const { world, ana, people, call } = await withTeam()
  await world.db.execute(sql`update client set factor_since = now(), factor_secret = 'x' where id = ${people.agent.id}`)
  expect((await call(people.rival, 'POST', `/v2/team/agent-${ana.id}/reset-factor`)).status).toBe(404)
  expect((await call(people.manager, 'POST', `/v2/team/agent-${ana.id}/reset-factor`)).status).toBe(200)
  expect((await world.ask('GET', '/v2/clients', { headers: people.agent.headers })).status).toBe(401)
  const [letter] = await world.readMails()
  expect(letter).toMatchObject({ to: people.agent.email })
  expect(letter!.text).toContain('Gloria Matos quitó la verificación en dos pasos')
  expect((await auditOf(world)).map(({ kind }) => kind)).toEqual(['team.factor_reset'])
})

test('another telephone asks for the password, and tells its owner until now and the network', async () => {
  const { world, ana, people, call } = await withTeam()
  const password = 'caballo verde de papel'
  const hash = await world.tools.passwords.hash(password)
  await world.db.update(clients).set({ password: hash })
  const edit = { version: 1, phone: '829 555 0199', about_es: 'Vendo en Naco.' }
  expect((await call(people.agent, 'PATCH', '/v2/workspace/agent', edit)).errors).toHaveProperty('current_password')
  // The number it has, written differently, is no other.
  const same = { version: 1, phone: '(809) 555-0001', about_es: 'Vendo en Naco.' }
  expect((await call(people.agent, 'PATCH', '/v2/workspace/agent', same)).data).toMatchObject({ version: 2 })
  expect(await world.readMails()).toEqual([])
  const changed = { ...edit, version: 2, agent_id: ana.id, current_password: password }
  expect((await call(people.manager, 'PATCH', '/v2/workspace/agent', changed)).data).toMatchObject({
    phone: '+18295550199',
    version: 3,
  })
  expect((await call(people.agent, 'PATCH', '/v2/workspace/agent', { ...edit, version: 2 })).status).not.toBe(200)
  expect((await call(people.agent, 'PATCH', '/v2/workspace/agent', { version: 2, license: 'x' })).code).toBe(
    'team.stale',
  )
  const told = (await world.readMails()).map(({ to }) => to)
  const network = world.tools.departmentMail('contact')
  expect(told.toSorted()).toEqual([ana.email, people.agent.email, network].toSorted())
  const { rows } = await world.db.execute(sql`select details::text from audit_event`)
  expect(JSON.stringify(rows)).not.toContain('555')
})

test('an agency’s manager chooses who looks at publications, unless the network does', async () => {
  const { world, agency, people, call } = await withTeam()
  const patch = (who: Person, version: number, more: object) =>
    call(who, 'PATCH', '/v2/workspace/agency', { version, agency_id: agency.id, ...more })
  expect((await patch(people.manager, 1, { policy: 'network' })).status).toBe(422)
  expect((await patch(people.manager, 1, { policy: 'manager', hides_points: false })).data).toMatchObject({
    policy: 'manager',
    version: 2,
  })
  expect((await patch(people.rival, 2, { policy: 'free' })).status).toBe(404)
  expect((await patch(people.staff, 2, { policy: 'network' })).status).toBe(200)
  expect((await patch(people.manager, 3, { policy: 'free' })).status).toBe(422)
  expect((await patch(people.manager, 2, { about_es: 'x' })).code).toBe('team.stale')
  const policies = (await auditOf(world)).filter(({ kind }) => kind === 'agency.policy_changed')
  expect(policies.map(({ details }) => details)).toEqual([
    { from: 'free', to: 'manager' },
    { from: 'manager', to: 'network' },
  ])
})

test('what was written down stays', async () => {
  const { world, people, call } = await withTeam()
  await call(people.manager, 'POST', '/v2/team/invite', invited)
  await expect(world.db.execute(sql`update audit_event set kind = 'x'`)).rejects.toThrow()
  await expect(world.db.execute(sql`delete from audit_event`)).rejects.toThrow()
  expect((await auditOf(world)).length).toBe(1)
  await world.db.execute(sql`
    insert into audit_event (kind, at) values ('team.invited', now() - interval '61 months'), ('team.invited', now() - interval '59 months')`)
  await deleteExpired(world.db)
  expect((await auditOf(world)).length).toBe(2)
  await expect(world.db.execute(sql`delete from audit_event`)).rejects.toThrow()
})

test('whom an agency invited is forgotten with the account, and three months after the end', async () => {
  const { world, people, call } = await withTeam()
  await call(people.manager, 'POST', '/v2/team/invite', invited)
  await call(people.manager, 'POST', '/v2/team/invite', { ...invited, email: 'otra@example.com' })
  await world.db.execute(
    sql`update invitation set created_at = now() - interval '91 days' where email <> ${invited.email}`,
  )
  await deleteExpired(world.db)
  const { rows } = await world.db.execute(sql`select email from invitation`)
  expect(rows).toEqual([{ email: invited.email }])
  const owner = await world.client({ email: invited.email })
  expect((await world.ask('DELETE', '/v2/clients', { headers: owner.headers, body: {} })).status).toBe(204)
  expect(
    await world.db.$count(
      world.db
        .select()
        .from(sql`invitation`)
        .as('i'),
    ),
  ).toBe(0)
})
