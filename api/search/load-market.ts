import type { Pool } from 'pg'

import { type Columns, createColumns, type ListingColumns, putListings } from './index/columns.ts'
import { listPublishedBetween, rowsAtOnce } from './packed-listings.ts'
import type { Places } from './places.ts'
import { countPublished, type Mark, readMark, readPlaces, readRate } from './queries.ts'

/** All that search is to know, as it stood at the mark or later: what changed since is seen by the next look. */
export type Market = { mark: Mark; columns: Columns; places: Places; rate: number }

/** How the base is built of columns that are read; it hears first how many they will be. */
export type Builder = (count: number) => (columns: Columns) => Columns | Promise<Columns>

/** Loads every published listing, and what is counted and named with them. */
export async function loadMarket(pool: Pool, prepare: Builder): Promise<Market> {
  // What is published after this is found as a change: ids beyond those counted next are not read.
  const mark = await readMark(pool)
  const { count, highest_id } = await countPublished(pool)
  const build = prepare(count)
  const named = Promise.all([readPlaces(pool), readRate(pool)])
  // Whoever waits for it hears what went wrong.
  named.catch(() => {})
  // A few more: listings may be published while the others are read. What has no room is found as a change.
  const columns = createColumns(0, count + 1000, highest_id)
  await readInto(columns, pool, highest_id)
  const [places, rate] = await named
  return { mark, columns: await build(columns), places, rate }
}

/** How many answers are on their way while one is taken in: the database never waits for what is done with them. */
const ahead = 2

async function readInto(columns: Columns, pool: Pool, highestId: number): Promise<void> {
  const reading: Promise<ListingColumns>[] = []
  let asked = 0
  const askNext = () => {
    if (asked >= highestId) return
    const next = listPublishedBetween(pool, asked, asked + rowsAtOnce)
    // Whoever waits for it hears what went wrong.
    next.catch(() => {})
    reading.push(next)
    asked += rowsAtOnce
  }
  for (let at = 0; at < ahead; at++) askNext()
  for (let next = reading.shift(); next; next = reading.shift()) {
    const listings = await next
    askNext()
    putListings(columns, listings)
  }
}
