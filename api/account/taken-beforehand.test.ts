import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestIssuer, issuerClient } from './provider/test-issuer.ts'
import { openIdProvider } from '../tools/provider.ts'
import { startMaintenance } from '../operation/start-maintenance.ts'
import { ana, toBearer, findLink, signInAs, signUpBody, withAna } from './test-ana.ts'

/** Somebody who knows Ana's address and cannot read her emails. */
const stranger = { full_name: 'Otra Persona', password: 'la clave de una extraña', phone: '+18095550199' }
const strangersSignUp = { ...signUpBody, ...stranger, confirmPassword: stranger.password }
const twice = (password: string) => ({ password, confirmPassword: password })
const next = 'una nueva y buena'

type World = Awaited<ReturnType<typeof withAna>>

const restoringLink = async ({ post, linkOf }: World) => {
  await post('/send-forgot-pasword', { email: ana.email })
  const { id = '', ...query } = await linkOf()
  return `/reset-password/${id}?${new URLSearchParams(query)}`
}
const accounts = async ({ db }: World) =>
  (await db.execute(sql`select full_name, phone, confirmed_at is not null as is_confirmed from client`)).rows
const waiting = async ({ db }: World) => (await db.execute(sql`select from client_sign_up`)).rows.length

/** Both have signed up with Ana's address; the links of both emails, hers first. */
async function withBoth(strangerIs: 'first' | 'second') {
  const world = await withAna()
  const hers = await world.linkOf()
  if (strangerIs === 'second') {
    await world.post('/sign-up', strangersSignUp)
    return { ...world, hers, theirs: await world.linkOf() }
  }
  await world.db.execute(sql`delete from client_sign_up`)
  await world.db.execute(sql`delete from attempt`)
  await world.post('/sign-up', strangersSignUp)
  const theirs = await world.linkOf()
  await world.post('/sign-up', signUpBody)
  return { ...world, hers: await world.linkOf(), theirs }
}

test.each(['first', 'second'] as const)(
  'name, telephone and password are of the sign-up whose letter was followed, be the stranger’s the %s',
  async (strangerIs) => {
    const world = await withBoth(strangerIs)
    const { post, signIn, hers, theirs } = world
    // Each is told that the address is not confirmed, for each brings the password of a sign-up.
    for (const password of [ana.password, stranger.password]) {
      expect(await signIn(password)).toMatchObject({ status: 422, errors: { email: expect.anything() } })
    }
    expect((await post('/confirm-email', hers)).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    expect(await signIn(stranger.password)).toMatchObject({ status: 422, code: 'session.wrong_credentials' })
    expect((await post('/confirm-email', theirs)).status).toBe(410)
    expect((await signIn()).data.user.full_name).toBe(ana.full_name)
    expect(await accounts(world)).toEqual([{ full_name: ana.full_name, phone: null, is_confirmed: true }])
    expect(await waiting(world)).toBe(0)
  },
)

test('letters of two sign-ups followed at once open one account, with the password of one', async () => {
  const { post, signIn, hers, theirs, ...world } = await withBoth('first')
  const answers = await Promise.all([post('/confirm-email', hers), post('/confirm-email', theirs)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
  const opened = [(await signIn()).status, (await signIn(stranger.password)).status]
  expect(opened.toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(await waiting({ ...world, post, signIn })).toBe(0)
})

test('whoever brings a password has the letter of that sign-up sent again, and not of another', async () => {
  const { post, signIn, linkOf } = await withBoth('second')
  await post('/resend-confirm-email', { email: ana.email, password: ana.password })
  expect((await post('/confirm-email', await linkOf())).status).toBe(200)
  expect((await signIn()).status).toBe(200)
})

test('a forgotten password of an address that waits opens it without anything a stranger said', async () => {
  const world = await withBoth('second')
  const { post, signIn, hers, theirs } = world
  const link = await restoringLink(world)
  const answers = await Promise.all([post(link, twice(next)), post(link, twice(next))])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
  expect((await signIn(stranger.password)).status).toBe(422)
  expect(await signIn(next)).toMatchObject({ status: 200, data: { user: { full_name: '', type: [] } } })
  expect(await accounts(world)).toEqual([{ full_name: '', phone: null, is_confirmed: true }])
  for (const over of [hers, theirs]) expect((await post('/confirm-email', over)).status).toBe(410)
})

test('a link that sets a password confirms no sign-up, and one that confirms sets no password', async () => {
  const world = await withAna()
  const { id = '', ...query } = await world.linkOf()
  const wrong = `/reset-password/${id}?${new URLSearchParams(query)}`
  expect((await world.post(wrong, twice(next))).status).toBe(403)
  await world.post('/send-forgot-pasword', { email: ana.email })
  expect((await world.post('/confirm-email', await world.linkOf())).status).toBe(403)
})

test('no letter sets a password where nobody signed up', async () => {
  const { post, readMails } = await withAna()
  await readMails()
  await post('/send-forgot-pasword', { email: 'nadie@example.com' })
  expect(await readMails()).toEqual([])
})

test('sign-ups that nobody confirms are forgotten after two days', async () => {
  const world = await withAna()
  await world.post('/sign-up', { ...signUpBody, email: 'b@example.com' })
  await world.db.execute(sql`update client_sign_up set forget_at = now() where email = ${ana.email}`)
  await startMaintenance(world.tools).close()
  expect((await world.db.execute(sql`select email from client_sign_up`)).rows).toEqual([{ email: 'b@example.com' }])
  expect((await world.signIn()).code).toBe('session.wrong_credentials')
})

test('however often somebody signs up with an address, four letters an hour go there and no more is kept', async () => {
  const world = await withAna()
  for (let time = 0; time < 6; time++) await world.post('/sign-up', strangersSignUp)
  expect(await waiting(world)).toBe(4)
  expect(await world.readMails()).toHaveLength(4)
})

test('what the release before left unconfirmed is confirmed by its letter, and makes way for who signs up again', async () => {
  const left = async (world: World) => {
    await world.db.execute(sql`delete from client_sign_up`)
    await world.db.execute(sql`insert into client (full_name, email, password, language)
      values ('Otra Persona', ${ana.email}, ${await world.tools.passwords.hash(stranger.password)}, 'es')`)
    await world.post('/resend-confirm-email', { email: ana.email })
    return world.linkOf()
  }
  const one = await withAna()
  const link = await left(one)
  expect((await one.signIn(stranger.password)).errors).toHaveProperty('email')
  expect((await one.post('/confirm-email', link)).status).toBe(200)
  expect((await one.signIn(stranger.password)).status).toBe(200)

  const other = await withAna()
  const theirs = await left(other)
  await other.post('/sign-up', signUpBody)
  expect((await other.post('/confirm-email', await other.linkOf())).status).toBe(200)
  expect((await other.post('/confirm-email', theirs)).status).toBe(410)
  expect((await other.signIn(stranger.password)).status).toBe(422)
  expect((await other.signIn()).data.user.full_name).toBe(ana.full_name)

  const third = await withAna()
  await left(third)
  expect((await third.post(await restoringLink(third), twice(next))).status).toBe(200)
  expect((await third.signIn(next)).data.user.full_name).toBe('')
})

/** A stranger's own account, which asks for Ana's address. */
async function withWish() {
  const world = await withAna()
  const { ask, post, readMails } = world
  await world.db.execute(sql`delete from client_sign_up`)
  const email = 'extrana@example.com'
  await post('/sign-up', { ...strangersSignUp, email })
  await post('/confirm-email', findLink((await readMails()).at(-1)!.text))
  const signedIn = await post('/login', { email, password: stranger.password })
  const { token } = (await signedIn.json()).data as { token: string }
  const asked = await post('/edit', { email: ana.email, current_password: stranger.password }, token)
  expect(asked.status).toBe(200)
  const link = findLink((await readMails()).find(({ to }) => to === ana.email)!.text)
  const follow = (by?: string) =>
    ask('POST', '/v2/clients/confirm-email', { body: link, ...(by && { headers: toBearer(by) }) })
  return { ...world, email, token, link, follow }
}

test('a new address is confirmed by whoever is signed in to the account alone: its letter’s reader gives it to nobody', async () => {
  const { ask, db, post, follow, link, token, readMails } = await withWish()
  const read = async (by?: string) => {
    const { id, ...query } = link
    const path = `/v2/clients/links/${id}?${new URLSearchParams(query)}`
    return (await ask('GET', path, by ? { headers: toBearer(by) } : {})).json()
  }
  expect(await (await follow()).json()).toMatchObject({ code: 'link.other_account' })
  expect(await read()).toMatchObject({ code: 'link.other_account' })
  expect(await read(token)).toMatchObject({ data: { kind: 'confirm_new_email', email: ana.email } })
  // Ana opens an account of her own meanwhile, and follows the email there.
  await post('/sign-up', signUpBody)
  await post('/confirm-email', findLink((await readMails()).at(-1)!.text))
  const hers = (await (await post('/login', ana)).json()).data.token as string
  const refused = await follow(hers)
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'link.other_account'])
  const { rows } = await db.execute(sql`select full_name from client where email = ${ana.email}`)
  expect(rows).toEqual([{ full_name: ana.full_name }])
  // And what she has is not to be had any more.
  expect((await follow(token)).status).toBe(410)
})

test('an address that is confirmed for an account forgets who signed up with it', async () => {
  const world = await withWish()
  await world.post('/sign-up', signUpBody)
  const late = await world.linkOf()
  expect((await world.follow(world.token)).status).toBe(200)
  expect((await world.post('/confirm-email', late)).status).toBe(410)
  expect(await waiting(world)).toBe(0)
})

test.each(['reset', 'changed'] as const)('a password that is %s ends a change of address that waits', async (how) => {
  const world = await signInAs()
  const { db, post, readMails, token } = world
  const taken = 'extrana@example.com'
  await post('/edit', { email: taken, current_password: ana.password }, token)
  const link = findLink((await readMails()).find(({ to }) => to === taken)!.text)
  if (how === 'reset') await post(await restoringLink(world), twice(next))
  else await post('/change-password', { current_password: ana.password, ...twice(next) }, token, 'PATCH')
  const fresh = (await world.signIn(next)).data.token as string
  expect((await post('/confirm-email', link, fresh)).status).toBe(410)
  expect((await db.execute(sql`select email, new_email from client`)).rows).toEqual([
    { email: ana.email, new_email: null },
  ])
})

const pages = ['http://localhost:3000/autenticacion/google', 'http://localhost:3000/en/authentication/google']
let issuer: Awaited<ReturnType<typeof openTestIssuer>>
beforeAll(async () => {
  issuer = await openTestIssuer(pages)
})
afterAll(() => issuer.close())

test('whoever comes by a provider gets an account that no sign-up of the address can enter later', async () => {
  const google = openIdProvider({ issuer: issuer.issuer, ...issuerClient, now: () => new Date() })
  const world = await withAna({ providers: { google } })
  await world.post('/sign-up', strangersSignUp)
  const theirs = await world.linkOf()
  issuer.expect({ sub: 'g-1', email: ana.email, email_verified: true, name: 'Ana de Google' })
  const begun = await world.ask('GET', '/v2/clients/login/google?lang=es')
  const back = await issuer.walk(begun.headers.get('location')!)
  const cookie = begun.headers.get('set-cookie')!.split(';')[0]!
  const came = await world.ask('GET', `/v2/clients/login/google/callback${back.search}`, { headers: { cookie } })
  expect(came.status).toBe(200)
  expect((await world.post('/confirm-email', theirs)).status).toBe(410)
  expect((await world.signIn(stranger.password)).status).toBe(422)
  expect(await accounts(world)).toEqual([{ full_name: 'Ana de Google', phone: null, is_confirmed: true }])
})
