import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { enqueueMail } from '../mail/queries.ts'
import { createTestApi } from '../test-api.ts'

const endpoint = '/v2/newsletter-subscription'
const ana = { email: 'ana@example.com', name: 'Ana Pérez', interests: ['marketing', 3], lists: [2] }

async function withNewsletter() {
  const test = await createTestApi()
  const post = async (path: string, body: object, lang = 'es') => {
    const answer = await test.ask('POST', `${endpoint}${path}`, { body, lang })
    return { status: answer.status, ...(await answer.json()) }
  }
  const subscribe = (more: object = {}) => post('', { ...ana, ...more })
  /** What the link in the newest email says. */
  const linkOf = async () => {
    const mail = (await test.readMails()).at(-1)!
    const address = new URL(/http:\/\/localhost:3000\/\S+/.exec(mail.text)![0])
    return { mail, key: address.pathname.split('/').at(-1)!, ...Object.fromEntries(address.searchParams) } as {
      mail: typeof mail
      key: string
      do: string
      expires: string
      signature: string
    }
  }
  const confirm = async () => {
    const { key, expires, signature } = await linkOf()
    return post(`/${key}/confirm`, { expires, signature })
  }
  const rows = async () => (await test.db.execute(sql`select * from newsletter_subscriber order by id`)).rows
  const again = () => test.db.execute(sql`delete from idempotency_key`)
  return { ...test, post, subscribe, linkOf, confirm, rows, again }
}

test('an address is subscribed once its owner says so, and its letter leads to where that is changed', async () => {
  const { subscribe, linkOf, post, rows, ask } = await withNewsletter()
  expect(await subscribe()).toEqual({
    status: 200,
    message: 'Casi listo: te enviamos un correo. Ábrelo y confirma tu dirección.',
  })
  const { mail, key, expires, signature, do: deed } = await linkOf()
  expect(deed).toBe('confirm')
  expect(mail).toMatchObject({ to: 'ana@example.com', subject: 'Confirma tu suscripción al boletín de Marquesina' })
  expect(mail.unsubscribe).toBeUndefined()
  expect(await rows()).toEqual([])

  expect(await post(`/${key}/confirm`, { expires, signature })).toMatchObject({
    status: 200,
    proof: expect.any(String),
  })
  const welcome = await linkOf()
  expect(welcome.do).toBe('change')
  const shown = await ask('GET', `${endpoint}/${welcome.key}?signature=${welcome.signature}`)
  expect((await shown.json()).data).toEqual({
    name: 'Ana Pérez',
    interests: ['marketing', 'finance'],
    is_subscribed: true,
  })
  // One click in a mail program: neither key nor marker, and a form of its own.
  const address = new URL(welcome.mail.unsubscribe!)
  const headers = { 'X-Api-Key': '', 'X-Requested-With': '', 'Content-Type': 'application/x-www-form-urlencoded' }
  const click = () => ask('POST', address.pathname + address.search, { headers, body: 'List-Unsubscribe=One-Click' })
  expect([(await click()).status, (await click()).status]).toEqual([200, 200])
  expect(await rows()).toMatchObject([{ unsubscribed_at: expect.anything() }])
})

test('a link works for its deed alone, and not with another key, time or signature', async () => {
  const { subscribe, linkOf, post, ask, db } = await withNewsletter()
  await subscribe()
  const { key, expires, signature } = await linkOf()
  const confirm = async (with_: object) => (await post(`/${key}/confirm`, { expires, signature, ...with_ })).status
  expect(await confirm({ signature: `${signature.slice(1)}x` })).toBe(403)
  expect(await confirm({ expires: String(Number(expires) + 1) })).toBe(403)
  expect((await ask('GET', `${endpoint}/${key}?signature=${signature}`)).status).toBe(403)
  expect((await ask('GET', `${endpoint}/${key}/confirm?expires=${expires}&signature=x`)).status).toBe(403)
  expect((await post('/00000000-0000-4000-8000-000000000000/confirm', { expires, signature })).status).toBe(403)
  expect((await post('/nothing/confirm', { expires, signature })).status).toBe(403)
  await db.execute(sql`delete from newsletter_request`)
  expect((await ask('GET', `${endpoint}/${key}/confirm?expires=${expires}&signature=${signature}`)).status).toBe(410)
  expect(await confirm({})).toBe(410)
})

test('who has an address already is told only where it was confirmed; elsewhere its owner gets a letter', async () => {
  const { subscribe, confirm, readMails, again, rows } = await withNewsletter()
  const fresh = await subscribe()
  const { proof } = await confirm()
  await readMails()
  await again()
  expect(await subscribe({ proof })).toMatchObject({
    status: 422,
    errors: { email: ['Este correo ya está suscrito.'] },
  })
  expect(await readMails()).toEqual([])
  // A stranger learns nothing and changes nothing.
  expect(await subscribe({ name: 'Otra Persona', interests: ['others'] })).toEqual(fresh)
  expect(await subscribe({ email: 'luis@example.com', proof })).toEqual(fresh)
  const subjects = Object.fromEntries((await readMails()).map(({ to, subject }) => [to, subject]))
  expect(subjects).toEqual({
    'ana@example.com': 'Ya recibes el boletín de Marquesina',
    'luis@example.com': 'Confirma tu suscripción al boletín de Marquesina',
  })
  expect((await rows()).find(({ email }) => email === 'ana@example.com')).toMatchObject({ name: 'Ana Pérez' })
})

test('interests are changed, and the newsletter ended and begun again, by the link of a letter', async () => {
  const { subscribe, confirm, linkOf, ask } = await withNewsletter()
  await subscribe()
  await confirm()
  const { key, signature } = await linkOf()
  const change = async (body: object) => {
    const answer = await ask('PATCH', `${endpoint}/${key}`, { body: { signature, ...body } })
    return { status: answer.status, ...(await answer.json()) }
  }
  expect(await change({ interests: [5, 'news'] })).toMatchObject({ data: { interests: ['news', 'others'] } })
  expect(await change({ is_subscribed: false })).toMatchObject({ data: { is_subscribed: false } })
  expect(await change({ is_subscribed: true })).toMatchObject({ data: { is_subscribed: true } })
  expect(await change({ interests: [] })).toMatchObject({ errors: { interests: ['Elige al menos una opción.'] } })
  expect(await change({ signature: 'x' })).toMatchObject({ status: 403 })
})

test.each([
  ['email', undefined, 'Este campo es requerido.'],
  ['email', 'ana', 'Escribe un correo válido.'],
  ['name', '', 'Este campo es requerido.'],
  ['name', '<b>', 'Solo se admiten letras y espacios.'],
  ['interests', [], 'Elige al menos una opción.'],
  ['interests', undefined, 'Elige al menos una opción.'],
  ['interests', ['gossip'], 'No es una de las opciones.'],
  ['interests', [6], 'No es una de las opciones.'],
  ['lists', 'x', 'El valor no es válido.'],
])('a wrong %s (%j) is refused and says so', async (field, value, words) => {
  world ??= withNewsletter()
  const { post } = await world
  expect((await post('', { ...ana, [field]: value })).errors).toEqual({ [field]: [words] })
})
let world: ReturnType<typeof withNewsletter> | undefined

test('bracketed forms say interests too', async () => {
  const { api, tools, confirm, rows } = await withNewsletter()
  const body = new FormData()
  for (const [name, value] of Object.entries({ email: 'ana@example.com', name: 'Ana', 'lists[]': '2' }))
    body.set(name, value)
  body.append('interests[]', '1')
  body.append('interests[]', 'news')
  const headers = { 'X-Api-Key': tools.clientApiKey, 'X-Requested-With': 'XMLHttpRequest' }
  const answer = await api.fetch(new Request(`http://localhost${endpoint}`, { method: 'POST', headers, body }))
  expect(answer.status).toBe(200)
  await confirm()
  expect(await rows()).toMatchObject([{ interests: ['marketing', 'news'] }])
})

test('an address gets four letters in an hour at most, and a machine gets none sent', async () => {
  const { subscribe, readMails, again } = await withNewsletter()
  for (let at = 0; at < 6; at++) {
    await subscribe()
    await again()
  }
  expect(await readMails()).toHaveLength(4)
  expect((await subscribe({ email: 'otra@example.com', website: 'x' })).status).toBe(200)
  expect(await readMails()).toEqual([])
})

test('an account and the newsletter of its address say the same, whoever changes it', async () => {
  const { ask, client, subscribe, confirm, linkOf, post, rows, again } = await withNewsletter()
  const account = await client({ email: 'ana@example.com' })
  const says = async () =>
    (await (await ask('GET', '/v2/clients', { headers: account.headers })).json()).data.is_subscribed
  await subscribe()
  await confirm()
  expect(await says()).toBe(true)
  const { key, signature } = await linkOf()
  await ask('POST', `${endpoint}/${key}/unsubscribe?signature=${signature}`)
  expect(await says()).toBe(false)

  const edit = (is_subscribed: boolean) =>
    ask('POST', '/v2/clients/edit', { headers: account.headers, body: { is_subscribed } })
  await edit(true)
  expect(await rows()).toMatchObject([{ unsubscribed_at: null, interests: ['marketing', 'finance'] }])
  await edit(false)
  expect(await rows()).toMatchObject([{ unsubscribed_at: expect.anything() }])

  const luis = await client({ email: 'luis@example.com' })
  const body = { full_name: 'Luis', type: ['buyer'] }
  await ask('POST', '/v2/clients/complete-sign-up', { headers: luis.headers, body })
  expect(await rows()).toMatchObject([
    { email: 'ana@example.com' },
    { email: 'luis@example.com', confirmed_at: expect.anything() },
  ])
  await again()
  const taken = await (await ask('GET', '/v2/clients/export', { headers: luis.headers })).json()
  expect(taken.data.newsletter).toMatchObject({ name: 'Luis', unsubscribed_at: null })
  await ask('DELETE', '/v2/clients', { headers: luis.headers, body: {} })
  expect(await rows()).toHaveLength(1)
  expect((await post('', { ...ana, email: 'luis@example.com' })).status).toBe(200)
})

test('a contact form that asks for the newsletter leads to the same letter', async () => {
  const { ask, db, readMails, rows } = await withNewsletter()
  const body = {
    full_name: 'Ana Pérez',
    phone: '8095551234',
    email: 'ana@example.com',
    message: 'Hola',
    subscribe: true,
  }
  const answer = await (await ask('POST', '/v2/messages/conctact', { body, lang: 'es' })).json()
  expect(answer.message).toContain('confirma tu dirección')
  expect((await readMails()).map(({ subject }) => subject)).toContain(
    'Confirma tu suscripción al boletín de Marquesina',
  )
  expect(await rows()).toEqual([])
  const { rows: asked } = await db.execute(sql`select name, interests from newsletter_request`)
  expect(asked).toEqual([{ name: 'Ana Pérez', interests: ['news'] }])
})

test.each(['before', 'after'] as const)(
  'what the letter said that was followed is what begins, whatever a stranger asked %s it',
  async (when) => {
    const { subscribe, linkOf, post, ask, rows, again } = await withNewsletter()
    const links: Record<string, Awaited<ReturnType<typeof linkOf>>> = {}
    const asks = {
      owner: async () => {
        await subscribe()
        links.hers = await linkOf()
      },
      stranger: async () => {
        await subscribe({ name: 'Otra Persona', interests: ['others'] })
        links.theirs = await linkOf()
      },
    }
    for (const who of when === 'before' ? (['stranger', 'owner'] as const) : (['owner', 'stranger'] as const)) {
      await asks[who]()
      await again()
    }
    const { key, expires, signature } = links.hers!
    const shown = await ask('GET', `${endpoint}/${key}/confirm?${new URLSearchParams({ expires, signature })}`)
    expect((await shown.json()).data).toEqual({ name: 'Ana Pérez', interests: ['marketing', 'finance'] })
    expect(await rows()).toEqual([])
    expect((await post(`/${key}/confirm`, { expires, signature })).status).toBe(200)
    expect((await post(`/${key}/confirm`, { expires, signature })).status).toBe(200)
    const theirs = links.theirs!
    const over = await post(`/${theirs.key}/confirm`, { expires: theirs.expires, signature: theirs.signature })
    expect(over.status).toBe(410)
    expect(await rows()).toMatchObject([{ name: 'Ana Pérez', interests: ['marketing', 'finance'] }])
  },
)

test('of a newsletter that was ended nothing changes until its owner follows a letter', async () => {
  const { subscribe, confirm, linkOf, ask, rows, again } = await withNewsletter()
  await subscribe()
  await confirm()
  const { key, signature } = await linkOf()
  await ask('PATCH', `${endpoint}/${key}`, { body: { signature, is_subscribed: false } })
  const [before] = await rows()
  await again()
  await subscribe({ name: 'Otra Persona', interests: ['others'] })
  expect(await rows()).toEqual([before])
})

test('what the release before asked of an address is begun by its letter', async () => {
  const { db, linkOf, post, rows } = await withNewsletter()
  await db.execute(sql`insert into newsletter_subscriber (email, name, interests, language)
    values ('ana@example.com', 'Ana', '{news}', 'es')`)
  await enqueueMail(db, { kind: 'confirm_newsletter', to: 'ana@example.com', language: 'es' })
  const { key, expires, signature } = await linkOf()
  expect((await post(`/${key}/confirm`, { expires, signature })).status).toBe(200)
  expect(await rows()).toMatchObject([{ name: 'Ana', confirmed_at: expect.anything() }])
})
