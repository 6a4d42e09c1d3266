import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { type Facets, searchFilterFields, type Sort, sorts } from '#contract/search/search.ts'

import { createTestApi } from '../test-api.ts'
import { asked, type Asked, groupListings, listCodesBySql, makeListings } from './brute-force.ts'

let api: Awaited<ReturnType<typeof createTestApi>>

beforeAll(async () => {
  api = await createTestApi()
  await api.agent({ id: 1 })
  await api.agency({ id: 2 })
  await api.agent({ id: 2 })
  await makeListings(api.db, 400, 7)
  await groupListings(api.db, 60, 8)
  // Into the base; the last test asks of changes after it.
  await api.tools.search.follow()
  await api.tools.search.index.rebuild()
})

test('the total, the codes and their order on every page are those of the same question in SQL', async () => {
  await expectPagesOfSql(60, 1)
})

test('every filter is among the random questions, and narrows to what SQL finds by it alone', async () => {
  const questions = fc.sample(asked, { numRuns: 600, seed: 6 })
  const { total } = await everyPage({})
  for (const name of Object.keys(searchFilterFields) as (keyof typeof searchFilterFields)[]) {
    if (filtersOfTheirOwnTest.has(name)) continue
    const asking = questions.filter((question) => question[name] !== undefined)
    const alone = new Map(asking.map((question) => [String(question[name]), askedAlone(question, name)]))
    const totals = await Promise.all(
      [...alone.values()].map(async (question) => {
        const { codes } = await everyPage({ ...question, per_page: '100' })
        expect(codes, JSON.stringify(question)).toEqual(await inSql(question))
        return codes.length
      }),
    )
    expect(
      totals.some((count) => count < total),
      `${name} narrows nothing`,
    ).toBe(name !== 'currency')
  }
})

test('every facet counts what SQL counts under all filters but its own', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async (filter) => {
      const facets = await readFacets(filter)
      const count = async (changed: Asked) => (await inSql({ ...filter, ...changed })).length
      expect(facets.total).toBe(await count({}))
      for (const found of facets.business_type) expect(found.count).toBe(await count({ business_type: found.value }))
      for (const found of facets.type) expect(found.count).toBe(await count({ type: [found.value] }))
      for (const found of facets.city) expect(found.count).toBe(await count({ city: found.value, sector: '' }))
      for (const found of facets.sector) expect(found.count).toBe(await count({ sector: found.value }))
      for (const found of facets.bedrooms) expect(found.count).toBe(await count({ bedrooms: String(found.value) }))
      for (const found of facets.features.slice(0, 5)) {
        const together = [...[filter.features ?? []].flat(), found.value]
        expect(found.count).toBe(await count({ features: together }))
      }
      for (const found of facets.power_water) {
        expect(found.count).toBe(await count({ min_power_water: String(found.value) }))
      }
      // Nothing that has listings is left out; a home whose offers differ is found by more than one value.
      const around: [{ count: number }[], Asked][] = [
        [facets.business_type, { business_type: '' }],
        [facets.type, { type: [] }],
        [facets.city, { city: '', sector: '' }],
        [facets.sector, { sector: '' }],
      ]
      for (const [values, without] of around) {
        const isAsked = values !== facets.sector || filter.city !== undefined
        const [all, found] = [isAsked ? await count(without) : 0, sum(values)]
        if (filter.agent ?? filter.agency) expect(found).toBe(all)
        else expect(found).toBeGreaterThanOrEqual(all)
      }
    }),
    { numRuns: 40, seed: 2 },
  )
})

test('asking for a price band finds exactly the listings it counts, and the bands together are all of them', async () => {
  for (const currency of ['USD', 'DOP']) {
    for (const business_type of ['sale', 'lease', '']) {
      const filter: Asked = { currency, business_type }
      const { price } = await readFacets(filter)
      const found = new Set<string>()
      for (const { min_price, max_price, count } of price) {
        const band = { ...filter, min_price: String(min_price), max_price: max_price === null ? '' : String(max_price) }
        expect((await everyPage(band)).total, JSON.stringify(band)).toBe(count)
        const codes = await inSql(band)
        expect(codes.length, JSON.stringify(band)).toBe(count)
        for (const code of codes) found.add(code)
      }
      for (const code of await inSql(filter)) expect(found).toContain(code)
    }
  }
})

test('the map counts each listing once, in cells that lie in the box, and names what stands alone', async () => {
  await fc.assert(
    fc.asyncProperty(asked, fc.integer({ min: 0, max: 22 }), async (filter, zoom) => {
      const answer = await ask('/v2/properties/map', { ...filter, zoom: String(zoom) } as Asked)
      const expected = await inSql(filter)
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

test('after dozens of changes the answers are still those of SQL, before and after a new base is built', async () => {
  await api.db.$client.query(`update listing set status = 'sold' where id % 7 = 0`)
  await api.db.$client.query(
    `update listing set price = price + 1, price_usd = price_usd + 1 where id % 5 = 0 and currency = 'USD'`,
  )
  await api.db.$client.query(`update listing set status = 'published', published_at = now() where id % 11 = 0`)
  await api.db.$client.query(`update listing set home_id = null where id % 19 = 0`)
  await api.db.$client.query(`update listing set home_id = 1 + id % 60 where id % 23 = 0`)
  await api.tools.search.follow()
  const { columns } = api.tools.search.index
  expect(columns.size - columns.tail).toBeGreaterThan(50)
  await expectPagesOfSql(30, 4)

  const rebuilt = api.tools.search.index.rebuild()
  await api.db.$client.query(`update listing set bedrooms = 6, rank = 9 where id % 13 = 0`)
  await api.db.$client.query(`update listing set status = 'sold' where id % 17 = 0`)
  await api.tools.search.follow()
  await rebuilt
  expect(api.tools.search.index.columns).not.toBe(columns)
  await expectPagesOfSql(30, 5)
})

/** Text has its own oracle in search.test.ts. */
const filtersOfTheirOwnTest = new Set(['q'])

/** One filter of a question, with what it means nothing without. */
function askedAlone(question: Asked, name: keyof Asked): Asked {
  const isAmount = /^(min_price|max_price|max_payment)$/.test(name)
  const { city, currency } = question
  return { [name]: question[name], ...(name === 'sector' && { city }), ...(isAmount && { currency }) }
}

/** Asks random questions, sorts and page sizes, and compares every page with SQL. */
async function expectPagesOfSql(numRuns: number, seed: number): Promise<void> {
  const sizes = fc.integer({ min: 1, max: 100 })
  await fc.assert(
    fc.asyncProperty(asked, fc.constantFrom(...sorts), sizes, async (filter, sort, size) => {
      const { codes, total } = await everyPage({ ...filter, sort, per_page: String(size) })
      const expected = await inSql(filter, sort)
      expect(codes).toEqual(expected)
      expect(total).toBe(expected.length)
    }),
    { numRuns, seed },
  )
}

const inSql = (query: Asked, sort?: Sort) => listCodesBySql(api.db, query, sort)

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

const sum = (counts: readonly { count: number }[]): number => counts.reduce((total, { count }) => total + count, 0)
