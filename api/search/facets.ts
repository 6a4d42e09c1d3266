import { features } from '#contract/property/feature.ts'
import { powerWaterLevels } from '#contract/property/power-water.ts'
import { businessTypes, propertyTypes } from '#contract/property/property-type.ts'
import type { Facets } from '#contract/search/search.ts'

import { type Bitset, countRows, hasRow, intersect, listRows, createSharedCounter } from './index/bitset.ts'
import { getBitset, type Columns, type Dimension } from './index/columns.ts'
import { countHomes, type Parted, partByHome } from './homes.ts'
import {
  type Condition,
  createConditions,
  type Criteria,
  type Facet,
  matchConditions,
  collectRows,
  scores,
} from './matching.ts'
import { createBelowCounter } from './index/order.ts'
import type { PlaceOfSearch, Places } from './places.ts'
import { toCents, createPriceBands } from './price-bands.ts'

type Counted<Value> = { value: Value; count: number }
type HitsWithout = (...facets: Facet[]) => Parted

/**
 * Counts every dimension under all filters but its own. Features add to each other, so theirs count under all. A home that
 * several offer counts once for each value that any of its offers has: what asking for the value finds.
 */
export function countFacets(columns: Columns, criteria: Criteria, places: Places): Facets {
  const hitsWithout = around(columns, criteria)
  const all = hitsWithout()
  const counts = <Value extends string | number>(dimension: Dimension, values: readonly Value[], hits: Parted) =>
    countValues(columns, dimension, values, hits)
  return {
    total: countHomes(all),
    business_type: counts('business_type', businessTypes, hitsWithout('business_type')),
    type: counts('type', propertyTypes, hitsWithout('type')).sort(maxFirst),
    // Choosing another city leaves the sector behind, so cities count without either.
    city: named(places.cities, countIds(columns.city_id, hitsWithout('city', 'sector'))),
    sector: sectorCounts(columns, criteria, places, hitsWithout),
    bedrooms: counts('bedrooms', [1, 2, 3, 4, 5], hitsWithout('bedrooms')),
    price: priceCounts(columns, criteria, hitsWithout('price')),
    features: counts('feature', features, all),
    power_water: scoreCounts(columns, hitsWithout('power_water')),
  }
}

/** The hits without the conditions of some facets. What no facet asks for is worked out once, and so is the price. */
function around(columns: Columns, criteria: Criteria): HitsWithout {
  const conditions = createConditions(columns, criteria)
  const part = (hits: Bitset) => partByHome(columns, hits, criteria)
  const ofNone = conditions.filter(({ facet }) => !facet)
  const ofFacets = conditions
    .filter(({ facet }) => facet)
    .map((condition) => (condition.facet === 'price' ? workedOut(columns, condition) : condition))
  const always = matchConditions(ofNone, columns.alive)
  const all = part(matchConditions(ofFacets, always))
  return (...facets) => {
    const others = ofFacets.filter(({ facet }) => !facets.includes(facet!))
    return others.length === ofFacets.length ? all : part(matchConditions(others, always))
  }
}

function workedOut(columns: Columns, condition: Condition): Condition {
  const passing = matchConditions([condition], columns.alive)
  return { ...condition, narrow: (hits) => intersect(hits, passing) }
}

function countValues<Value extends string | number>(
  columns: Columns,
  dimension: Dimension,
  values: readonly Value[],
  { single, homes }: Parted,
): Counted<Value>[] {
  const countIn = createSharedCounter(single)
  return values.flatMap((value) => {
    const listings = getBitset(columns, dimension, value)
    const isAmong = (row: number) => hasRow(listings!, row)
    const count = listings ? countIn(listings) + homes.filter((offers) => offers.some(isAmong)).length : 0
    return count > 0 ? { value, count } : []
  })
}

function sectorCounts(
  columns: Columns,
  { city_id, sector_id }: Criteria,
  { sectors }: Places,
  hitsWithout: HitsWithout,
): Facets['sector'] {
  const city = city_id ?? sectors.find(({ id }) => id === sector_id)?.city_id
  if (city === undefined) return []

  return named(
    sectors.filter(({ city_id }) => city_id === city),
    countIds(columns.sector_id, hitsWithout('sector')),
  )
}

/** How many of the hits have each id. */
function countIds(column: Uint16Array, { single, homes }: Parted): Counted<number>[] {
  const counts = new Uint32Array(2 ** 16)
  const found: number[] = []
  const add = (id: number) => {
    if (counts[id]!++ === 0) found.push(id)
  }
  const { rows, count } = collectRows(single)
  for (let hit = 0; hit < count; hit++) add(column[rows[hit]!]!)
  for (const offers of homes) for (const id of new Set(offers.map((row) => column[row]!))) add(id)
  return found.map((value) => ({ value, count: counts[value]! }))
}

function priceCounts(columns: Columns, criteria: Criteria, { single, homes }: Parted): Facets['price'] {
  const currency = criteria.currency ?? 'USD'
  const rate = currency === 'DOP' ? criteria.rate : 1
  const bands = createPriceBands(criteria.business_type ?? 'sale', currency, rate)
  const countCheaper = cheaperCounter(columns, single)
  const from = bands.map(({ min_price }) => toCents(min_price, rate))
  const cheaper = from.map(countCheaper)
  const total = countRows(single)
  const countHomesIn = (low: number, high = Infinity) =>
    homes.filter((offers) => offers.some((row) => columns.cents[row]! >= low && columns.cents[row]! < high)).length
  return bands
    .map((band, place) => {
      const count = (cheaper[place + 1] ?? total) - cheaper[place]!
      return { ...band, currency, count: count + countHomesIn(from[place]!, from[place + 1]) }
    })
    .filter(({ count }) => count > 0)
}

function cheaperCounter(columns: Columns, hits: Bitset): (cents: number) => number {
  const countBelow = createBelowCounter(columns.orders.cents, columns.cents, hits)
  const changed = new Uint32Array(columns.capacity - columns.tail)
  const changes = listRows(hits, changed, columns.tail >>> 5)
  return (cents) => {
    let count = countBelow(cents)
    for (let hit = 0; hit < changes; hit++) if (columns.cents[changed[hit]!]! < cents) count++
    return count
  }
}

/** Each level counts all that have its points or more. */
function scoreCounts(columns: Columns, { single, homes }: Parted): Facets['power_water'] {
  const counted = countValues(columns, 'power_water', scores, { single, homes: [] })
  const best = homes.map((offers) => scores.findLast((score) => hasAny(columns, score, offers)) ?? 0)
  return powerWaterLevels.flatMap((value) => {
    const enough = counted.filter((score) => score.value >= value)
    const alone = enough.reduce((total, score) => total + score.count, 0)
    const count = alone + best.filter((score) => score >= value).length
    return count > 0 ? { value, count } : []
  })
}

function hasAny(columns: Columns, score: number, offers: readonly number[]): boolean {
  const listings = getBitset(columns, 'power_water', score)
  return listings !== undefined && offers.some((row) => hasRow(listings, row))
}

/** Places by slug and name in place of their ids, most listings first. */
function named(places: readonly PlaceOfSearch[], counts: readonly Counted<number>[]): Facets['city'] {
  const byId = new Map(places.map((place) => [place.id, place]))
  return counts
    .flatMap(({ value, count }) => {
      const place = byId.get(value)
      return place ? { value: place.slug, name: place.name, count } : []
    })
    .sort(maxFirst)
}

const maxFirst = (a: { count: number }, b: { count: number }) => b.count - a.count
