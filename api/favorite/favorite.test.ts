import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { maxFavorites, maxViewed } from '#contract/favorite/favorite.ts'

import { createTestApi } from '../test-api.ts'

type Said = { body?: unknown; lang?: string }

/** Two people, three listings, and what each of them asks. */
async function createWorld() {
  const world = await createTestApi()
  const [ana, luis] = [await world.client(), await world.client()]
  for (const code of ['10-20001', '10-20002', '10-20003']) await world.property({ code })
  const asking =
    ({ headers }: typeof ana) =>
    async (method: string, path: string, said: Said = {}) => {
      const answer = await world.ask(method, `/v2/clients${path}`, { headers, ...said })
      return { status: answer.status, ...(answer.status === 204 ? {} : await answer.json()) }
    }
  return { ...world, ana: asking(ana), luis: asking(luis) }
}

const codesOf = ({ data }: { data: { code: string }[] }) => data.map(({ code }) => code)
const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`

test.each(['/favorites', '/recently-viewed'])('%s has whole cards, the newest first, page by page', async (list) => {
  const { ana } = await createWorld()
  await ana('PUT', `${list}/10-20001`, { body: { at: day(1) } })
  await ana('PUT', `${list}/10-20003`, { body: { at: day(3) } })
  await ana('PUT', `${list}/10-20002`, { body: { at: day(2) } })
  const all = await ana('GET', list, { lang: 'en' })
  expect(codesOf(all)).toEqual(['10-20003', '10-20002', '10-20001'])
  expect(all.data[0]).toMatchObject({ title: 'Bright apartment with a balcony', price: 185_000, at: day(3) })
  expect((await ana('GET', list)).data[0]).toMatchObject({ title: 'Apartamento luminoso con balcón' })

  const second = await ana('GET', `${list}?per_page=1&page=2`)
  expect(codesOf(second)).toEqual(['10-20002'])
  expect(second.meta).toMatchObject({ total: 3, current_page: 2, last_page: 3 })
  expect(second.links).toEqual({
    next: `/v2/clients${list}?page=3&per_page=1`,
    prev: `/v2/clients${list}?per_page=1`,
  })
})

test.each(['/favorites', '/recently-viewed'])('%s says twice what it says once', async (list) => {
  const { ana, db } = await createWorld()
  for (const _ of [1, 2]) expect((await ana('PUT', `${list}/10-20001`)).status).toBe(204)
  expect(codesOf(await ana('GET', list))).toEqual(['10-20001'])
  for (const _ of [1, 2]) expect((await ana('DELETE', `${list}/10-20001`)).status).toBe(204)
  expect((await ana('GET', list)).data).toEqual([])
  expect((await db.execute(sql`select from favourite union all select from recently_viewed`)).rows).toEqual([])
})

test('a favourite keeps its moment, what is viewed again comes first, and nothing lies in the future', async () => {
  const { ana } = await createWorld()
  for (const list of ['/favorites', '/recently-viewed']) {
    await ana('PUT', `${list}/10-20001`, { body: { at: day(1) } })
    await ana('PUT', `${list}/10-20002`, { body: { at: day(2) } })
    await ana('PUT', `${list}/10-20001`, { body: { at: '2999-01-01T00:00:00Z' } })
  }
  expect(codesOf(await ana('GET', '/favorites'))).toEqual(['10-20002', '10-20001'])
  const viewed = await ana('GET', '/recently-viewed')
  expect(codesOf(viewed)).toEqual(['10-20001', '10-20002'])
  expect(Date.parse(viewed.data[0].at)).toBeLessThan(Date.now() + 60_000)
})

test('what is no longer offered is named apart, and what goes back to a draft is not told of', async () => {
  const { ana, db } = await createWorld()
  for (const code of ['10-20001', '10-20002', '10-20003'])
    await ana('PUT', `/favorites/${code}`, { body: { at: day(1) } })
  await db.execute(sql`update listing set status = 'sold' where code = '10-20001'`)
  await db.execute(sql`update listing set status = 'draft' where code = '10-20002'`)
  const { data, meta } = await ana('GET', '/favorites')
  expect(codesOf({ data })).toEqual(['10-20003'])
  expect(meta).toMatchObject({
    total: 1,
    gone: [{ code: '10-20001', title: 'Apartamento luminoso con balcón', status: 'sold', at: day(1) }],
  })
  // It may be put back after it was removed by mistake.
  await ana('DELETE', '/favorites/10-20001')
  expect((await ana('PUT', '/favorites/10-20001')).status).toBe(204)
  expect((await ana('PUT', '/favorites/10-20002')).status).toBe(404)
  expect((await ana('PUT', '/favorites/10-99999')).status).toBe(404)
})

test('what a browser kept is joined at sign-in, the newest moment counting, and all of it comes back', async () => {
  const { ana } = await createWorld()
  await ana('PUT', '/favorites/10-20001', { body: { at: day(2) } })
  await ana('PUT', '/favorites/10-20002', { body: { at: day(2) } })
  const items = [
    { code: '10-20001', at: day(1) },
    { code: '10-20002', at: day(3) },
    { code: '10-20003', at: day(4) },
    { code: '10-20003', at: day(1) },
    { code: '10-99999', at: day(5) },
  ]
  const merged = await ana('PUT', '/favorites', { body: { items } })
  expect(merged.data).toEqual([
    { code: '10-20003', at: day(4) },
    { code: '10-20002', at: day(3) },
    { code: '10-20001', at: day(2) },
  ])
  expect((await ana('PUT', '/favorites', { body: { items } })).data).toEqual(merged.data)
  expect((await ana('PUT', '/favorites', { body: { items: [] } })).data).toEqual(merged.data)
})

test('favourites take no more when they are full, and of what was viewed the oldest leaves', async () => {
  const { ana, db } = await createWorld()
  await db.execute(sql`
    insert into listing (code, status, business_type, type, province_id, city_id, sector_id, agent_id, agency_id, price,
      currency, price_usd, latitude, longitude, title_es, title_en, description_es, description_en, published_at)
    select '20-' || (10000 + n), status, business_type, type, province_id, city_id, sector_id, agent_id, agency_id, price,
      currency, price_usd, latitude, longitude, title_es, title_en, description_es, description_en, published_at
    from listing, generate_series(1, ${maxFavorites}) as n where code = '10-20001'`)
  const items = Array.from({ length: maxFavorites }, (_, at) => ({
    code: `20-${10_001 + at}`,
    at: new Date(Date.UTC(2026, 1, 1, 0, at)).toISOString(),
  }))
  await ana('PUT', '/favorites/10-20001', { body: { at: day(1) } })
  const favourites = await ana('PUT', '/favorites', { body: { items } })
  expect(favourites.data).toHaveLength(maxFavorites)
  expect(codesOf(favourites).at(-1)).toBe('10-20001')
  expect(codesOf(favourites)).not.toContain('20-10001')
  const refused = await ana('PUT', '/favorites/10-20002')
  expect([refused.status, refused.code]).toEqual([409, 'favourite.too_many'])
  expect((await ana('PUT', '/favorites/10-20001')).status).toBe(204)

  const viewed = await ana('PUT', '/recently-viewed', { body: { items } })
  expect(codesOf(viewed)).toEqual(
    items
      .slice(-maxViewed)
      .toReversed()
      .map(({ code }) => code),
  )
  expect((await ana('DELETE', '/recently-viewed')).status).toBe(204)
  expect((await ana('GET', '/recently-viewed')).data).toEqual([])
  expect((await ana('GET', '/favorites')).meta.total).toBe(maxFavorites)
})

test('many hearts at once are all kept, and a list that is nearly full stays within its limit', async () => {
  const { ana, db } = await createWorld()
  const pressed = ['10-20001', '10-20002', '10-20003', '10-20001']
  const answers = await Promise.all(pressed.map((code) => ana('PUT', `/favorites/${code}`)))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
  expect((await db.execute(sql`select from favourite`)).rows).toHaveLength(3)
})

test('nobody reads or changes what another keeps, whatever a call says', async () => {
  const { ana, luis, db } = await createWorld()
  const everything = async () => [
    await ana('PUT', '/favorites', { body: { items: [] } }),
    await ana('PUT', '/recently-viewed', { body: { items: [] } }),
  ]
  for (const list of ['/favorites', '/recently-viewed']) await ana('PUT', `${list}/10-20001`, { body: { at: day(1) } })
  const before = await everything()

  const asAna = { client_id: 1, id: 1, __proto__: { client_id: 1 } }
  for (const list of ['/favorites', '/recently-viewed']) {
    expect((await luis('GET', `${list}?client_id=1`)).data).toEqual([])
    expect((await luis('PUT', list, { body: { items: [], ...asAna } })).data).toEqual([])
    await luis('PUT', `${list}/10-20001?client_id=1`, { body: { at: day(5), ...asAna } })
    await luis('PUT', `${list}/10-20002`, { body: asAna })
    await luis('DELETE', `${list}/10-20001`, { body: asAna })
  }
  await luis('DELETE', '/recently-viewed', { body: asAna })
  expect(await everything()).toEqual(before)
  const { rows } = await db.execute(sql`select client_id, listing_id from favourite order by 1, 2`)
  expect(rows).toEqual([
    { client_id: 1, listing_id: 1 },
    { client_id: 2, listing_id: 2 },
  ])
})

test('who is not signed in keeps nothing here', async () => {
  const { ask } = await createWorld()
  for (const list of ['/favorites', '/recently-viewed']) {
    for (const [method, path] of [
      ['GET', list],
      ['PUT', list],
      ['PUT', `${list}/10-20001`],
      ['DELETE', `${list}/10-20001`],
    ] as const) {
      const answer = await ask(method, `/v2/clients${path}`, method === 'GET' ? {} : { body: { items: [] } })
      expect([method, path, answer.status]).toEqual([method, path, 401])
    }
  }
})

test.each([
  ['/favorites/10-20001', { at: 'yesterday' }, 'at'],
  ['/favorites', { items: [{ code: '10-20001', at: 1 }] }, 'items'],
  ['/favorites', { items: [{ code: "10'; --", at: day(1) }] }, 'items'],
  ['/favorites', { items: 'all' }, 'items'],
  ['/favorites', {}, 'items'],
])('%s with %o is refused and says where', async (path, body, field) => {
  const { ana } = await createWorld()
  const refused = await ana('PUT', path, { body })
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]])
})

test('a deleted account takes what it kept along', async () => {
  const { ana, db } = await createWorld()
  await ana('PUT', '/favorites/10-20001')
  await db.execute(sql`delete from client where id = 1`)
  expect((await db.execute(sql`select from favourite`)).rows).toEqual([])
  expect((await ana('GET', '/favorites')).status).toBe(401)
})
