import { features } from '#contract/property/feature.ts'
import { powerWaterLevels } from '#contract/property/power-water.ts'
import { businessTypes, propertyTypes } from '#contract/property/property-type.ts'
import type { Facets } from '#contract/search/search.ts'

import { type Bitset, countRows, intersect, listRows, createSharedCounter } from './index/bitset.ts'
import { getBitset, type Columns, type Dimension } from './index/columns.ts'
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
type HitsWithout = (...facets: Facet[]) => Bitset

/** Counts every dimension under all filters but its own. Features add to each other, so theirs count under all. */
export function countFacets(columns: Columns, criteria: Criteria, places: Places): Facets {
  const hitsWithout = around(columns, createConditions(columns, criteria))
  const all = hitsWithout()
  const counts = <Value extends string | number>(dimension: Dimension, values: readonly Value[], hits: Bitset) =>
    countValues(columns, dimension, values, hits)
  return {
    total: countRows(all),
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
function around(columns: Columns, conditions: Condition[]): HitsWithout {
  const ofNone = conditions.filter(({ facet }) => !facet)
  const ofFacets = conditions
    .filter(({ facet }) => facet)
    .map((condition) => (condition.facet === 'price' ? workedOut(columns, condition) : condition))
  const always = matchConditions(ofNone, columns.alive)
  const all = matchConditions(ofFacets, always)
  return (...facets) => {
    const others = ofFacets.filter(({ facet }) => !facets.includes(facet!))
    return others.length === ofFacets.length ? all : matchConditions(others, always)
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
  hits: Bitset,
): Counted<Value>[] {
  const countIn = createSharedCounter(hits)
  return values.flatMap((value) => {
    const listings = getBitset(columns, dimension, value)
    const count = listings ? countIn(listings) : 0
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
function countIds(column: Uint16Array, hits: Bitset): Counted<number>[] {
  const counts = new Uint32Array(2 ** 16)
  const found: number[] = []
  const { rows, count } = collectRows(hits)
  for (let hit = 0; hit < count; hit++) {
    const id = column[rows[hit]!]!
    if (counts[id]!++ === 0) found.push(id)
  }
  return found.map((value) => ({ value, count: counts[value]! }))
}

function priceCounts(columns: Columns, criteria: Criteria, hits: Bitset): Facets['price'] {
  const currency = criteria.currency ?? 'USD'
  const rate = currency === 'DOP' ? criteria.rate : 1
  const bands = createPriceBands(criteria.business_type ?? 'sale', currency, rate)
  const countCheaper = cheaperCounter(columns, hits)
  const cheaper = bands.map(({ min_price }) => countCheaper(toCents(min_price, rate)))
  const total = countRows(hits)
  return bands
    .map((band, place) => ({ ...band, currency, count: (cheaper[place + 1] ?? total) - cheaper[place]! }))
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
function scoreCounts(columns: Columns, hits: Bitset): Facets['power_water'] {
  const counted = countValues(columns, 'power_water', scores, hits)
  return powerWaterLevels.flatMap((value) => {
    const enough = counted.filter((score) => score.value >= value)
    const count = enough.reduce((total, score) => total + score.count, 0)
    return count > 0 ? { value, count } : []
  })
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
