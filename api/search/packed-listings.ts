import type { Pool } from 'pg'

import { flagColumns } from '#contract/search/filters.ts'

import type { Flags, FoundListing, ListingColumns } from './index/columns.ts'

/**
 * How the database hands over a column of many rows: all its values in one text or in bytes as PostgreSQL sends them.
 * Rows as such cost a string a value, which is most of the time of a start with a large market.
 */
type Column<Value> = {
  pack: (sql: string) => string
  unpack: (packed: string | Buffer, count: number) => Unpacked<Value>
  /** As a value of one row, where that is not what the SQL says. */
  toValue?: (sql: string) => string
}

type Unpacked<Value> = [Value] extends [number] ? Int32Array | Float64Array : Value[]

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer) => new DataView(buffer, byteOffset, byteLength)
const fixed = (send: string, read: (bytes: DataView, count: number) => Int32Array | Float64Array): Column<number> => ({
  pack: (sql) => `string_agg(${send}(${sql}), '')`,
  unpack: (packed, count) => read(viewOf(packed as Buffer), count),
})
const whole = fixed('int4send', (bytes, count) => {
  const values = new Int32Array(count)
  for (let at = 0; at < count; at++) values[at] = bytes.getInt32(at * 4)
  return values
})
const decimal = fixed('float8send', (bytes, count) => {
  const values = new Float64Array(count)
  for (let at = 0; at < count; at++) values[at] = bytes.getFloat64(at * 8)
  return values
})
/** Microseconds from 1970 to 2000, where PostgreSQL begins to count. */
const epoch = 946_684_800_000_000
/** Microseconds since 1970. */
const moment: Column<number> = {
  ...fixed('timestamptz_send', (bytes, count) => {
    const values = new Float64Array(count)
    for (let at = 0; at < count; at++) {
      values[at] = bytes.getInt32(at * 8) * 2 ** 32 + bytes.getUint32(at * 8 + 4) + epoch
    }
    return values
  }),
  toValue: (sql) => `(extract(epoch from ${sql}) * 1000000)::float8`,
}
/** Words without a comma. */
const words = <Word extends string>() =>
  ({
    pack: (sql) => `string_agg(${sql}, ',')`,
    unpack: (packed) => (packed as string).split(','),
  }) as Column<string> as Column<Word>
const letters = { t: true, f: false, n: null } as const
const flag: Column<boolean | null> = {
  pack: (sql) => `string_agg(case when ${sql} then 't' when ${sql} is null then 'n' else 'f' end, '')`,
  unpack: (packed) => (packed as string).split('').map((letter) => letters[letter as keyof typeof letters]),
}
/** Each as `array_send` writes it: a head of 12 bytes, 8 more where it has elements, and 6 an element. */
const numbers: Column<number[]> = {
  pack: (sql) => `string_agg(array_send(${sql}), '')`,
  unpack(packed, count) {
    const bytes = viewOf(packed as Buffer)
    const values: number[][] = []
    for (let at = 0; values.length < count;) {
      const length = bytes.getInt32(at) === 0 ? 0 : bytes.getInt32(at + 12)
      const value: number[] = []
      for (let place = 0; place < length; place++) value.push(bytes.getInt16(at + 24 + place * 6))
      values.push(value)
      at += length === 0 ? 12 : 20 + length * 6
    }
    return values
  },
}

type Columns<Row> = { [Name in keyof Row]: Unpacked<Row[Name]> }
type Source<Row> = { [Name in keyof Row]: readonly [sql: string, column: Column<Row[Name]>] }

const flagSources = Object.fromEntries(flagColumns.map((name) => [name, [name, flag]])) as unknown as Source<Flags>

/** What search knows of a row of `listing`, as the database says it. */
const found: Source<FoundListing> = {
  id: ['id', whole],
  code: ['code', words()],
  business_type: ['business_type', words()],
  type: ['type', words()],
  city_id: ['city_id', whole],
  sector_id: ['sector_id', whole],
  agent_id: ['agent_id', whole],
  agency_id: ['agency_id', whole],
  home_id: ['coalesce(home_id, 0)', whole],
  price: ['price::float8', decimal],
  currency: ['currency', words()],
  cents: ['(price_usd * 100)::float8', decimal],
  bedrooms: ['bedrooms', whole],
  bathrooms: ['bathrooms', whole],
  parkings: ['parkings', whole],
  stories: ['stories', whole],
  m2: ['(case when construction_m2 > 0 then construction_m2 else coalesce(lot_m2, 0) end)::float8', decimal],
  features: ['features', numbers],
  latitude: ['latitude', decimal],
  longitude: ['longitude', decimal],
  rank: ['rank', whole],
  // Of what was never published it says nothing.
  published: [`coalesce(published_at, 'epoch')`, moment],
  changed: ['changed_at', moment],
  ...flagSources,
}
/** The same with what a look at changes asks besides. */
const changed: Source<FoundListing & { is_published: boolean | null; changed_at: string }> = {
  ...found,
  is_published: [`status = 'published'`, flag],
  changed_at: ['changed_at::text', words()],
}

/** The same of one row of a table or record named `listing`. */
export const foundColumns: string = Object.entries<readonly [string, Column<unknown>]>(found)
  .map(([name, [sql, { toValue }]]) => `${toValue ? toValue(sql) : sql} as ${name}`)
  .join(', ')

type Asked = { name: string; from: string; values: unknown[]; query_timeout?: number }

/** Rows of `listing` in the order that `from` gives them, a column of each value. */
async function readPacked<Row extends object>(pool: Pool, source: Source<Row>, asked: Asked): Promise<Columns<Row>> {
  const { from, ...query } = asked
  const columns = Object.entries(source) as [keyof Row & string, readonly [string, Column<unknown>]][]
  const { rows } = await pool.query<Record<string, string | Buffer> & { count: number }>({
    ...query,
    text: `select count(*)::int as count, ${columns.map(([name, [sql, { pack }]]) => `${pack(sql)} as ${name}`).join(', ')}
      from (select * from listing ${from}) as listing`,
  })
  const { count, ...packed } = rows[0]!
  const unpacked = columns.map(([name, [, { unpack }]]) => [name, count === 0 ? [] : unpack(packed[name]!, count)])
  return Object.fromEntries(unpacked) as Columns<Row>
}

/** How many rows, or ids where some are not published, are asked for at a time. */
export const rowsAtOnce = 2000

/** Published listings by id, from the first after one id to another. */
export function listPublishedBetween(pool: Pool, after: number, last: number): Promise<ListingColumns> {
  return readPacked(pool, found, {
    name: 'search_load',
    from: `where status = 'published' and id > $1 and id <= $2 order by id`,
    values: [after, last],
  })
}

/** A listing as it now is, or null when it is no longer searched. */
export type Change = { id: number; changed_at: string; listing: FoundListing | null }

/** What changed after that moment and, within it, after that id: published or not, oldest first. */
export async function listChanges(pool: Pool, since: string, id: number, limit: number): Promise<Change[]> {
  const columns = await readPacked(pool, changed, {
    // A look is over after that, or a server that vanished without a word would be waited for for ever.
    query_timeout: 10_000,
    name: 'search_changes',
    from: `where changed_at >= $1::timestamptz and (changed_at, id) > ($1::timestamptz, $2) order by changed_at, id limit $3`,
    values: [since, id, limit],
  })
  const names = Object.keys(found) as (keyof FoundListing)[]
  return Array.from(columns.id, (id, place) => {
    const listing = Object.fromEntries(names.map((name) => [name, columns[name][place]])) as FoundListing
    return { id, changed_at: columns.changed_at[place]!, listing: columns.is_published[place] ? listing : null }
  })
}
