import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'

import { createTestApi } from '../../test-api.ts'

const password = 'una frase nueva y buena'
let at = new Date('2026-11-23T12:00:00Z').getTime()
const now = () => new Date(at)

type World = Awaited<ReturnType<typeof createTestApi>>

/** An agent with a password, and what the tests do with a second factor. */
async function withAgent() {
  const world = await createTestApi({ now })
  const agent = await world.agent()
  const hash = await world.tools.passwords.hash(password)
  const ana = await world.client({ role: 'agent', agent_id: agent.id, password: hash })
  const post = async (path: string, body: object = {}, headers: object = ana.headers) => {
    const answer = await world.ask('POST', path, { headers: headers as Record<string, string>, body })
    const text = await answer.text()
    return { status: answer.status, ...(text ? (JSON.parse(text) as { code?: string; data: never }) : {}) }
  }
  const begin = async () => {
    const { data } = (await post('/v2/clients/factor', { current_password: password })) as never as {
      data: { secret: string; uri: string }
    }
    return data
  }
  const signIn = () => post('/v2/clients/login', { email: ana.email, password }, {}) as never as SignIn
  const enter = (factor: string, code: string) => post('/v2/clients/login/code', { factor, code }, {})
  /** Turns it on and answers its secret and recovery codes, half a minute later. */
  const turnOn = async () => {
    const { secret } = await begin()
    const { data } = (await post('/v2/clients/factor/confirm', { code: codeOf(secret) })) as never as {
      data: { recovery_codes: string[] }
    }
    at += 30_000
    return { secret, codes: data.recovery_codes }
  }
  return { world, ana, post, begin, signIn, enter, turnOn }
}
type SignIn = Promise<{ status: number; data: { factor: string; token?: string } }>

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
const kindsOf = async ({ db }: World) =>
  (await db.execute<{ kind: string }>(sql`select kind from audit_event order by id`)).rows.map(({ kind }) => kind)

test('a second factor counts once a code of it was confirmed; then the password alone opens nothing', async () => {
  const { world, ana, begin, post, signIn, enter } = await withAgent()
  const { secret, uri } = await begin()
  expect(uri).toContain(`secret=${secret}`)
  expect(uri).toContain(encodeURIComponent(ana.email))
  const { rows } = await world.db.execute<{ factor_secret: Buffer }>(sql`select factor_secret from client`)
  expect(rows[0]!.factor_secret.toString('latin1')).not.toContain(secret)
  expect((await signIn()).data.token).toBeDefined()

  expect(await post('/v2/clients/factor/confirm', { code: '000000' })).toMatchObject({ code: 'auth.factor_wrong' })
  const confirmed = await post('/v2/clients/factor/confirm', { code: codeOf(secret) })
  expect(confirmed).toMatchObject({ status: 200 })
  expect(new Set((confirmed.data as unknown as { recovery_codes: string[] }).recovery_codes).size).toBe(10)
  expect(
    await world.db.$count(
      world.db
        .select()
        .from(sql`client_session`)
        .as('s'),
    ),
  ).toBe(1)

  const { status, data } = await signIn()
  expect([status, Object.keys(data)]).toEqual([200, ['factor']])
  at += 30_000
  const entered = await enter(data.factor, codeOf(secret))
  expect(entered).toMatchObject({ status: 200, data: { user: { email: ana.email } } })
  expect(await kindsOf(world)).toEqual(['account.signed_in', 'account.factor_on', 'account.signed_in'])
  expect((await world.readMails()).map(({ subject }) => subject)).toEqual([
    'La verificación en dos pasos quedó activada en tu cuenta de Marquesina',
  ])
})

test('a code works once, also where it comes twenty times at the same moment', async () => {
  const { enter, signIn, turnOn } = await withAgent()
  const { secret } = await turnOn()
  const code = codeOf(secret)
  const keys = await Promise.all(Array.from({ length: 4 }, async () => (await signIn()).data.factor))
  const answers = await Promise.all(keys.map((key) => enter(key, code)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422])
  // One of before is none any more either.
  at -= 30_000
  expect((await enter(keys[0]!, codeOf(secret))).status).toBe(422)
})

test('five tries in a quarter of an hour, whoever makes them and from wherever; the right code is refused then too', async () => {
  const { world, enter, signIn, turnOn } = await withAgent()
  const { secret } = await turnOn()
  const { factor } = (await signIn()).data
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => enter(factor, String(100_000 + n))))
  expect(answers.filter(({ status }) => status === 422).length).toBe(5)
  expect(answers.filter(({ status }) => status === 429).length).toBe(7)
  expect((await enter(factor, codeOf(secret))).status).toBe(429)
  await world.db.execute(sql`update attempt set at = at - interval '16 minutes'`)
  expect((await enter(factor, codeOf(secret))).status).toBe(200)
})

test('a recovery code opens the account once, however it is typed, and its owner is told how many are left', async () => {
  const { world, enter, signIn, turnOn } = await withAgent()
  const { codes } = await turnOn()
  await world.readMails()
  const typed = ` ${codes[3]!.toLowerCase().replace('-', ' ')} `
  expect((await enter((await signIn()).data.factor, typed)).status).toBe(200)
  expect((await enter((await signIn()).data.factor, codes[3]!)).status).toBe(422)
  expect((await world.readMails())[0]!.text).toContain('Códigos que te quedan: 9.')
  const { rows } = await world.db.execute<{ hash: Buffer }>(sql`select hash from recovery_code`)
  expect(rows.some(({ hash }) => codes.includes(hash.toString('utf8')))).toBe(false)
})

test('the key between both steps is worth nothing after ten minutes, another password, or a changed letter', async () => {
  const { world, ana, enter, signIn, turnOn } = await withAgent()
  const { secret } = await turnOn()
  const { factor } = (await signIn()).data
  expect((await enter(`${factor.slice(0, -1)}x`, codeOf(secret))).status).toBe(410)
  expect((await enter(factor.replace(/^\d+/, String(ana.id + 1)), codeOf(secret))).status).toBe(410)
  at += 11 * 60_000
  expect((await enter(factor, codeOf(secret))).status).toBe(410)
  const again = (await signIn()).data.factor
  await world.db.execute(sql`update client set password = 'another'`)
  expect((await enter(again, codeOf(secret))).status).toBe(410)
})

test('it is turned off by the password and a code together, and another account’s secret opens nothing here', async () => {
  const { world, ana, post, turnOn } = await withAgent()
  const { secret } = await turnOn()
  const off = '/v2/clients/factor/off'
  expect((await post('/v2/clients/factor', { current_password: password })).code).toBe('auth.factor_on')
  expect((await post(off, { current_password: 'x', code: codeOf(secret) })).status).toBe(422)
  expect((await post(off, { current_password: password, code: '000000' })).status).toBe(422)
  await world.client({ role: 'agent' })
  await world.db.execute(sql`
    update client set factor_since = now(), factor_secret = (select factor_secret from client where id = ${ana.id})
    where id <> ${ana.id}`)
  const other = await world.client({ role: 'agent', password: await world.tools.passwords.hash(password) })
  await world.db.execute(sql`
    update client set factor_since = now(), factor_secret = (select factor_secret from client where id = ${ana.id})
    where id = ${other.id}`)
  expect((await post(off, { current_password: password, code: codeOf(secret) }, other.headers)).status).toBe(422)
  expect((await post(off, { current_password: password, code: codeOf(secret) })).status).toBe(204)
  expect(
    await world.db.$count(
      world.db
        .select()
        .from(sql`recovery_code`)
        .as('r'),
    ),
  ).toBe(0)
})

test('two weeks after a role began the workspace waits for it, and the account itself does not', async () => {
  const { world, ana, turnOn } = await withAgent()
  const read = async (path: string) => (await world.ask('GET', path, { headers: ana.headers })).json()
  const move = (days: number) =>
    world.db.execute(sql`update client set role_since = now() - make_interval(days => ${days})`)
  await move(13)
  expect(await read('/v2/leads')).toMatchObject({ data: [] })
  expect(await read('/v2/clients/factor')).toMatchObject({ data: { is_on: false, recovery_codes: 0 } })
  await move(15)
  for (const path of ['/v2/leads', '/v2/leads/export', '/v2/visit-hours', '/v2/workspace/agent']) {
    expect(await read(path)).toMatchObject({ code: 'auth.factor_required' })
  }
  expect(await read('/v2/clients')).toMatchObject({ data: { email: ana.email } })
  await turnOn()
  expect(await read('/v2/leads')).toMatchObject({ data: [] })
})

test('when a role began is known whoever gives it, and a client has none', async () => {
  const world = await createTestApi()
  const { id } = await world.client()
  const read = async () => (await world.db.execute(sql`select role_since from client where id = ${id}`)).rows[0]
  expect(await read()).toEqual({ role_since: null })
  await world.db.execute(sql`update client set role = 'staff' where id = ${id}`)
  expect((await read())!.role_since).not.toBeNull()
  await world.db.execute(sql`update client set role = 'client' where id = ${id}`)
  expect(await read()).toEqual({ role_since: null })
})
