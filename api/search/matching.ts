import { calculateHighestPrice } from '#contract/mortgage/mortgage.ts'
import { type FacetName, type FlagName, flagNames } from '#contract/search/filters.ts'
import { decodePolygon, type Point } from '#contract/search/polygon.ts'
import type { Box, SearchFilter } from '#contract/search/search.ts'

import { type Bitset, dropRow, intersect, intersectAny, listRows, subtract } from './index/bitset.ts'
import { getBitset, type Columns, type Dimension } from './index/columns.ts'
import { keepStretch, type OrderName } from './index/order.ts'
import { toCents } from './price-bands.ts'
import { findBox, createInsideTest } from './ring.ts'

/** Every score for power and water. */
export const scores = Array.from({ length: 21 }, (_, step) => step * 5)

/** A filter in the index's own terms: places by id, the text by the rows it was found in. */
export type Criteria = Omit<SearchFilter, 'city' | 'sector' | 'q'> & {
  city_id?: number | undefined
  sector_id?: number | undefined
  text?: Bitset | undefined
  /** Pesos to one US dollar. */
  rate: number
}

/** The filters that a facet counts around. */
export type Facet = Exclude<FacetName, 'features'>

/** One filter at work: it narrows a set of rows to those that pass. */
export type Condition = { facet?: Facet; narrow: (hits: Bitset) => void }

/** The rows that pass every condition, out of `among`. */
export function matchConditions(conditions: readonly Condition[], among: Bitset): Bitset {
  const hits = new Uint32Array(among)
  for (const condition of conditions) condition.narrow(hits)
  return hits
}

/** Every filter that was asked, cheap ones first: the later ones look at single rows, and find few left. */
export function createConditions(columns: Columns, criteria: Criteria): Condition[] {
  return [
    ...bitsetConditions(columns, criteria),
    ...stretchConditions(columns, criteria),
    ...rowConditions(columns, criteria),
  ]
}

function* bitsetConditions(columns: Columns, criteria: Criteria): Generator<Condition> {
  const { business_type, type, city_id, bedrooms, bathrooms, parkings, stories, text } = criteria
  const has = (dimension: Dimension, value: string | number, facet?: Facet): Condition => ({
    ...(facet && { facet }),
    narrow(hits) {
      const bitset = getBitset(columns, dimension, value)
      if (bitset) intersect(hits, bitset)
      else hits.fill(0)
    },
  })

  if (business_type) yield has('business_type', business_type, 'business_type')
  if (city_id !== undefined) yield has('city', city_id, 'city')
  if (type?.length) {
    const types = type.flatMap((value) => getBitset(columns, 'type', value) ?? [])
    yield {
      facet: 'type',
      narrow: (hits) => (types.length === 1 ? intersect(hits, types[0]!) : intersectAny(hits, types)),
    }
  }
  if (bedrooms) yield has('bedrooms', bedrooms, 'bedrooms')
  if (bathrooms) yield has('bathrooms', bathrooms)
  if (parkings) yield has('parkings', parkings)
  if (stories) yield has('stories', stories)
  if (criteria.max_payment !== undefined) yield has('business_type', 'sale')
  for (const feature of criteria.features ?? []) yield has('feature', feature)
  const { min_power_water } = criteria
  if (min_power_water) {
    const enough = scores.filter((score) => score >= min_power_water)
    const listings = enough.flatMap((score) => getBitset(columns, 'power_water', score) ?? [])
    yield { facet: 'power_water', narrow: (hits) => intersectAny(hits, listings) }
  }
  for (const flag of flagNames) {
    if (criteria[flag] === true) yield has('flag', flag)
    if (criteria[flag] === false) yield { narrow: (hits) => dropFlagged(columns, hits, flag) }
  }
  if (text) yield { narrow: (hits) => intersect(hits, text) }
}

/** Leaves what is known not to be so. */
function dropFlagged(columns: Columns, hits: Bitset, flag: FlagName): void {
  for (const dimension of ['flag', 'unknown'] as const) {
    const bitset = getBitset(columns, dimension, flag)
    if (bitset) subtract(hits, bitset)
  }
}

function* stretchConditions(columns: Columns, criteria: Criteria): Generator<Condition> {
  const { min_price, max_price, max_payment, min_m2, max_m2, bbox, currency, rate } = criteria
  const from =
    (name: OrderName, low = -Infinity, high = Infinity) =>
    (hits: Bitset) =>
      keepBetween(columns, hits, name, low, high)
  const cents = (price?: number) => (price === undefined ? undefined : toCents(price, currency === 'DOP' ? rate : 1))

  if (min_price !== undefined || max_price !== undefined) {
    yield { facet: 'price', narrow: from('cents', cents(min_price), cents(max_price)) }
  }
  if (max_payment !== undefined) {
    yield { narrow: from('cents', undefined, cents(calculateHighestPrice(max_payment, currency ?? 'USD'))) }
  }
  if (min_m2 !== undefined || max_m2 !== undefined) yield { narrow: from('m2', min_m2, max_m2) }
  if (bbox) yield { narrow: (hits) => keepInBox(columns, hits, bbox) }
}

function* rowConditions(columns: Columns, criteria: Criteria): Generator<Condition> {
  const { sector_id, agent, agency, polygon } = criteria
  if (sector_id !== undefined) {
    yield { facet: 'sector', narrow: (hits) => keepEqual(hits, columns.sector_id, sector_id) }
  }
  if (agent !== undefined) yield { narrow: (hits) => keepEqual(hits, columns.agent_id, agent) }
  if (agency !== undefined) yield { narrow: (hits) => keepEqual(hits, columns.agency_id, agency) }

  const ring = polygon === undefined ? null : decodePolygon(polygon)
  if (ring) yield { narrow: (hits) => keepInRing(columns, hits, ring) }
}

/** Bounds included. The base is narrowed by its order, the tail row by row. */
function keepBetween(columns: Columns, hits: Bitset, name: OrderName, low: number, high: number): void {
  const column = columns[name]
  keepStretch(columns.orders[name], column, hits, low, high)
  for (let row = columns.tail; row < columns.size; row++) {
    if (!(column[row]! >= low && column[row]! <= high)) dropRow(hits, row)
  }
}

function keepInBox(columns: Columns, hits: Bitset, { west, south, east, north }: Box): void {
  keepBetween(columns, hits, 'latitude', south, north)
  keepBetween(columns, hits, 'longitude', west, east)
}

function keepInRing(columns: Columns, hits: Bitset, ring: Point[]): void {
  keepInBox(columns, hits, findBox(ring))
  const isInside = createInsideTest(ring)
  const { rows, count } = collectRows(hits)
  for (let hit = 0; hit < count; hit++) {
    const row = rows[hit]!
    if (!isInside(columns.latitude[row]!, columns.longitude[row]!)) dropRow(hits, row)
  }
}

function keepEqual(hits: Bitset, column: Int32Array | Uint16Array, value: number): void {
  const { rows, count } = collectRows(hits)
  for (let hit = 0; hit < count; hit++) if (column[rows[hit]!] !== value) dropRow(hits, rows[hit]!)
}

let scratch = new Uint32Array()

/** The rows of the hits in one list, which the next call overwrites. */
export function collectRows(hits: Bitset, fromWord = 0): { rows: Uint32Array; count: number } {
  if (scratch.length < hits.length * 32) scratch = new Uint32Array(hits.length * 32)
  return { rows: scratch, count: listRows(hits, scratch, fromWord) }
}
