import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { Mail } from '../../mail/mailer.ts'
import { enqueueMail } from '../../mail/queries.ts'
import { startMaintenance } from '../../operation/start-maintenance.ts'
import { findAddress, createWorld } from './test-alerts.ts'

/** Follows the email that asks a visitor back. */
const confirmIn = (post: (path: string, body: object) => Promise<Response>, { text }: Mail) => {
  const link = findAddress(text, '/avisos/')
  return post(`/v2/alerts/${link.pathname.split('/').at(-1)}/confirm`, Object.fromEntries(link.searchParams))
}

const visitor = {
  email: 'Visita@Example.com',
  name: 'Casas en Punta Cana',
  criteria: { city: 'punta-cana' },
  alert: 'instant',
}

test('a visitor without an account gets letters once the address is confirmed by one, and ends them by one click', async () => {
  const { property, mails, post, api, ana } = await createWorld({ alert: 'off' })
  expect((await post('/v2/alerts', visitor)).status).toBe(201)
  await property({ city: 'punta-cana', price: 1 })
  const [confirming, ...early] = await mails()
  expect(early).toEqual([])
  expect(confirming).toMatchObject({
    to: 'visita@example.com',
    subject: 'Confirma tus avisos de «Casas en Punta Cana»',
  })

  const link = findAddress(confirming!.text, '/avisos/')
  const signed = Object.fromEntries(link.searchParams)
  const confirm = (more = {}) => post(`/v2/alerts/${link.pathname.split('/').at(-1)}/confirm`, { ...signed, ...more })
  expect((await confirm({ expires: `${Number(signed.expires) + 1}` })).status).toBe(403)
  expect((await confirm()).status).toBe(200)
  expect((await confirm()).status).toBe(200)

  await property({ city: 'punta-cana', price: 250_000 })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'visita@example.com',
    subject: '«Casas en Punta Cana»: 1 propiedad con novedades',
  })
  await api.fetch(new Request(mail!.unsubscribe!, { method: 'POST' }))
  await property({ city: 'punta-cana', price: 260_000 })
  expect(await mails()).toEqual([])
  expect(await ana('GET', '/searches')).toHaveLength(1)
})

test('nobody changes a visitor’s letters by asking again, and the answer says nothing', async () => {
  const { mails, post, db } = await createWorld({ alert: 'off' })
  const first = await post('/v2/alerts', visitor)
  await confirmIn(post, (await mails())[0]!)
  const again = await post('/v2/alerts', { ...visitor, name: 'Otra', alert: 'weekly' })
  expect([again.status, await again.text()]).toEqual([first.status, await first.text()])
  expect(await mails()).toEqual([])
  const { rows } = await db.execute(sql`select name, alert from saved_search where email is not null`)
  expect(rows).toEqual([{ name: visitor.name, alert: 'instant' }])
})

test.each(['before', 'after'] as const)(
  'the letter that is followed says what begins, whatever a stranger asked of the same search %s it',
  async (when) => {
    const { mails, post, api, db, tools } = await createWorld({ alert: 'off' })
    const strangers = { ...visitor, name: 'Otra', alert: 'weekly' }
    const asked = when === 'before' ? [strangers, visitor] : [visitor, strangers]
    for (const wish of asked) await post('/v2/alerts', wish)
    const both = await mails()
    const hers = both.find(({ subject }) => subject.includes(visitor.name))!
    const theirs = both.find(({ subject }) => subject.includes('Otra'))!
    const link = findAddress(hers.text, '/avisos/')
    const address = `http://localhost/v2/alerts/${link.pathname.split('/').at(-1)}/confirm${link.search}`
    const shown = await api.fetch(new Request(address, { headers: { 'X-Api-Key': tools.clientApiKey } }))
    expect((await shown.json()).data).toMatchObject({ name: visitor.name, alert: 'instant' })
    const kept = async () => (await db.execute(sql`select name, alert from saved_search where email is not null`)).rows
    expect(await kept()).toEqual([])
    expect((await confirmIn(post, hers)).status).toBe(200)
    expect((await confirmIn(post, theirs)).status).toBe(410)
    expect(await kept()).toEqual([{ name: visitor.name, alert: 'instant' }])
  },
)

test('of a search that is paused nothing changes, and it is not forgotten, until its owner follows a letter', async () => {
  const { mails, post, db, tools } = await createWorld({ alert: 'off' })
  await post('/v2/alerts', visitor)
  await confirmIn(post, (await mails())[0]!)
  await db.execute(
    sql`update saved_search set alert = 'off', created_at = now() - interval '2 days' where email is not null`,
  )
  const kept = async () => (await db.execute(sql`select * from saved_search where email is not null`)).rows
  const before = await kept()
  await post('/v2/alerts', { ...visitor, name: 'Otra' })
  await startMaintenance(tools).close()
  expect(await kept()).toEqual(before)
  expect((await confirmIn(post, (await mails())[0]!)).status).toBe(200)
  expect(await kept()).toMatchObject([{ name: 'Otra', alert: 'instant' }])
})

test('what the release before asked a visitor is begun by its letter', async () => {
  const { mails, post, db } = await createWorld({ alert: 'off' })
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into saved_search (email, language, name, criteria, digest, alert)
    values ('visita@example.com', 'es', 'Casas', '{}', '\\x00', 'instant') returning id`)
  await enqueueMail(db, {
    kind: 'confirm_alert',
    to: 'visita@example.com',
    language: 'es',
    about: { search: rows[0]!.id },
  })
  expect((await confirmIn(post, (await mails())[0]!)).status).toBe(200)
  const kept = await db.execute(
    sql`select confirmed_at is not null as is_confirmed from saved_search where email is not null`,
  )
  expect(kept.rows).toEqual([{ is_confirmed: true }])
})

test('four confirming letters an hour go to one address', async () => {
  const { mails, post } = await createWorld({ alert: 'off' })
  const answers = new Set<string>()
  for (let time = 1; time <= 6; time++) {
    answers.add(await (await post('/v2/alerts', { ...visitor, criteria: { min_m2: time } })).text())
  }
  expect(answers.size).toBe(1)
  expect(await mails()).toHaveLength(4)
})

test.each([
  [{ email: 'x' }, 'email'],
  [{ criteria: { city: 'atlantis' } }, 'criteria.city'],
  [{ alert: 'off' }, 'alert'],
  [{ name: ' ' }, 'name'],
])('a visitor’s wish with %o is refused and says where', async (wrong, field) => {
  const { post } = await createWorld({ alert: 'off' })
  const refused = await post('/v2/alerts', { ...visitor, ...wrong })
  expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, [field]])
})
