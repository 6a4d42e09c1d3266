import { features } from '#contract/feature.ts'
import { businessTypes, propertyTypes } from '#contract/property-type.ts'
import type { Facets } from '#contract/search.ts'

import { type Bitset, countRows, countShared } from './bitset.ts'
import { bitsetOf, type Columns, type Dimension } from './columns.ts'
import { type Condition, conditionsOf, type Criteria, type Facet, matching, rowsOf } from './matching.ts'
import { countBelow } from './order.ts'
import type { Places } from './places.ts'
import { centsOf, priceBands } from './price-bands.ts'

const mostFirst = (a: { count: number }, b: { count: number }) => b.count - a.count
const isFound = ({ count }: { count: number }) => count > 0

/** Counts every dimension under all filters but its own. Features add to each other, so theirs count under all. */
export function facetsOf(columns: Columns, criteria: Criteria, places: Places): Facets {
  const conditions = conditionsOf(columns, criteria)
  const hitsWithout = around(columns, conditions)
  const all = hitsWithout()
  const count = (hits: Bitset, dimension: Dimension, value: string | number) => {
    const bitset = bitsetOf(columns, dimension, value)
    return bitset ? countShared(hits, bitset) : 0
  }
  const counts = <Value extends string | number>(values: readonly Value[], dimension: Dimension, hits: Bitset) =>
    values.map((value) => ({ value, count: count(hits, dimension, value) })).filter(isFound)

  // Choosing another city leaves the sector behind, so cities count without either.
  const inAnyCity = hitsWithout('city', 'sector')
  return {
    total: countRows(all),
    business_type: counts(businessTypes, 'business_type', hitsWithout('business_type')),
    type: counts(propertyTypes, 'type', hitsWithout('type')).sort(mostFirst),
    city: places.cities
      .map(({ id, slug, name }) => ({ value: slug, name, count: count(inAnyCity, 'city', id) }))
      .filter(isFound)
      .sort(mostFirst),
    sector: sectorCounts(columns, criteria, places, hitsWithout),
    bedrooms: counts([1, 2, 3, 4, 5], 'bedrooms', hitsWithout('bedrooms')),
    price: priceCounts(columns, criteria, hitsWithout('price')),
    features: counts(features, 'feature', all),
  }
}

/** The hits without the conditions of some facets. What no facet asks for is worked out once. */
function around(columns: Columns, conditions: Condition[]): (...facets: Facet[]) => Bitset {
  const always = matching(
    conditions.filter(({ facet }) => !facet),
    columns.alive,
  )
  const own = conditions.filter(({ facet }) => facet)
  const all = matching(own, always)
  return (...facets) => {
    const others = own.filter(({ facet }) => !facets.includes(facet!))
    return others.length === own.length ? all : matching(others, always)
  }
}

function sectorCounts(
  columns: Columns,
  { city_id, sector_id }: Criteria,
  places: Places,
  hitsWithout: (...facets: Facet[]) => Bitset,
): Facets['sector'] {
  const city = city_id ?? places.sectors.find(({ id }) => id === sector_id)?.city_id
  if (city === undefined) return []

  const counts = new Map<number, number>()
  const { rows, count } = rowsOf(hitsWithout('sector'))
  for (let hit = 0; hit < count; hit++) {
    const sector = columns.sector_id[rows[hit]!]!
    counts.set(sector, (counts.get(sector) ?? 0) + 1)
  }
  return places.sectors
    .filter((sector) => sector.city_id === city)
    .map(({ id, slug, name }) => ({ value: slug, name, count: counts.get(id) ?? 0 }))
    .filter(isFound)
    .sort(mostFirst)
}

function priceCounts(columns: Columns, criteria: Criteria, hits: Bitset): Facets['price'] {
  const currency = criteria.currency ?? 'USD'
  const rate = currency === 'DOP' ? criteria.rate : 1
  const bands = priceBands(criteria.business_type ?? 'sale', currency, rate)
  const below = bands.map(({ min_price }) => countCheaper(columns, hits, centsOf(min_price, rate)))
  const total = countRows(hits)
  return bands
    .map((band, place) => ({ ...band, currency, count: (below[place + 1] ?? total) - below[place]! }))
    .filter(isFound)
}

function countCheaper(columns: Columns, hits: Bitset, cents: number): number {
  let count = countBelow(columns.orders.cents, columns.cents, hits, cents)
  const { rows, count: changed } = rowsOf(hits, columns.tail >>> 5)
  for (let hit = 0; hit < changed; hit++) if (columns.cents[rows[hit]!]! < cents) count++
  return count
}
