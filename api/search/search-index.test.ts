import { expect, onTestFinished, test, vi } from 'vitest'

import { flagColumns } from '#contract/search/filters.ts'

import { countRows } from './index/bitset.ts'
import { type Flags, type FoundListing, findRow } from './index/columns.ts'
import { SearchIndex } from './index/search-index.ts'

const noFlags = Object.fromEntries(flagColumns.map((column) => [column, false])) as Flags
const listing = (id: number, changed: Partial<FoundListing> = {}): FoundListing => ({
  id,
  code: `10-${20_000 + id}`,
  business_type: 'sale',
  type: 'apartment',
  city_id: 1,
  sector_id: 1,
  agent_id: 1,
  agency_id: 1,
  home_id: 0,
  price: 150_000,
  currency: 'USD',
  cents: 15_000_000,
  bedrooms: 3,
  bathrooms: 2,
  parkings: 1,
  stories: 1,
  m2: 120,
  features: [0, 52],
  ...noFlags,
  latitude: 18.5,
  longitude: -69.9,
  rank: 0,
  published: 1,
  changed: 1,
  ...changed,
})
const published = (id: number, changed?: Partial<FoundListing>) => ({ id, listing: listing(id, changed) })

async function indexOf(count: number): Promise<SearchIndex> {
  const index = new SearchIndex()
  await index.apply(Array.from({ length: count }, (_, place) => published(place + 1)))
  return index
}

test('what changes while a base is being built is in it', async () => {
  const index = await indexOf(40)
  const before = index.columns
  const rebuilt = index.rebuild()
  await index.apply([{ id: 2, listing: null }, published(3, { m2: 300 }), published(41)])
  expect(index.columns).toBe(before)

  await rebuilt
  const { columns } = index
  expect(columns).not.toBe(before)
  expect(columns.base).toBe(40)
  expect(countRows(columns.alive)).toBe(40)
  expect(findRow(columns, 2)).toBe(-1)
  expect(columns.m2[findRow(columns, 3)]).toBe(300)
  expect(findRow(columns, 41)).toBeGreaterThanOrEqual(columns.tail)
})

test('a base that was being built when all was loaded anew is thrown away', async () => {
  const index = await indexOf(10)
  const rebuilt = index.rebuild()
  const { columns, places } = await indexOf(3)
  index.replace(columns, places, 60)
  await rebuilt
  expect(index.columns).toBe(columns)
})

test('a base is built while Node watches the files, too', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const index = await indexOf(7)
  await index.rebuild()
  expect(index.columns.base).toBe(7)
})

test('changes beyond the room left are taken in by a new base, and those beyond any room are refused', async () => {
  const index = await indexOf(2)
  const room = () => index.columns.capacity - index.columns.size
  const max = index.columns.capacity - index.columns.tail
  expect(await index.apply(Array.from({ length: max }, () => published(1)))).toBe(true)
  expect(room()).toBe(max - max)
  expect(await index.apply([published(3)])).toBe(true)
  expect(room()).toBe(max - 1)
  expect(countRows(index.columns.alive)).toBe(3)
  expect(await index.apply(Array.from({ length: max + 1 }, () => published(1)))).toBe(false)
})
