import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { encodePolygon } from '#contract/polygon.ts'
import { features } from '#contract/feature.ts'
import { businessTypes, propertyTypes } from '#contract/property-type.ts'
import { type Facets, type SearchQuery, sorts } from '#contract/search.ts'

import { listings } from '../property/table.ts'
import { createTestApi } from '../test-api.ts'
import { testRate } from '../test-makers.ts'

type Asked = Partial<Record<keyof SearchQuery, string | string[]>>

const sectorsOfWorld = [
  { city: 'santo-domingo', sector: 'santo-domingo-piantini', province_id: 1, city_id: 1, sector_id: 1 },
  { city: 'santo-domingo', sector: 'santo-domingo-naco', province_id: 1, city_id: 1, sector_id: 2 },
  { city: 'punta-cana', sector: 'punta-cana-bavaro', province_id: 2, city_id: 2, sector_id: 3 },
  { city: 'santiago', sector: 'santiago-los-jardines', province_id: 3, city_id: 3, sector_id: 4 },
]
const made = 400
const prices = [100_000, 150_000, 149_999.99, 300_000.01, 500, 1_200]
const polygon = [
  { lat: 18.3, lng: -70.8 },
  { lat: 19.6, lng: -70.9 },
  { lat: 18.9, lng: -69.5 },
  { lat: 19.4, lng: -68.2 },
  { lat: 18.1, lng: -68.3 },
]

let api: Awaited<ReturnType<typeof createTestApi>>

beforeAll(async () => {
  api = await createTestApi()
  await makeListings(made, 7)
})

test('the total, the codes and their order on every page are those of the same question in SQL', async () => {
  await fc.assert(
    fc.asyncProperty(asked, fc.constantFrom(...sorts), fc.integer({ min: 1, max: 100 }), async (filter, sort, size) => {
      const { codes, total } = await everyPage({ ...filter, sort, per_page: String(size) })
      const expected = await codesBySql(filter, sort)
      expect(codes).toEqual(expected)
      expect(total).toBe(expected.length)
    }),
    { numRuns: 60, seed: 1 },
  )
})

test('every facet counts what SQL counts under all filters but its own', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async (filter) => {
      const facets = await readFacets(filter)
      const count = async (changed: Asked) => (await codesBySql({ ...filter, ...changed })).length
      expect(facets.total).toBe(await count({}))
      for (const { value, count: found } of facets.business_type)
        expect(found).toBe(await count({ business_type: value }))
      for (const { value, count: found } of facets.type) expect(found).toBe(await count({ type: [value] }))
      for (const { value, count: found } of facets.city) expect(found).toBe(await count({ city: value, sector: '' }))
      for (const { value, count: found } of facets.sector) expect(found).toBe(await count({ sector: value }))
      for (const { value, count: found } of facets.bedrooms)
        expect(found).toBe(await count({ bedrooms: String(value) }))
      for (const { value, count: found } of facets.features.slice(0, 5)) {
        const others = [filter.features ?? []].flat()
        expect(found).toBe(await count({ features: [...others, value] }))
      }
      expect(sum(facets.business_type)).toBe(await count({ business_type: '' }))
      expect(sum(facets.type)).toBe(await count({ type: [] }))
      expect(sum(facets.city)).toBe(await count({ city: '', sector: '' }))
    }),
    { numRuns: 25, seed: 2 },
  )
})

test('asking for a price band finds exactly the listings it counts, and the bands together are all of them', async () => {
  for (const currency of ['USD', 'DOP']) {
    for (const business_type of ['sale', 'lease', '']) {
      const filter: Asked = { currency, business_type }
      const { price } = await readFacets(filter)
      expect(sum(price)).toBe((await codesBySql(filter)).length)
      for (const { min_price, max_price, count } of price) {
        const band = { ...filter, min_price: String(min_price), max_price: max_price === null ? '' : String(max_price) }
        expect((await everyPage(band)).total, JSON.stringify(band)).toBe(count)
        expect((await codesBySql(band)).length, JSON.stringify(band)).toBe(count)
      }
    }
  }
})

test('the map counts each listing once, in cells that lie in the box, and names what stands alone', async () => {
  await fc.assert(
    fc.asyncProperty(asked, fc.integer({ min: 0, max: 22 }), async (filter, zoom) => {
      const answer = await ask('/v2/properties/map', { ...filter, zoom: String(zoom) } as Asked)
      const expected = await codesBySql(filter)
      expect(answer.meta.total).toBe(expected.length)
      expect(sum(answer.data)).toBe(expected.length)
      for (const mark of answer.data) {
        expect(mark.count === 1).toBe(mark.property !== undefined)
        if (mark.property) expect(expected).toContain(mark.property.code)
      }
    }),
    { numRuns: 40, seed: 3 },
  )
})

test('after hundreds of changes the answers are still those of SQL, before and after a new base is built', async () => {
  await api.db.$client.query(`update listing set status = 'sold' where id % 7 = 0`)
  await api.db.$client.query(
    `update listing set price = price + 1, price_usd = price_usd + 1 where id % 5 = 0 and currency = 'USD'`,
  )
  await api.db.$client.query(`update listing set status = 'published', published_at = now() where id % 11 = 0`)
  const check = () =>
    fc.assert(
      fc.asyncProperty(
        asked,
        fc.constantFrom(...sorts),
        fc.integer({ min: 1, max: 30 }),
        async (filter, sort, size) => {
          const { codes } = await everyPage({ ...filter, sort, per_page: String(size) })
          expect(codes).toEqual(await codesBySql(filter, sort))
        },
      ),
      { numRuns: 30, seed: 4 },
    )

  await api.tools.search.follow()
  const { columns } = api.tools.search.index
  expect(columns.size - columns.tail).toBeGreaterThan(100)
  await check()

  await api.tools.search.index.rebuild()
  expect(api.tools.search.index.columns).not.toBe(columns)
  expect(api.tools.search.index.columns.size).toBe(api.tools.search.index.columns.tail)
  await check()
})

/** Random filters as an address has them; an empty value is no filter. */
const often = <Value>(value: fc.Arbitrary<Value>, weight = 4) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight, arbitrary: value })
const rarely = <Value>(value: fc.Arbitrary<Value>) => often(value, 1)
const oneToFive = rarely(fc.constantFrom('1', '2', '3', '4', '5'))
const flag = often(fc.constantFrom('1', '0'), 1)
const bound = fc.constantFrom(...prices, 0, 2_000_000)

const asked: fc.Arbitrary<Asked> = fc
  .record({
    business_type: often(fc.constantFrom(...businessTypes)),
    type: rarely(fc.uniqueArray(fc.constantFrom(...propertyTypes.slice(0, 4)), { minLength: 1, maxLength: 3 })),
    place: rarely(fc.constantFrom(...sectorsOfWorld)),
    hasSector: fc.boolean(),
    bounds: rarely(fc.tuple(bound, bound)),
    hasMax: fc.boolean(),
    currency: fc.constantFrom('USD', 'DOP'),
    bedrooms: oneToFive,
    bathrooms: oneToFive,
    parkings: oneToFive,
    stories: rarely(fc.constantFrom('1', '2', '5')),
    m2: rarely(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 600 }))),
    features: rarely(fc.uniqueArray(fc.constantFrom(...features.slice(0, 6)), { minLength: 1, maxLength: 2 })),
    furnished: flag,
    collection: flag,
    agent: rarely(fc.constantFrom('1', '2')),
    bbox: rarely(fc.constantFrom('-70,18.4,-69.8,18.6', '-72,17.5,-68,20', '-69.9,18.5,-68.4,18.7')),
    polygon: rarely(fc.constant(encodePolygon(polygon))),
  })
  .map(({ place, hasSector, bounds, hasMax, m2, ...same }) => {
    const [low, high] = (bounds ?? []).toSorted((a, b) => a - b)
    const times = same.currency === 'DOP' ? testRate : 1
    return {
      ...same,
      city: place?.city,
      sector: hasSector ? place?.sector : undefined,
      min_price: low === undefined ? undefined : String(low * times),
      max_price: high === undefined || !hasMax ? undefined : String(high * times),
      min_m2: m2 && String(Math.min(...m2)),
      max_m2: m2 && String(Math.max(...m2)),
    }
  })

async function ask(path: string, query: Asked) {
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) address.append(name, one)
  }
  const answer = await api.ask('GET', `${path}?${address}`)
  expect(answer.status, `${path}?${address}`).toBe(200)
  return answer.json()
}

async function readFacets(query: Asked): Promise<Facets> {
  return (await ask('/v2/properties/facets', query)).data
}

async function everyPage(query: Asked): Promise<{ codes: string[]; total: number }> {
  const codes: string[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await ask('/v2/properties', { ...query, page: String(page) })
    codes.push(...data.map(({ code }: { code: string }) => code))
    if (page >= meta.last_page) return { codes, total: meta.total }
  }
}

const orders: Record<(typeof sorts)[number], string> = {
  relevance: 'rank desc, id desc',
  newest: 'published_at desc, id desc',
  price: 'price_usd, id',
  '-price': 'price_usd desc, id desc',
  m2: 'm2, id',
  '-m2': 'm2 desc, id desc',
}

/** The same question, asked of the rows themselves. */
async function codesBySql(query: Asked, sort: (typeof sorts)[number] = 'relevance'): Promise<string[]> {
  const values: unknown[] = []
  const wheres = [`status = 'published'`]
  const where = (condition: string, value: unknown) => {
    const isAsked = value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
    if (isAsked) wheres.push(condition.replaceAll('?', `$${values.push(value)}`))
  }
  where('business_type = ?', query.business_type)
  where('type = any(?)', query.type)
  where('city_id = (select id from city where slug = ?)', query.city)
  where('sector_id = (select id from sector where slug = ?)', query.sector)
  const rate = query.currency === 'DOP' ? testRate : 1
  where(`price_usd >= round(?::numeric / ${rate}, 2)`, query.min_price)
  where(`price_usd <= round(?::numeric / ${rate}, 2)`, query.max_price)
  where('bedrooms >= ?', query.bedrooms)
  where('bathrooms >= ?', query.bathrooms)
  where('parkings >= ?', query.parkings)
  where(query.stories === '5' ? 'stories > 4 and ?::text is not null' : 'stories = ?', query.stories)
  where('m2 >= ?', query.min_m2)
  where('m2 <= ?', query.max_m2)
  const places = query.features && [query.features].flat().map((feature) => features.indexOf(feature as never))
  where('features @> ?::smallint[]', places)
  where('is_furnished = (?::text = $$1$$)', query.furnished)
  where('is_collection = (?::text = $$1$$)', query.collection)
  where('agent_id = ?', query.agent)
  const box = typeof query.bbox === 'string' ? query.bbox.split(',') : undefined
  where('longitude between (?::float8[])[1] and (?::float8[])[3]', box)
  where('latitude between (?::float8[])[2] and (?::float8[])[4]', box)
  const ring = polygon.map(({ lat, lng }) => `(${lng},${lat})`).join()
  where('?::polygon @> point(longitude, latitude)', query.polygon && `(${ring})`)

  const { rows } = await api.db.$client.query<{ code: string }>(
    `select code from (select *, case when construction_m2 > 0 then construction_m2 else coalesce(lot_m2, 0) end as m2
      from listing) as listing where ${wheres.join(' and ')} order by ${orders[sort]}`,
    values,
  )
  return rows.map(({ code }) => code)
}

/** Listings of both currencies with many equal values, so that every sort has ties and every bound is met exactly. */
async function makeListings(count: number, seed: number): Promise<void> {
  await api.agent({ id: 1 })
  await api.agent({ id: 2 })
  const random = fc.sample(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { numRuns: count * 30, seed })
  let next = 0
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random[next++]! * values.length)]!
  const upTo = (most: number) => Math.floor(random[next++]! * (most + 1))
  const rows = Array.from({ length: count }, (_, number) => {
    const { city: _city, sector: _sector, ...place } = pick(sectorsOfWorld)
    const usd = pick(prices)
    const currency = pick(['USD', 'DOP'] as const)
    const price = currency === 'USD' ? usd : Math.round(usd * testRate * 100) / 100
    return {
      ...place,
      code: `10-${20_001 + number}`,
      status: pick(['published', 'published', 'published', 'published', 'draft', 'sold'] as const),
      business_type: pick(businessTypes),
      type: pick(propertyTypes.slice(0, 4)),
      agent_id: pick([1, 2]),
      agency_id: 1,
      price,
      currency,
      price_usd: currency === 'USD' ? price : Math.round((price / testRate) * 100) / 100,
      bedrooms: upTo(6),
      bathrooms: upTo(5),
      parkings: upTo(3),
      stories: upTo(6),
      construction_m2: pick([0, 80, 120.5, 300]),
      lot_m2: pick([null, 200, 600]),
      features: [0, 1, 2, 3, 4, 5].filter(() => upTo(1) === 1),
      is_furnished: upTo(1) === 1,
      is_collection: upTo(3) === 1,
      latitude: pick([18.4, 18.5, 18.6, 19.123_456, 18.7]),
      longitude: pick([-70, -69.9, -69.8, -68.4, -70.7]),
      title_es: `Apartamento ${number}`,
      title_en: `Apartment ${number}`,
      description_es: 'Tres habitaciones.',
      description_en: 'Three bedrooms.',
      rank: upTo(5),
      published_at: new Date(Date.UTC(2026, 9, 1 + upTo(5))),
    }
  })
  await api.db.insert(listings).values(rows)
}

const sum = (counts: readonly { count: number }[]): number => counts.reduce((total, { count }) => total + count, 0)
