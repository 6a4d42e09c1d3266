import { powerFeatures, scorePowerWater, waterFeatures } from '#contract/property/power-water.ts'
import { filters, flagNames } from '#contract/search/filters.ts'

import { featureByNumber, featureNumbers } from '../../property/feature-number.ts'
import { addRow, type Bitset, createBitset } from './bitset.ts'
import type { Columns, ListingColumns } from './columns.ts'

/** Rows that listings were given, one after the other. */
type Place = { first: number; count: number }

/** Puts listings into the sets of what they are found by, one column after the other: a whole market is read so. */
export function addValues(columns: Columns, listings: ListingColumns, place: Place): void {
  for (const name of ['business_type', 'type', 'currency'] as const) {
    addEach(columns, listings[name], place, (word) => `${name}:${word}`)
  }
  addEach(columns, listings.city_id, place, (id) => `city:${id}`)
  addEach(columns, listings.stories, place, (count) => (count > 0 ? `stories:${Math.min(5, count)}` : undefined))
  for (const name of ['bedrooms', 'bathrooms', 'parkings'] as const) {
    for (const least of [1, 2, 3, 4, 5]) {
      addWhere(columns, `${name}:${least}`, place, (at) => listings[name][at]! >= least)
    }
  }
  addWhere(columns, 'home:any', place, (at) => listings.home_id[at]! > 0)
  for (const flag of flagNames) {
    const known = listings[filters[flag].columns[0]]
    addWhere(columns, `flag:${flag}`, place, (at) => known[at] === true)
    addWhere(columns, `unknown:${flag}`, place, (at) => known[at] === null)
  }
  addFeatures(columns, listings.features, place)
}

/** Adds each row to the set of its value, which is looked for once for each value; a value without a name has none. */
function addEach<Value>(
  columns: Columns,
  values: ArrayLike<Value>,
  { first, count }: Place,
  nameOf: (value: Value) => string | undefined,
): void {
  const sets = new Map<Value, Bitset | undefined>()
  for (let at = 0; at < count; at++) {
    const value = values[at]!
    let set = sets.get(value)
    if (!set && !sets.has(value)) {
      const name = nameOf(value)
      set = name === undefined ? undefined : takeBitset(columns, name)
      sets.set(value, set)
    }
    if (set) addRow(set, first + at)
  }
}

function addWhere(
  columns: Columns,
  name: string,
  { first, count }: Place,
  isIn: (at: number) => boolean | undefined,
): void {
  let set: Bitset | undefined
  for (let at = 0; at < count; at++) if (isIn(at)) addRow((set ??= takeBitset(columns, name)), first + at)
}

/** Each feature, and the points for power and water that they make together. */
function addFeatures(columns: Columns, features: ListingColumns['features'], { first, count }: Place): void {
  const sets: Bitset[] = []
  const scored = new Map<number, Bitset>()
  for (let at = 0; at < count; at++) {
    let mask = 0
    for (const number of features[at]!) {
      const name = featureByNumber[number]
      if (name !== undefined) addRow((sets[number] ??= takeBitset(columns, `feature:${name}`)), first + at)
      mask |= maskOfNumber[number] ?? 0
    }
    let set = scored.get(mask)
    if (!set) scored.set(mask, (set = takeBitset(columns, `power_water:${scoreMask(mask)}`)))
    addRow(set, first + at)
  }
}

const counted = [...powerFeatures, ...waterFeatures]
const maskOfNumber: number[] = []
for (const [place, name] of counted.entries()) maskOfNumber[featureNumbers[name]] = 1 << place

function scoreMask(mask: number): number {
  return scorePowerWater(counted.filter((_, place) => mask & (1 << place))).score
}

function takeBitset(columns: Columns, name: string): Bitset {
  let bitset = columns.bitsets.get(name)
  if (!bitset) columns.bitsets.set(name, (bitset = createBitset(columns.capacity)))
  return bitset
}
