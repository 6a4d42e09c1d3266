import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { createOffers } from '../property/offer/test-offers.ts'
import { followFreshness } from './follow-freshness.ts'
import { findLetterMoment } from './rules.ts'

/** Monday at eight in Santo Domingo. */
const monday = new Date('2026-11-23T12:00:00Z')
const hour = 3_600_000

async function createWorld() {
  const world = await createOffers(monday)
  const follow = async () => {
    while ((await followFreshness(world.tools)) > 0);
  }
  /** The letters of a round of all that falls due. */
  const round = async () => {
    await follow()
    return world.readMails()
  }
  /** What a letter's link asks, as the page calls it. */
  const readLink = (text: string, which = '/disponible/') => {
    const addresses = text.split(/\s+/).filter((word) => word.includes(which))
    return addresses.map((address) => {
      const { pathname, searchParams } = new URL(address)
      const { codes = '', expires, signature } = Object.fromEntries(searchParams)
      return { key: pathname.split('/').at(-1)!, codes, expires, signature, address }
    })
  }
  type Link = ReturnType<typeof readLink>[number]
  const open = ({ key, codes, expires, signature }: Link) =>
    world.ask('GET', `/v2/available/${key}?${new URLSearchParams({ codes, expires: expires!, signature: signature! })}`)
  const answer = ({ key, codes, expires, signature }: Link, is_available = true) =>
    world.ask('POST', `/v2/available/${key}`, { body: { codes, expires, signature, is_available } })
  return { ...world, follow, round, readLink, open, answer }
}

test('letters go from Tuesday to Saturday, from eight in the morning of Santo Domingo on', () => {
  const at = (iso: string) => findLetterMoment(new Date(iso))?.toISOString() ?? null
  expect(at('2026-11-23T14:00:00Z')).toBe(null)
  expect(at('2026-11-24T11:59:59Z')).toBe(null)
  expect(at('2026-11-24T12:00:00Z')).toBe('2026-11-24T12:00:00.000Z')
  expect(at('2026-11-29T02:00:00Z')).toBe('2026-11-28T12:00:00.000Z')
  expect(at('2026-11-29T14:00:00Z')).toBe(null)
})

test('nobody’s confirmation takes a listing from a letter to the end of the order, and to a pause that one press undoes', async () => {
  const { property, round, follow, readLink, answer, ask, rowOf, pass, setNow, now, db } = await createWorld()
  const confirmed_at = now()
  const { code } = await property({ agent_id: 1, confirmed_at, quality: 90, first_published_at: now() })
  const fresh = await property({ agent_id: 2, quality: 0, first_published_at: new Date('2020-01-01T00:00:00Z') })
  const keepFresh = () =>
    db.execute(sql`update listing set confirmed_at = ${now().toISOString()} where id = ${fresh.id}`)
  const codesInOrder = async () => {
    const answer = await ask('GET', '/v2/properties')
    return ((await answer.json()) as { data: { code: string }[] }).data.map((card) => card.code)
  }
  pass(10)
  expect(await round()).toEqual([])
  // Friday the fourth, eleven days on.
  pass(1)
  await keepFresh()
  const [first, ...others] = await round()
  expect(others).toEqual([])
  expect(first).toMatchObject({ to: 'agente1@example.com', subject: '¿Sigue disponible? 1 propiedad por confirmar' })
  expect(await round()).toEqual([])
  await follow()
  expect((await rowOf(code)).rank).toBe(0)

  pass(3)
  await keepFresh()
  await follow()
  expect((await rowOf(code)).rank).toBeLessThan(0)
  expect(await codesInOrder()).toEqual([fresh.code, code])
  expect(await round()).toEqual([])

  // 21 days: a Monday, so on Tuesday.
  pass(7)
  expect(await round()).toEqual([])
  setNow(new Date('2026-12-15T12:00:00Z'))
  await keepFresh()
  const second = await round()
  expect(second.map(({ to }) => to).toSorted()).toEqual(['agente1@example.com', 'gerente@example.com'])

  setNow(new Date(confirmed_at.getTime() + 28 * 24 * hour))
  const [paused] = await round()
  expect(paused).toMatchObject({ subject: 'Pausamos una propiedad que nadie confirmó' })
  expect(await rowOf(code)).toMatchObject({ status: 'inactive', status_reason: 'unconfirmed', status_since: now() })
  expect((await ask('GET', `/v2/properties/${code}`)).status).toBe(410)

  const [link] = readLink(paused!.text)
  expect((await answer(link!)).status).toBe(200)
  expect(await rowOf(code)).toMatchObject({ status: 'published', confirmed_at: now(), confirmed_by: 'agent' })
  expect((await rowOf(code)).rank).toBeGreaterThan(0)
  expect(await codesInOrder()).toEqual([code, fresh.code])
})

test('of 24 confirmed and 24 unconfirmed no unconfirmed one is on the first page, however good it is', async () => {
  const { property, follow, ask, now, pass } = await createWorld()
  const long = new Date('2020-01-01T00:00:00Z')
  for (let at = 0; at < 24; at++) {
    await property({ agent_id: 1, confirmed_at: now(), quality: 100, is_exclusive: true, first_published_at: now() })
  }
  pass(14)
  const confirmed = new Set<string>()
  for (let at = 0; at < 24; at++) {
    const thirteen = new Date(now().getTime() - 13 * 24 * hour)
    confirmed.add((await property({ agent_id: 2, confirmed_at: thirteen, quality: 0, first_published_at: long })).code)
  }
  await follow()
  const answer = await ask('GET', '/v2/properties')
  const first = ((await answer.json()) as { data: { code: string }[] }).data
  expect(new Set(first.map(({ code }) => code))).toEqual(confirmed)
})

test('one letter has all of an agent’s, and a scanner that opens its links again and again confirms nothing', async () => {
  const { property, round, readLink, open, answer, rowOf, now, pass, db, ask } = await createWorld()
  const codes: string[] = []
  for (let at = 0; at < 3; at++) codes.push((await property({ agent_id: 1, confirmed_at: now() })).code)
  await property({ agent_id: 2, confirmed_at: now() })
  pass(11)
  const mails = await round()
  expect(mails.map(({ to }) => to)).toEqual(['agente1@example.com', 'agente2@example.com'])
  expect(mails[0]!.subject).toBe('¿Siguen disponibles? 3 propiedades por confirmar')
  const links = readLink(mails[0]!.text)
  const all = links.find((link) => link.codes.split(',').length === 3)!
  expect(new Set(all.codes.split(','))).toEqual(new Set(codes))
  const before = (await db.execute(sql`select to_jsonb(listing) as row from listing order by id`)).rows
  const times = process.env.THOROUGH ? 500 : 5 * links.length
  for (let at = 0; at < times; at++) {
    const link = links[at % links.length]!
    expect((await open(link)).status).toBe(200)
    await ask(
      'HEAD',
      `/v2/available/${link.key}?codes=${link.codes}&expires=${link.expires}&signature=${link.signature}`,
    )
  }
  expect((await db.execute(sql`select to_jsonb(listing) as row from listing order by id`)).rows).toEqual(before)

  expect((await answer({ ...all, signature: 'x' })).status).toBe(403)
  expect((await answer({ ...all, codes: '10-20004' })).status).toBe(403)
  const [one] = links.filter((link) => link.codes === codes[1] && !link.address.includes('do=no'))
  const gone = await answer(one!, false)
  expect(((await gone.json()) as { data: object[] }).data).toMatchObject([{ status: 'inactive', is_open: false }])
  expect((await answer(all)).status).toBe(200)
  expect((await rowOf(codes[0]!)).confirmed_at).toEqual(now())
  // Who said that it is gone has said so: only the workspace brings it back.
  expect(await rowOf(codes[1]!)).toMatchObject({ status: 'inactive', status_reason: null })
  await db.execute(sql`update listing set agent_id = 2 where code = ${codes[2]}`)
  expect(((await (await open(all)).json()) as { data: { code: string }[] }).data.map(({ code }) => code)).not.toContain(
    codes[2],
  )
  pass(21)
  expect((await open(all)).status).toBe(410)
  expect((await answer(all)).status).toBe(410)
})

test('a process that was away for a month pauses nobody who was not asked', async () => {
  const { property, round, rowOf, now, setNow } = await createWorld()
  const { code } = await property({ agent_id: 1, confirmed_at: now() })
  setNow(new Date('2026-12-29T13:00:00Z'))
  expect((await round()).map(({ to }) => to)).toEqual(['agente1@example.com', 'gerente@example.com'])
  expect((await rowOf(code)).status).toBe('published')
  setNow(new Date('2027-01-01T13:00:00Z'))
  await round()
  expect((await rowOf(code)).status).toBe('inactive')
})

test('a mandate ends with its last day, and what is reserved without news is paused', async () => {
  const { property, round, rowOf, pass, now, db } = await createWorld()
  const recently = { agent_id: 1, confirmed_at: now(), status_since: now() }
  const { code, id } = await property({ ...recently, is_exclusive: true })
  await db.execute(sql`insert into listing_private (listing_id, mandate_until) values (${id}, '2026-11-24')`)
  const lease = await property({ ...recently, agent_id: 2, status: 'reserved', business_type: 'lease' })
  const sale = await property({ ...recently, agent_id: 2, status: 'reserved' })
  pass(1)
  // Its last day: it is still offered, and its agent told that it ends.
  expect((await round()).map(({ subject }) => subject)).toEqual(['Una captación tuya está por vencer'])
  expect((await rowOf(code)).status).toBe('published')
  pass(1)
  expect((await round()).map(({ subject }) => subject)).toEqual(['Venció la captación de una propiedad'])
  expect(await rowOf(code)).toMatchObject({ status: 'expired', status_reason: 'mandate_over', is_exclusive: false })
  pass(57)
  await round()
  expect((await rowOf(lease.code)).status).toBe('reserved')
  pass(1)
  expect((await round()).map(({ subject }) => subject)).toEqual(['Pausamos una propiedad separada'])
  expect(await rowOf(lease.code)).toMatchObject({ status: 'inactive', status_reason: 'no_news' })
  expect((await rowOf(sale.code)).status).toBe('reserved')
  pass(180)
  await round()
  expect((await rowOf(sale.code)).status).toBe('inactive')
})

test('two visitors of different addresses ask the agent, who has two days before it sinks', async () => {
  const { property, ask, api, round, rowOf, call, pass, db, tools } = await createWorld()
  const { code } = await property({ agent_id: 1, quality: 50, confirmed_at: tools.now() })
  const report = (address: string, at = code) =>
    api.fetch(
      new Request(`http://localhost/v2/properties/${at}/reports`, {
        method: 'POST',
        headers: {
          'X-Api-Key': 'test-key',
          'X-Requested-With': 'XMLHttpRequest',
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ reason: 'gone', text: address }),
      }),
    )
  /** Calls from this process have no address: the rows are given theirs. */
  const from = async (name: string) => {
    const answer = await report(name)
    await db.execute(sql`update listing_report set sender = ${Buffer.from(name)} where text = ${name}`)
    return answer.status
  }
  expect(await from('a')).toBe(201)
  expect(await round()).toEqual([])
  const { status } = await ask('GET', `/v2/properties/${code}`)
  expect(status).toBe(200)
  expect(await from('b')).toBe(201)
  expect((await report('c')).status).toBe(201)
  const [mail, ...others] = await round()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'agente1@example.com' })
  expect(mail!.text).toContain('Dicen: ya no está disponible')
  expect((await report('d')).status).toBe(429)
  pass(1.9)
  await round()
  expect((await rowOf(code)).rank).toBe(0)
  pass(0.2)
  await round()
  expect((await rowOf(code)).rank).toBeLessThan(0)
  expect((await call('agent', 'GET', `${code}/rank`)).data).toMatchObject({ unconfirmed: -100_000 })
  await call('agent', 'POST', `${code}/confirm`, {})
  expect((await rowOf(code)).rank).toBeGreaterThan(0)
  expect((await db.execute(sql`select from listing_report where state = 'new'`)).rows).toEqual([])
})

test('an agent is told two weeks and three days before mandates end, once each, and of a renewed one no more', async () => {
  const { property, round, pass, setNow, db, rowOf } = await createWorld()
  // Sunday, at nine.
  setNow(new Date('2026-11-29T13:00:00Z'))
  const end = async (id: number, until: string) =>
    db.execute(sql`insert into listing_private (listing_id, mandate_until) values (${id}, ${until})
      on conflict (listing_id) do update set mandate_until = excluded.mandate_until`)
  const [first, second, far] = [
    await property({ agent_id: 1, title_es: 'Apartamento que vence' }),
    await property({ agent_id: 1, status: 'inactive' }),
    await property({ agent_id: 1 }),
  ]
  const sold = await property({ agent_id: 1, status: 'sold' })
  for (const { id } of [first, second, sold]) await end(id, '2026-12-13')
  await end(far.id, '2026-12-14')
  const [letter, ...others] = await round()
  expect(others).toEqual([])
  expect(letter!.subject).toBe('2 captaciones tuyas están por vencer')
  expect(letter!.text).toContain('Vence el 13 de diciembre de 2026')
  expect(letter!.text).toContain(`/espacio/propiedades/${first.code}#mandate`)
  expect(letter!.text).not.toContain(sold.code)
  expect(await round()).toEqual([])

  await end(second.id, '2027-12-31')
  pass(11)
  const later = (await round()).filter(({ subject }) => subject.includes('por vencer'))
  // The second one of the first, and the first one of another.
  expect(later.map(({ subject }) => subject)).toEqual(['2 captaciones tuyas están por vencer'])
  expect(later[0]!.text).not.toContain(second.code)
  await end(first.id, '2026-12-12')
  expect((await round()).map(({ subject }) => subject)).toContain('Una captación tuya está por vencer')
  pass(5)
  await round()
  expect((await rowOf(first.code)).status).toBe('expired')
})
