import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { attemptKey } from '../http/limit/queries.ts'
import { createTestApi } from '../test-api.ts'
import { ana, toBearer, findLink, signInAs, signUpBody, withAna } from './test-ana.ts'

test('whoever signs up gets a letter in their language, and signs in once its link is followed', async () => {
  const { readMails, post, signIn } = await withAna()
  const [mail] = await readMails()
  expect(mail).toMatchObject({ to: ana.email, language: 'es', subject: 'Confirma tu correo en Marquesina' })
  expect(mail!.text).toContain('http://localhost:3000/confirmar-correo/')

  expect(await signIn()).toMatchObject({ status: 422, errors: { email: ['Este correo no está confirmado.'] } })
  expect((await post('/confirm-email', findLink(mail!.text))).status).toBe(200)
  expect(await signIn()).toMatchObject({
    status: 200,
    data: { user: { full_name: ana.full_name, email: ana.email, profile_picture: null, type: [] } },
  })
})

test('of a sign-in, errors.email says that the address waits to be confirmed, and nothing else', async () => {
  const { post } = await withAna()
  const { password } = ana
  const unknown = await (await post('/login', { email: 'nobody@example.com', password })).json()
  expect(unknown).toEqual({ code: 'session.wrong_credentials', message: 'El correo o la contraseña no son correctos.' })
  for (const email of ['ana', 'ana@', 5, null, undefined, ['ana@example.com'], 'a\u0000@example.com', '\ud800']) {
    expect(await (await post('/login', { email, password })).json()).toEqual(unknown)
  }
  expect((await (await post('/login', {})).json()).errors).toEqual({ password: ['Este campo es requerido.'] })
})

test('a confirming link works once, for its kind alone, and not with another signature, id or time', async () => {
  const { post, linkOf } = await withAna()
  const link = await linkOf()
  expect((await post('/confirm-email', { ...link, signature: `${link.signature}x` })).status).toBe(403)
  expect((await post('/confirm-email', { ...link, id: `x${link.id}` })).status).toBe(403)
  expect((await post('/confirm-email', { ...link, expires: `${Number(link.expires) + 1}` })).status).toBe(403)
  const password = { password: 'otra bien larga', confirmPassword: 'otra bien larga' }
  expect(
    (await post(`/reset-password/${link.id}?expires=${link.expires}&signature=${link.signature}`, password)).status,
  ).toBe(403)

  const answers = await Promise.all([post('/confirm-email', link), post('/confirm-email', link)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
})

test('a link that is over is gone, and a newer one takes its place', async () => {
  const { db, post, linkOf } = await withAna()
  const first = await linkOf()
  await post('/resend-confirm-email', { email: ana.email })
  const second = await linkOf()
  expect((await post('/confirm-email', first)).status).toBe(410)
  await db.execute(sql`update client_sign_up set link_expires_at = now() - interval '1 second'`)
  expect((await post('/confirm-email', second)).status).toBe(410)
})

test('what a link does is said when it is opened, as often as it is opened, and uses nothing up', async () => {
  const { ask, db, post, linkOf } = await withAna()
  const read = async ({ id, ...query }: Record<string, string>) => {
    const answer = await ask('GET', `/v2/clients/links/${id}?${new URLSearchParams(query)}`)
    return { status: answer.status, ...(await answer.json()) }
  }
  const link = await linkOf()
  for (let time = 0; time < 2; time++) {
    expect(await read(link)).toMatchObject({
      status: 200,
      data: { kind: 'confirm_email', full_name: ana.full_name, email: ana.email, asked_at: expect.any(String) },
    })
  }
  for (const part of ['id', 'expires', 'signature']) {
    expect(await read({ ...link, [part]: `${link[part]}1` })).toMatchObject({
      status: 403,
      code: 'link.wrong_signature',
    })
  }
  await db.execute(sql`update client_sign_up set link_expires_at = now() - interval '1 second'`)
  expect(await read(link)).toMatchObject({ status: 410, code: 'link.expired' })
  await db.execute(sql`update client_sign_up set link_expires_at = now() + interval '1 hour'`)
  expect((await post('/confirm-email', link)).status).toBe(200)
  expect(await read(link)).toMatchObject({ status: 410, code: 'link.expired' })

  await post('/send-forgot-pasword', { email: ana.email })
  const restoring = await linkOf()
  expect(await read(restoring)).toMatchObject({ data: { kind: 'restore_password', email: ana.email, asked_at: null } })
  expect(await read({ ...restoring, expires: '1' })).toMatchObject({ status: 403 })
  await post('/send-forgot-pasword', { email: ana.email })
  await linkOf()
  expect(await read(restoring)).toMatchObject({ status: 410 })
})

test('a sign-up with an address that has an account is answered alike, and its owner is told', async () => {
  const { post, confirm, readMails } = await withAna()
  await confirm()
  const again = await post('/sign-up', { ...signUpBody, full_name: 'Otra', email: 'ANA@example.com' })
  const anew = await post('/sign-up', { ...signUpBody, email: 'otra@example.com' })
  expect([again.status, await again.text()]).toEqual([anew.status, await anew.text()])
  const mails = await readMails()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ana@example.com', 'Ya tienes una cuenta en Marquesina'],
    ['otra@example.com', 'Confirma tu correo en Marquesina'],
  ])
  expect(mails[0]!.text).toContain('Ana D’Óleo Pérez')
})

test.each([
  ['full_name', { full_name: 'R2D2' }, 'Solo se admiten letras y espacios.'],
  ['full_name', { full_name: '  ' }, 'Este campo es requerido.'],
  ['email', { email: 'ana@' }, 'Escribe un correo válido.'],
  ['email', { email: 'a@b.co, x@y.co' }, 'Escribe un correo válido.'],
  ['email', { email: 'a@b.co\r\nBcc: x@y.co' }, 'El valor no es válido.'],
  ['phone', { phone: '12' }, 'Escribe un teléfono válido.'],
  ['password', { password: '1234567', confirmPassword: '1234567' }, 'Usa 8 caracteres o más.'],
  [
    'password',
    { password: 'password1', confirmPassword: 'password1' },
    'Esta contraseña, o una casi igual, es de las más usadas. Usa una frase que solo tú conozcas.',
  ],
  [
    'password',
    { password: 'inmobiliaria9', confirmPassword: 'inmobiliaria9' },
    'Esta contraseña usa tu nombre, tu correo, un lugar o un año. Usa una frase que solo tú conozcas.',
  ],
  ['confirmPassword', { confirmPassword: 'otra cosa larga' }, 'Las contraseñas no coinciden.'],
])('a sign-up with a wrong %s is refused and says so (%o)', async (field, wrong, words) => {
  const { ask, db } = await createTestApi()
  const answer = await ask('POST', '/v2/clients/sign-up', { lang: 'es', body: { ...signUpBody, ...wrong } })
  expect(answer.status).toBe(422)
  expect((await answer.json()).errors[field]).toContain(words)
  expect((await db.execute(sql`select from client_sign_up`)).rows).toHaveLength(0)
})

test('what is missing is called missing and no more, and passwords that differ are named whatever else is wrong', async () => {
  const { post } = await withAna()
  const answer = await post('/sign-up', { ...signUpBody, full_name: ' ', email: '', confirmPassword: 'another one' })
  expect((await answer.json()).errors).toEqual({
    full_name: ['Este campo es requerido.'],
    email: ['Este campo es requerido.'],
    confirmPassword: ['Las contraseñas no coinciden.'],
  })
})

test('nobody becomes what they say to be: unknown names change nothing', async () => {
  const { ask, db, post, readMails } = await withAna()
  const body = {
    ...signUpBody,
    email: 'b@example.com',
    id: 9,
    role: 'staff',
    confirmed_at: '2020-01-01',
    forget_at: '2099-01-01',
    type: ['agent'],
    __proto__: { role: 'staff' },
  }
  await ask('POST', '/v2/clients/sign-up', { body })
  expect((await db.execute(sql`select from client`)).rows).toHaveLength(0)
  expect(
    (await db.execute(sql`select from client_sign_up where forget_at < now() + interval '3 days'`)).rows,
  ).toHaveLength(2)
  await post('/confirm-email', findLink((await readMails()).at(-1)!.text))
  const { rows } = await db.execute(
    sql`select id, role, confirmed_at > now() - interval '1 hour' as is_confirmed, type from client`,
  )
  expect(rows).toEqual([{ id: 1, role: 'client', is_confirmed: true, type: [] }])
})

test('passwords are Unicode in any form, and long ones are not cut', async () => {
  const { ask, post, readMails } = await withAna()
  const long = 'El ñandú comió piña, caña y ñame en la montaña; al otoño siguiente soñó con eso'
  const body = {
    ...signUpBody,
    email: 'n@example.com',
    password: long.normalize('NFD'),
    confirmPassword: long.normalize('NFD'),
  }
  await ask('POST', '/v2/clients/sign-up', { body })
  await post('/confirm-email', findLink((await readMails()).at(-1)!.text))
  const tried = async (password: string) => (await post('/login', { email: 'n@example.com', password })).status
  expect(await tried(long.normalize('NFC'))).toBe(200)
  expect(await tried(`${long.slice(0, -1)}x`)).toBe(422)
})

test('unknown addresses and wrong passwords are refused with the same bytes', async () => {
  const { post, confirm } = await withAna()
  await confirm()
  const wrong = await post('/login', { email: ana.email, password: 'no es esta' })
  const unknown = await post('/login', { email: 'nadie@example.com', password: 'no es esta' })
  expect(await wrong.text()).toBe(await unknown.text())
  expect([wrong.status, unknown.status]).toEqual([422, 422])
})

test('after five failures the account waits, but other accounts do not', async () => {
  const { post, confirm, signIn } = await withAna()
  await confirm()
  for (let failure = 0; failure < 5; failure++) expect((await signIn('no es esta')).status).toBe(422)
  expect((await signIn()).status).toBe(429)
  expect((await post('/login', { email: 'otra@example.com', password: 'no es esta' })).status).toBe(422)
})

test('failures elsewhere do not lock out who has signed in from here before', async () => {
  const { db, confirm, signIn } = await withAna()
  await confirm()
  expect((await signIn()).status).toBe(200)
  await db.execute(sql`insert into attempt (key) select ${attemptKey('sign_in', ana.email)} from generate_series(1, 5)`)
  expect((await signIn()).status).toBe(200)
})

test('a forgotten password is set anew by its link, once; every session ends and a letter says so', async () => {
  const { ask, post, signIn, readMails, token } = await signInAs()
  const known = await post('/send-forgot-pasword', { email: ana.email })
  const unknown = await post('/send-forgot-pasword', { email: 'nadie@example.com' })
  expect(await known.text()).toBe(await unknown.text())
  const mails = await readMails()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [ana.email, 'Crea una contraseña nueva en Marquesina'],
  ])

  const { id = '', ...query } = findLink(mails[0]!.text)
  const path = `/reset-password/${id}?${new URLSearchParams(query)}`
  const next = { password: 'una nueva y buena', confirmPassword: 'una nueva y buena' }
  const answers = await Promise.all([post(path, next), post(path, next)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
  expect((await ask('GET', '/v2/clients', { headers: toBearer(token) })).status).toBe(401)
  expect((await signIn()).status).toBe(422)
  expect((await signIn('una nueva y buena')).status).toBe(200)
  expect((await readMails()).map(({ subject }) => subject)).toEqual(['Tu contraseña en Marquesina cambió'])
})

test('four letters an hour are sent to one address, and the answer stays the same', async () => {
  const { post, readMails } = await signInAs()
  const answers = new Set<string>()
  for (let time = 0; time < 6; time++) {
    answers.add(await (await post('/send-forgot-pasword', { email: ana.email })).text())
  }
  expect(answers.size).toBe(1)
  expect(await readMails()).toHaveLength(4)
})

test('a changed password ends the other sessions and keeps this one', async () => {
  const { ask, post, signIn, token } = await signInAs()
  const other = (await signIn()).data.token
  const body = { password: 'una nueva y buena', confirmPassword: 'una nueva y buena' }
  const wrong = await post('/change-password', { ...body, current_password: 'no es esta' }, token, 'PATCH')
  expect((await wrong.json()).errors).toEqual({ current_password: ['La contraseña actual no es correcta.'] })
  expect((await post('/change-password', { ...body, current_password: ana.password }, token, 'PATCH')).status).toBe(200)
  expect((await ask('GET', '/v2/clients', { headers: toBearer(token) })).status).toBe(200)
  expect((await ask('GET', '/v2/clients', { headers: toBearer(other) })).status).toBe(401)
})

test('a session ends by itself when it is not used, and whatever its use after ninety days', async () => {
  const { ask, db, token } = await signInAs()
  const status = async () => (await ask('GET', '/v2/clients', { headers: toBearer(token) })).status
  await db.execute(sql`update client_session set seen_at = now() - interval '29 days'`)
  expect(await status()).toBe(200)
  await db.execute(sql`update client_session set seen_at = now() - interval '31 days'`)
  expect(await status()).toBe(401)
  await db.execute(sql`update client_session set seen_at = now(), created_at = now() - interval '91 days'`)
  expect(await status()).toBe(401)
})

test('sessions are listed and ended one by one, only by their own client; signing out ends this one', async () => {
  const { ask, post, signIn, token } = await signInAs()
  await signIn()
  const list = async () => (await (await ask('GET', '/v2/clients/sessions', { headers: toBearer(token) })).json()).data
  const [first, second] = await list()
  const other = [first, second].find(({ is_current }) => !is_current)
  expect((await ask('DELETE', `/v2/clients/sessions/${other.id}`, { headers: toBearer(token) })).status).toBe(204)
  expect((await ask('DELETE', `/v2/clients/sessions/${other.id}`, { headers: toBearer(token) })).status).toBe(404)
  expect(await list()).toHaveLength(1)
  expect((await post('/logout', {}, token)).status).toBe(204)
  expect((await post('/logout', {}, token)).status).toBe(401)
})

test('endpoints for the signed-in are closed to everyone else, and no cache keeps what they say', async () => {
  const { ask, token } = await signInAs()
  for (const headers of [{}, toBearer('x'), toBearer('A'.repeat(43)), { Authorization: `Basic ${token}` }]) {
    expect((await ask('GET', '/v2/clients', { headers })).status).toBe(401)
  }
  const shown = await ask('GET', '/v2/clients', { headers: toBearer(token) })
  expect(shown.headers.get('cache-control')).toBe('no-store')
})

test('a form of another site changes nothing: without the marker header a call is refused', async () => {
  const { ask } = await createTestApi()
  const answer = await ask('POST', '/v2/clients/sign-up', { headers: { 'X-Requested-With': '' }, body: signUpBody })
  expect(answer.status).toBe(403)
})
