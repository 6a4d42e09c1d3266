import { argon2Sync, randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { attemptKey } from '../http/limit/queries.ts'
import { createTestApi } from '../test-api.ts'
import { openLog } from '../tools/log.ts'
import { ana, toBearer, findLink, signInAs, signUpBody, withAna } from './test-ana.ts'

const next = 'una nueva y buena'
const twice = (password: string) => ({ password, confirmPassword: password })
const inARow = (email: string, tries: number) =>
  sql`insert into attempt (key, at)
    select ${attemptKey('sign_in', email)}, now() - interval '20 minutes' from generate_series(1, ${tries}::int)`

test('a hundred failures in a row close an account where it is not known, until a letter’s link opens it', async () => {
  const { db, post, signIn, readMails, confirm } = await withAna()
  await confirm()
  await db.execute(inARow(ana.email, 99))
  expect((await signIn('no es esta')).status).toBe(422)
  expect((await signIn()).status).toBe(429)

  await post('/send-forgot-pasword', { email: ana.email })
  const { id = '', ...query } = findLink((await readMails()).at(-1)!.text)
  expect((await post(`/reset-password/${id}?${new URLSearchParams(query)}`, twice(next))).status).toBe(200)
  expect((await signIn(next)).status).toBe(200)
})

test('a right password ends the row of failures', async () => {
  const { db, signIn, confirm } = await withAna()
  await confirm()
  await db.execute(inARow(ana.email, 99))
  expect((await signIn()).status).toBe(200)
  await db.execute(sql`delete from attempt where key like 'signed_in:%'`)
  expect((await signIn('no es esta')).status).toBe(422)
  expect((await signIn()).status).toBe(200)
})

test('a changed password or address makes the links that were sent before worth nothing', async () => {
  const { post, readMails, signIn, token } = await signInAs()
  const restoring = async () => {
    await post('/send-forgot-pasword', { email: ana.email })
    const { id = '', ...query } = findLink((await readMails()).at(-1)!.text)
    return `/reset-password/${id}?${new URLSearchParams(query)}`
  }
  const first = await restoring()
  await post('/change-password', { current_password: ana.password, ...twice(next) }, token, 'PATCH')
  expect((await post(first, twice('otra cosa muy larga'))).status).toBe(410)

  const second = await restoring()
  await post('/edit', { email: 'nueva@example.com', current_password: next }, token)
  const mails = await readMails()
  const changing = findLink(mails.find(({ to }) => to === 'nueva@example.com')!.text)
  expect((await post('/confirm-email', changing, token)).status).toBe(200)
  expect((await post(second, twice('otra cosa muy larga'))).status).toBe(410)
  expect((await signIn('otra cosa muy larga')).status).toBe(422)
})

test('a password that everyone could guess of its owner is refused wherever it is set, and a link outlives it', async () => {
  const { ask, post, readMails, token } = await signInAs()
  const guessed = [
    'Ana-Pérez2',
    'perez.1990',
    'Santo Domingo 24',
    'PUNTA-CANA!!',
    'Passw0rd!',
    'Verano2026',
    'a'.repeat(12),
  ]
  await post('/send-forgot-pasword', { email: ana.email })
  const { id = '', ...query } = findLink((await readMails()).at(-1)!.text)
  const link = `/reset-password/${id}?${new URLSearchParams(query)}`
  for (const word of guessed.slice(1)) {
    const signUp = await ask('POST', '/v2/clients/sign-up', { body: { ...signUpBody, ...twice(word) } })
    const change = await post('/change-password', { current_password: ana.password, ...twice(word) }, token, 'PATCH')
    const reset = await post(link, twice(word))
    expect([word, signUp.status, change.status, reset.status]).toEqual([word, 422, 422, 422])
  }
  expect((await post(link, twice(next))).status).toBe(200)
})

test('a hash of former parameters opens the account once more, and is made anew', async () => {
  const { db, signIn, confirm } = await withAna()
  await confirm()
  const nonce = randomBytes(16)
  const cost = { memory: 8192, passes: 1, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', { ...cost, nonce, message: ana.password })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  await db.execute(sql`update client set password = ${`$argon2id$v=19$m=8192,t=1,p=1$${salt}$${hash}`}`)
  expect((await signIn('no es esta')).status).toBe(422)
  expect((await signIn()).status).toBe(200)
  const { rows } = await db.execute<{ password: string }>(sql`select password from client`)
  expect(rows[0]!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn()).status).toBe(200)
})

test('however often somebody signs up with another’s address, its owner gets four letters an hour', async () => {
  const { ask, confirm, readMails } = await withAna()
  await confirm()
  const answers = new Set<string>()
  for (let time = 0; time < 6; time++) {
    const answer = await ask('POST', '/v2/clients/sign-up', { body: signUpBody })
    answers.add(`${answer.status} ${await answer.text()}`)
  }
  expect(answers.size).toBe(1)
  // One of the four is the sign-up's own.
  expect(await readMails()).toHaveLength(3)
})

test('who edits a profile or completes it changes what the form names and nothing else', async () => {
  const { db, post, token } = await signInAs()
  const before = await db.execute(sql`select id, email, role, agent_id, password, confirmed_at, created_at from client`)
  const forged = {
    id: 99,
    email_verified: true,
    role: 'staff',
    agent_id: 1,
    password: 'x',
    confirmed_at: '2020-01-01',
    created_at: '2020-01-01',
    token: 'x',
    is_admin: true,
  }
  const body = `{"__proto__":{"role":"staff"},${JSON.stringify({ ...forged, full_name: 'Eva' }).slice(1)}`
  expect((await post('/edit', body, token)).status).toBe(200)
  const completing = { ...forged, full_name: 'Eva', email: 'otra@example.com', type: ['buyer'] }
  expect((await post('/complete-sign-up', completing, token)).status).toBe(200)
  const after = await db.execute(sql`select id, email, role, agent_id, password, confirmed_at, created_at from client`)
  expect(after.rows).toEqual(before.rows)
})

test('the log tells who came in and who was refused, and nothing that is secret', async () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(line) })
  const { db, ask, post, signIn, readMails, token } = await signInAs({ log })
  const headers = { 'X-Request-Id': 'call-number-1', ...toBearer('A'.repeat(43)) }
  await ask('GET', '/v2/clients', { headers })
  await signIn('clave equivocada')
  await post('/send-forgot-pasword', { email: ana.email })
  const link = findLink((await readMails()).at(-1)!.text)
  await post(`/reset-password/${link.id}?${new URLSearchParams({ ...link, signature: 'canario' })}`, twice(next))
  // A statement fails with all that it was asked with.
  await db.execute(sql`alter table client add constraint broken check (full_name <> 'Canario Azul') not valid`)
  const identification = '001-7654321-8'
  const edit = { full_name: 'Canario Azul', identification, identification_type: 'id_card' }
  expect((await post('/edit', edit, token)).status).toBe(500)
  await db.execute(sql`alter table client drop constraint broken`)

  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(told.map(({ msg, code }) => code ?? msg)).toEqual([
    'somebody signed in',
    'session.required',
    'session.wrong_credentials',
    'link.wrong_signature',
    'a call failed',
  ])
  expect(told[1]).toMatchObject({ requestId: 'call-number-1', method: 'GET', path: '/v2/clients' })
  expect(told[3]).toMatchObject({ path: '/v2/clients/reset-password/{id}' })
  for (const { time } of told) expect(new Date(String(time)).toISOString()).toBe(time)
  const secrets = [ana.password, ana.email, token, link.id!, link.signature!, 'canario', 'Canario Azul', identification]
  const all = lines.join('')
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
  expect(all).not.toMatch(/argon2id|A{43}|clave equivocada/)
})

test('a password of ten megabytes is not even looked at', async () => {
  const { ask } = await createTestApi()
  const body = { ...signUpBody, ...twice('x'.repeat(10_000_000)) }
  expect((await ask('POST', '/v2/clients/sign-up', { body })).status).toBe(413)
})
