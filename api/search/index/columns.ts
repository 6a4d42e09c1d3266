import type { Currency } from '#contract/fields.ts'
import type { BusinessType, PropertyType } from '#contract/property/property-type.ts'
import type { FlagColumn } from '#contract/search/filters.ts'

import { addRow, type Bitset, dropRow, createBitset, hasRow, countWords } from './bitset.ts'
import { toWorldY } from '../mercator.ts'
import { measureOrder, createOrder, type Order, type OrderName, orderNames } from './order.ts'
import { measurePiece, takeSharedPiece } from './shared-piece.ts'
import { addValues } from './values.ts'

/** What search knows about one published listing. */
export type FoundListing = {
  id: number
  code: string
  business_type: BusinessType
  type: PropertyType
  city_id: number
  sector_id: number
  agent_id: number
  agency_id: number
  /** The home that others offer too; 0 for none. */
  home_id: number
  price: number
  currency: Currency
  /** Price in whole cents of US$. */
  cents: number
  bedrooms: number
  bathrooms: number
  parkings: number
  stories: number
  m2: number
  /** Places in `contract/property/feature.ts`. */
  features: number[]
  latitude: number
  longitude: number
  rank: number
  /** Microseconds since 1970. */
  published: number
  /** Microseconds since 1970. */
  changed: number
} & Flags
/** The same of many, a column of each: numbers as they are copied, the rest as it is looked at. */
export type ListingColumns = {
  [Name in keyof FoundListing]: FoundListing[Name] extends number
    ? Int32Array | Float64Array | number[]
    : FoundListing[Name][]
}
/** What the flags ask for; null where it is not known. */
export type Flags = Record<FlagColumn, boolean | null>

/** Filter values that have a bitset of their own, as `dimension:value`. */
export type Dimension =
  | 'business_type'
  | 'type'
  | 'city'
  | 'currency'
  | 'bedrooms'
  | 'bathrooms'
  | 'parkings'
  | 'stories'
  | 'feature'
  | 'power_water'
  | 'flag'
  /** A flag's listings of which it is not known. */
  | 'unknown'
  /** The offers of homes that may have several. */
  | 'home'

/**
 * Every published listing, column by column. The first `base` rows are sorted by relevance and stand in every order;
 * changes are appended from `tail` on. A row is never rewritten: a change drops it from `alive` and appends another.
 */
export type Columns = {
  base: number
  /** The first row after the base, at a word's start: no word of a bitset holds both. */
  tail: number
  size: number
  capacity: number
  alive: Bitset
  bitsets: Map<string, Bitset>
  orders: Record<OrderName, Order>
  /** Where the listing of an id stands; -1 for none. */
  rowOfId: Int32Array
} & { [Name in keyof typeof kinds]: InstanceType<(typeof kinds)[Name]> }

const kinds = {
  id: Int32Array,
  code: Float64Array,
  price: Float64Array,
  cents: Float64Array,
  m2: Float64Array,
  published: Float64Array,
  changed: Float64Array,
  latitude: Float64Array,
  longitude: Float64Array,
  /** The latitude as the map draws it. */
  world_y: Float64Array,
  rank: Int32Array,
  city_id: Uint16Array,
  sector_id: Uint16Array,
  agent_id: Int32Array,
  agency_id: Int32Array,
  home_id: Int32Array,
}

/** The name of each column of numbers. */
export const columnNames = Object.keys(kinds) as (keyof typeof kinds)[]

/** Those that stand as they come. */
const same = columnNames.filter((name) => name !== 'code' && name !== 'world_y')

/** Columns with a base of so many rows, still to be filled, and room for so many changes after it. */
export function createColumns(base: number, changes: number, highestId: number): Columns {
  const tail = countWords(base) * 32
  const capacity = tail + changes
  const bytes = Object.values(kinds).reduce((sum, kind) => sum + measurePiece(kind, capacity), 0)
  const cut = takeSharedPiece(bytes + orderNames.length * measureOrder(base))
  const numbers = Object.entries(kinds).map(([name, kind]) => [name, cut<ArrayBufferView>(kind, capacity)])
  const orders = orderNames.map((name) => [name, createOrder(base, cut)])
  return {
    base,
    tail,
    size: tail,
    capacity,
    alive: createBitset(capacity),
    bitsets: new Map(),
    orders: Object.fromEntries(orders),
    rowOfId: noRows(highestId + 1),
    ...Object.fromEntries(numbers),
  }
}

export const isFull = (columns: Columns): boolean => columns.size === columns.capacity

/** The listings of one filter value; undefined when there are none. */
export function getBitset(columns: Columns, dimension: Dimension, value: string | number): Bitset | undefined {
  return columns.bitsets.get(`${dimension}:${value}`)
}

/** The row of a listing that is searched; -1 for any other id. */
export const findRow = (columns: Columns, id: number): number => columns.rowOfId[id] ?? -1

/** Takes a listing in, in place of what was known of it. There must be room. */
export function putListing(columns: Columns, listing: FoundListing): void {
  putListings(columns, Object.fromEntries(Object.entries(listing).map(([name, value]) => [name, [value]])) as never)
}

/** Takes listings in, each once, in place of what was known of them; those that there is no room for are left out. */
export function putListings(columns: Columns, listings: ListingColumns): void {
  const first = columns.size
  const count = Math.min(listings.id.length, columns.capacity - first)
  for (let at = 0; at < count; at++) dropListing(columns, listings.id[at]!)
  columns.size += count
  for (const name of same) columns[name].set(listings[name].slice(0, count), first)
  for (let at = 0; at < count; at++) {
    const row = first + at
    // A leading 1 keeps the zeros that a code may begin with.
    columns.code[row] = Number(`1${listings.code[at]!.replace('-', '')}`)
    columns.world_y[row] = toWorldY(listings.latitude[at]!)
    rememberRow(columns, listings.id[at]!, row)
    addRow(columns.alive, row)
  }
  addValues(columns, listings, { first, count })
}

export function dropListing(columns: Columns, id: number): void {
  const row = findRow(columns, id)
  if (row < 0) return
  dropRow(columns.alive, row)
  columns.rowOfId[id] = -1
}

export function rememberRow(columns: Columns, id: number, row: number): void {
  if (id >= columns.rowOfId.length) {
    const longer = noRows(Math.ceil(id * 1.25) + 1)
    longer.set(columns.rowOfId)
    columns.rowOfId = longer
  }
  columns.rowOfId[id] = row
}

/** The code of a row as people write it, `10-20345`. */
export function getCode(columns: Columns, row: number): string {
  const digits = String(columns.code[row]).slice(1)
  return `${digits.slice(0, 2)}-${digits.slice(2)}`
}

export function getCurrency(columns: Columns, row: number): Currency {
  const pesos = getBitset(columns, 'currency', 'DOP')
  return pesos && hasRow(pesos, row) ? 'DOP' : 'USD'
}

export function getBusinessType(columns: Columns, row: number): BusinessType {
  const leases = getBitset(columns, 'business_type', 'lease')
  return leases && hasRow(leases, row) ? 'lease' : 'sale'
}

function noRows(ids: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(ids * 4)).fill(-1)
}
