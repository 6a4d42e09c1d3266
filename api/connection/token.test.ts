import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { tokenLimits, type Token, tokenScopes, type TokenScope } from '#contract/connection/token.ts'

import { createDraftWorld, type Person, wholeFlat } from '../draft/test-drafts.ts'
import { permissions } from '../http/permissions.ts'
import { createCallerReader } from './read-caller.ts'

type World = Awaited<ReturnType<typeof createDraftWorld>>
type Made = { data: Token & { secret: string }; code?: string; errors?: Record<string, string[]> }

async function make(world: World, scopes: readonly TokenScope[], who: Person = world.manager, more: object = {}) {
  const body = { name: 'CRM de la oficina', scopes, ...more }
  const answer = await world.ask('POST', '/v2/tokens', { headers: who.headers, body })
  return { status: answer.status, ...((await answer.json()) as Made) }
}

/** Calls as a program does: with nothing but its token. */
async function callWith(world: World, secret: string, method: string, path: string, body?: object) {
  const answer = await world.api.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: { Authorization: `Bearer ${secret}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  const text = await answer.text()
  const said = (text.startsWith('{') ? JSON.parse(text) : {}) as { code?: string; data?: never }
  return { status: answer.status, text, headers: answer.headers, ...said }
}

test('a token is shown once, kept as a digest, listed without it, and ends at a press', async () => {
  const world = await createDraftWorld()
  const { status, data } = await make(world, ['listings:read', 'leads:read'], world.manager, { days: '30' })
  expect(status).toBe(201)
  expect(data.secret).toMatch(/^mqt_[\w-]{43}$/)
  const days = (Date.parse(data.expires_at) - Date.parse(data.created_at)) / 86_400_000
  expect(days).toBe(30)
  const list = async (who: Person) => (await world.ask('GET', '/v2/tokens', { headers: who.headers })).json()
  const { secret, ...shown } = data
  expect(await list(world.manager)).toEqual({ data: [{ ...shown, used_at: null, by: 'Marta Ruiz' }] })
  expect(shown.ending).toBe(secret.slice(-4))
  expect(await list(world.staff)).toEqual({ data: [{ ...shown }] })
  expect(await list(world.stranger)).toEqual({ data: [] })

  expect(await callWith(world, secret, 'GET', '/v2/workspace/listings')).toMatchObject({ status: 200 })
  expect(await list(world.manager)).toMatchObject({ data: [{ used_at: expect.any(String) }] })
  const { rows } = await world.db.execute(sql`select * from token`)
  expect(JSON.stringify(rows)).not.toContain(secret.slice(4, -4))
  const kinds = async () =>
    (await world.db.execute<{ kind: string; details: object }>(sql`select kind, details from audit_event order by id`))
      .rows
  expect((await kinds()).at(-1)).toMatchObject({ kind: 'token.created', details: { days: 30 } })

  const drop = (who: Person) => world.ask('DELETE', `/v2/tokens/${data.id}`, { headers: who.headers })
  expect((await drop(world.stranger)).status).toBe(404)
  expect((await drop(world.author)).status).toBe(403)
  expect((await drop(world.staff)).status).toBe(204)
  expect(await callWith(world, secret, 'GET', '/v2/workspace/listings')).toMatchObject({ code: 'session.required' })
  expect((await kinds()).at(-1)).toMatchObject({ kind: 'token.revoked' })
  expect(JSON.stringify(await kinds())).not.toContain(secret.slice(4))
})

test('who may make one, for how long, and how many', async () => {
  const world = await createDraftWorld()
  for (const who of [world.author, world.staff])
    expect(await make(world, ['feed:read'], who)).toMatchObject({ status: 403 })
  const refused: [object, string][] = [
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['everything'] }, 'scopes'],
    [{ days: 366 }, 'days'],
    [{ days: 0 }, 'days'],
    [{ name: ' ' }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
  ]
  for (const [more, field] of refused) {
    const answer = await make(world, ['feed:read'], world.manager, more)
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]])
  }
  const made = await Promise.all(
    Array.from({ length: tokenLimits.perAgency + 2 }, () => make(world, ['feed:read', 'feed:read'])),
  )
  expect(made.filter(({ status }) => status === 201)).toHaveLength(tokenLimits.perAgency)
  expect(made.filter(({ code }) => code === 'token.too_many')).toHaveLength(2)
  expect(made.find(({ status }) => status === 201)!.data.scopes).toEqual(['feed:read'])
})

test('each scope opens the endpoints that name it, as far as the agency reaches, and no other that asks who calls', async () => {
  const world = await createDraftWorld()
  const all = Object.entries(permissions).filter(([, row]) => row.anonymous === 'none')
  // All scopes but one open nothing that names that one; all together nothing that names none.
  for (const named of [...tokenScopes, null]) {
    const others = tokenScopes.filter((scope) => scope !== named)
    const { data } = await make(world, others)
    for (const [call, row] of all.filter(([, { token = null }]) => token === named)) {
      const [method = '', path = ''] = call.split(' ')
      const body = method === 'GET' ? undefined : {}
      const answer = await callWith(world, data.secret, method, path.replaceAll(/\{\w+\}/g, '1'), body)
      // Without a row for tokens it is a call without the client's key, like any stranger's.
      expect([call, answer.status, answer.code]).toEqual(
        row.token ? [call, 403, 'token.scope'] : [call, 401, 'client.required'],
      )
      const known = await world.ask(method, path.replaceAll(/\{\w+\}/g, '1'), {
        headers: { Authorization: `Bearer ${data.secret}` },
        ...(body && { body }),
      })
      expect([call, ((await known.json()) as { code: string }).code]).toEqual([call, 'token.scope'])
    }
  }
})

test('a program writes a draft, is held to the review, and changes a price; what it did is written down as its own', async () => {
  const world = await createDraftWorld()
  const { data } = await make(world, ['listings:read', 'listings:write', 'leads:read'])
  const call = (method: string, path: string, body?: object) => callWith(world, data.secret, method, path, body)
  const begin = async () => {
    const made = await call('POST', '/v2/workspace/drafts', { agent_id: 7 })
    const { id, version } = (made as never as { data: { id: number; version: number } }).data
    const ops = Object.entries(wholeFlat).map(([field, after]) => ({ op: 'set', field, before: null, after }))
    const changed = await call('PATCH', `/v2/workspace/drafts/${id}`, { version, ops })
    expect(changed.status).toBe(200)
    return (changed as never as { data: { id: number; version: number } }).data
  }
  const draft = await begin()
  const published = await call('POST', `/v2/workspace/drafts/${draft.id}/publish`, { version: draft.version })
  expect(published).toMatchObject({ status: 200 })
  const { code } = (published as never as { data: { code: string } }).data
  const versions = await call('GET', `/v2/workspace/listings/${code}/versions`)
  expect(versions.text).toContain('"token"')

  await world.db.execute(sql`update agency set policy = 'manager' where id = 3`)
  const held = await begin()
  const publish = await call('POST', `/v2/workspace/drafts/${held.id}/publish`, { version: held.version })
  expect(publish).toMatchObject({ status: 403, code: 'draft.review_needed' })
  expect(await call('POST', `/v2/workspace/drafts/${held.id}/submit`, { version: held.version })).toMatchObject({
    status: 200,
  })
  expect(await call('POST', `/v2/workspace/drafts/${held.id}/return`, { reason: 'No me gusta nada.' })).toMatchObject({
    status: 401,
  })

  const offer = (await call('GET', `/v2/workspace/listings/${code}/offer`)) as never as { data: { version: string } }
  const price = { version: offer.data.version, price: 180_000, currency: 'USD' }
  expect(await call('POST', `/v2/workspace/listings/${code}/price`, price)).toMatchObject({ status: 200 })
  const { rows } = await world.db.execute<{ details: { token?: number } }>(
    sql`select details from audit_event where kind in ('listing.published', 'listing.price_changed')`,
  )
  expect(rows.map(({ details }) => details.token)).toEqual([data.id, data.id])

  // Another agency's is not there, neither is what only people may read.
  const { code: theirs } = await world.property({ agent_id: 9 })
  expect(await call('GET', `/v2/workspace/listings/${theirs}/offer`)).toMatchObject({ status: 404 })
  expect(await call('GET', '/v2/leads')).toMatchObject({ status: 200 })
})

test('it ends with its time, its maker and its agency, and calls no more often than it may', async () => {
  const world = await createDraftWorld()
  const { data } = await make(world, ['listings:read'])
  const status = async () => (await callWith(world, data.secret, 'GET', '/v2/workspace/listings?per_page=1')).status
  const undo: [string, string][] = [
    [`update client set suspended_at = now() where id = ${world.manager.id}`, 'update client set suspended_at = null'],
    ['update agency set suspended_at = now() where id = 3', 'update agency set suspended_at = null'],
    [
      `update client set role = 'client' where id = ${world.manager.id}`,
      `update client set role = 'manager' where id = ${world.manager.id}`,
    ],
    [
      `update client set agency_id = 4 where id = ${world.manager.id}`,
      `update client set agency_id = 3 where id = ${world.manager.id}`,
    ],
    [
      "update token set expires_at = now() - interval '1 second'",
      "update token set expires_at = now() + interval '1 day'",
    ],
  ]
  for (const [end, begin] of undo) {
    await world.db.execute(sql.raw(end))
    expect([end, await status()]).toEqual([end, 401])
    await world.db.execute(sql.raw(begin))
    expect([begin, await status()]).toEqual([begin, 200])
  }
  for (const wrong of ['mqt_', `mqt_${'a'.repeat(43)}`, `MQT_${data.secret.slice(4)}`, `${data.secret}x`]) {
    expect(await callWith(world, wrong, 'GET', '/v2/workspace/listings')).toMatchObject({ status: 401 })
  }
  const used = await world.db.execute<{ used_at: Date }>(sql`select used_at from token`)
  expect(await status()).toBe(200)
  expect(await world.db.execute(sql`select used_at from token`)).toMatchObject({ rows: used.rows })

  const read = createCallerReader(world.db)
  let calls = 0
  const refusal = await (async () => {
    for (; calls < 2000; calls += 1) await read(`Bearer ${data.secret}`)
    return null
  })().catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'request.too_many', retryAfter: expect.any(Number) })
  expect(calls).toBeGreaterThanOrEqual(tokenLimits.callsPerMinute)
  // Another token of the agency is let in.
  const other = await make(world, ['listings:read'])
  expect(await read(`Bearer ${other.data.secret}`)).toMatchObject({ role: 'manager', agency_id: 3 })
})

test('no log and no answer repeats a token, wherever it is put', async () => {
  const lines: string[] = []
  const { pino } = await import('pino')
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const world = await createDraftWorld()
  const { createTestApi } = await import('../test-api.ts')
  const { data } = await make(world, ['feed:read'])
  const other = await createTestApi({ log })
  for (const path of [`/v2/leads?token=${data.secret}`, `/v2/tokens/${data.secret}`, `/v2/${data.secret}`]) {
    for (const method of ['GET', 'DELETE']) {
      const answer = await other.ask(method, path, { headers: { Authorization: `Bearer ${data.secret}` } })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(await answer.text()).not.toContain(data.secret)
    }
  }
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join()).not.toContain(data.secret)
})
