import type { PoolClient } from 'pg'
import type { Logger } from 'pino'

import type { OpenDatabase } from '../database/open.ts'
import { emptyColumns, isFull, putListing } from './columns.ts'
import { changesSince, countPublished, type Mark, publishedAfter, readMark, readPlaces, readRate } from './queries.ts'
import { builtBase, type ListingChange, SearchIndex } from './search-index.ts'

export type Followed = {
  index: SearchIndex
  /** Hears which listings changed; null when all may have. */
  onChange: (hear: (ids: readonly number[] | null) => void) => void
  /** What was committed before this call is searched when it is done. Never refuses: a lost database shows in `isStale`. */
  follow: () => Promise<void>
  /** The database did not answer when it was last asked what changed. */
  isStale: () => boolean
  close: () => Promise<void>
}

const pollEvery = 1000
const rowsAtOnce = 10_000

/** Loads the index and keeps it true to the database. */
export async function followListings({ jobs, isEmbedded }: OpenDatabase, log: Logger): Promise<Followed> {
  const index = new SearchIndex()
  let mark: Mark = { since: '-infinity', rate_id: null, places_hash: null }
  /** When the listings of the last look had been changed, so that a second look at them does nothing. */
  let seen = new Map<number, string>()
  let hear: (ids: readonly number[] | null) => void = () => {}
  let isLost = false
  let isClosed = false

  async function load(next: Mark): Promise<void> {
    const columns = await loadColumns()
    index.replace(columns, await readPlaces(jobs), await readRate(jobs))
    mark = next
    seen = new Map()
    hear(null)
  }

  async function loadColumns() {
    const { count, highest_id } = await countPublished(jobs)
    // A few more: listings may be published while the others are read. What has no room is found as a change.
    const columns = emptyColumns(0, count + 1000, highest_id)
    for (let last = 0; ;) {
      const listings = await publishedAfter(jobs, last, rowsAtOnce)
      for (const listing of listings) if (!isFull(columns)) putListing(columns, listing)
      if (listings.length < rowsAtOnce) return builtBase(columns)
      last = listings.at(-1)!.id
    }
  }

  async function look(): Promise<void> {
    const next = await readMark(jobs)
    if (next.rate_id !== mark.rate_id) return load(next)
    if (next.places_hash !== mark.places_hash) {
      index.places = await readPlaces(jobs)
      index.version++
      hear(null)
    }

    const found = await changesSince(jobs, mark.since, rowsAtOnce)
    if (found.length === rowsAtOnce) return load(next)
    const fresh = found.filter(({ id, changed_at }) => seen.get(id) !== changed_at)
    const changes = fresh.map<ListingChange>((row) => ({ id: row.id, listing: row.is_published ? row : null }))
    if (!(await index.apply(changes))) return load(next)

    mark = next
    seen = new Map(found.map(({ id, changed_at }) => [id, changed_at]))
    if (changes.length > 0) hear(changes.map(({ id }) => id))
    if (index.isCrowded) void index.rebuild().catch((error: unknown) => log.error({ err: error }, 'no new search base'))
  }

  async function lookSafely(): Promise<void> {
    if (isClosed) return
    try {
      await look()
      isLost = false
    } catch (error) {
      if (!isLost) log.error({ err: error }, 'search no longer hears of changes')
      isLost = true
    }
  }

  const follow = oneAtATime(lookSafely)
  await load(await readMark(jobs))
  const timer = setInterval(() => void follow(), pollEvery)
  const listener = isEmbedded ? null : listenFor(() => void follow())

  return {
    index,
    onChange: (listener) => (hear = listener),
    follow,
    isStale: () => isLost,
    async close() {
      isClosed = true
      clearInterval(timer)
      listener?.close()
      // Waits for the look that may be under way; there is no other after it.
      await follow()
    },
  }

  /** Holds one connection that hears of changes; a lost one is replaced when the next poll comes round. */
  function listenFor(wake: () => void) {
    let client: PoolClient | null = null
    const connect = async () => {
      if (client) return
      client = await jobs.connect()
      client.on('notification', wake)
      client.on('error', () => {
        client?.release(true)
        client = null
      })
      await client.query('listen listing_changed')
    }
    const keep = () => void connect().catch(() => undefined)
    keep()
    const timer = setInterval(keep, pollEvery)
    return {
      close() {
        clearInterval(timer)
        client?.release(true)
      },
    }
  }
}

/** Runs the work again for whoever asks while it runs, once for all of them: it may already have read too early. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  return function run(): Promise<void> {
    if (!running) return (running = work().finally(() => (running = null)))
    return (next ??= running.then(() => {
      next = null
      return run()
    }))
  }
}
