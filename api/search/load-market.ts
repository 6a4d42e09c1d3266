import type { Pool } from 'pg'

import { type Columns, createColumns, putListings } from './index/columns.ts'
import { listPublishedAfter, rowsAtOnce } from './packed-listings.ts'
import type { Places } from './places.ts'
import { countPublished, type Mark, readMark, readPlaces, readRate } from './queries.ts'

/** All that search is to know, as it stood at the mark or later: what changed since is seen by the next look. */
export type Market = { mark: Mark; columns: Columns; places: Places; rate: number }

/** How the base is built of columns that are read; it hears first how many they will be. */
export type Builder = (count: number) => (columns: Columns) => Columns | Promise<Columns>

/** Loads every published listing, and what is counted and named with them. */
export async function loadMarket(pool: Pool, prepare: Builder): Promise<Market> {
  const mark = await readMark(pool)
  const { count, highest_id } = await countPublished(pool)
  const build = prepare(count)
  // A few more: listings may be published while the others are read. What has no room is found as a change.
  const columns = createColumns(0, count + 1000, highest_id)
  await readInto(columns, pool)
  return { mark, columns: await build(columns), places: await readPlaces(pool), rate: await readRate(pool) }
}

/** The database reads the next rows while these are taken in. */
async function readInto(columns: Columns, pool: Pool): Promise<void> {
  for (let reading = listPublishedAfter(pool, 0, rowsAtOnce); ;) {
    const listings = await reading
    const isLast = listings.id.length < rowsAtOnce
    if (!isLast) {
      reading = listPublishedAfter(pool, listings.id.at(-1)!, rowsAtOnce)
      // Whoever waits for it hears what went wrong.
      reading.catch(() => {})
    }
    putListings(columns, listings)
    if (isLast) return
  }
}
