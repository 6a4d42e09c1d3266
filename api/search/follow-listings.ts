import type { Pool } from 'pg'
import type { Logger } from 'pino'

import type { OpenDatabase } from '../database/open.ts'
import { type Columns, findRow } from './index/columns.ts'
import { letGo } from './index/let-go.ts'
import { listSiblings } from './homes.ts'
import { createOtherChanges, type SubscribeToOthers } from './follow-others.ts'
import { listenForChanges } from './listen.ts'
import { type Builder, loadMarket, type Market } from './load-market.ts'
import { readMark, readPlaces } from './queries.ts'
import { type Change, listChanges, rowsAtOnce } from './packed-listings.ts'
import { buildBase } from './index/build-base.ts'
import { SearchIndex, startBaseWorker } from './index/search-index.ts'

/** Hears which listings changed; null when all may have. */
export type SubscribeToChanges = (ids: readonly number[] | null) => void

export type Followed = {
  index: SearchIndex
  onChange: (subscribe: SubscribeToChanges) => unknown
  /** Agents, agencies and projects: their changes, and a number that moves with each. */
  onOtherChange: (subscribe: SubscribeToOthers) => unknown
  othersVersion: () => number
  /** When it is done, what was committed before is searched. It never refuses: a lost database shows in `isStale`. */
  follow: () => Promise<void>
  /** The database did not answer when it was last asked what changed. */
  isStale: () => boolean
  close: () => Promise<void>
}

const lookEvery = 1000

/** Loads the index, unless somebody has, and keeps it true to the database. */
export async function followListings(
  { jobs, isEmbedded }: OpenDatabase,
  log: Logger,
  loaded: Market | null = null,
): Promise<Followed> {
  const index = new SearchIndex()
  const others = createOtherChanges(jobs)
  let { mark } = take(index, loaded ?? (await loadAll(jobs)))
  const { subscribe, notify } = createSubscribers()
  let isClosed = false

  async function load(): Promise<void> {
    mark = take(index, await loadAll(jobs)).mark
    if (index.columns.size > 0) letGo()
    notify(null)
  }

  async function look(): Promise<void> {
    const next = await readMark(jobs)
    await others.look(mark.since)
    if (next.rate_id !== mark.rate_id) return load()
    if (next.places_hash !== mark.places_hash) {
      index.rename(await readPlaces(jobs))
      notify(null)
    }

    const changes = await newChanges(jobs, index.columns, mark.since)
    const ids = changes?.map(({ id }) => id) ?? []
    const before = listSiblings(index.columns, ids)
    const isTaken = changes !== null && (await index.apply(changes))
    if (!isTaken) return load()

    mark = next
    // What a home's other offers say of it changes as well.
    if (ids.length > 0) notify([...new Set([...ids, ...before, ...listSiblings(index.columns, ids)])])
    if (index.isCrowded) index.rebuild().catch((error: unknown) => log.error({ err: error }, 'no new search base'))
  }

  const safely = tellLoss(look, (err) => log.error({ err }, 'search no longer hears of changes'))
  const follow = oneAtATime(async () => (isClosed ? undefined : safely.look()))
  const timer = setInterval(() => void follow(), lookEvery)
  const listener = isEmbedded ? null : listenForChanges(jobs, () => void follow())

  return {
    index,
    onChange: subscribe,
    onOtherChange: others.subscribe,
    othersVersion: others.version,
    follow,
    isStale: safely.isLost,
    async close() {
      isClosed = true
      clearInterval(timer)
      listener?.close()
      // Waits for the look that may be under way; there is no other after it.
      await follow()
    },
  }
}

function take(index: SearchIndex, market: Market): Market {
  index.replace(market.columns, market.places, market.rate)
  return market
}

/** Looks without ever failing; the first of several failures is told. */
function tellLoss(look: () => Promise<void>, tell: (error: unknown) => void) {
  let isLost = false
  return {
    isLost: () => isLost,
    async look(): Promise<void> {
      try {
        await look()
        isLost = false
      } catch (error) {
        if (!isLost) tell(error)
        isLost = true
      }
    },
  }
}

function createSubscribers() {
  const subscribers: SubscribeToChanges[] = []
  return {
    subscribe: (subscriber: SubscribeToChanges) => subscribers.push(subscriber),
    notify: (ids: Parameters<SubscribeToChanges>[0]) => subscribers.forEach((subscriber) => subscriber(ids)),
  }
}

/** Fewer than these are ordered sooner than a worker begins, and leave little behind. */
const fewListings = 20_000

async function loadAll(pool: Pool): Promise<Market> {
  let worker: ReturnType<typeof startBaseWorker> | undefined
  const prepare: Builder = (count) => {
    if (count < fewListings) return buildBase
    // Its thread begins while the rows are read.
    worker = startBaseWorker()
    return worker.build
  }
  try {
    return await loadMarket(pool, prepare)
  } catch (error) {
    await worker?.end()
    throw error
  }
}

/** The changes that the columns do not have yet; null when there are so many that loading all is quicker. */
async function newChanges(pool: Pool, columns: Columns, since: string): Promise<Change[] | null> {
  const changes: Change[] = []
  for (let last = { since, id: 0 }; ;) {
    const found = await listChanges(pool, last.since, last.id, rowsAtOnce)
    changes.push(...found.filter((change) => isNew(columns, change)))
    if (changes.length > rowsAtOnce) return null
    if (found.length < rowsAtOnce) return changes
    last = { since: found.at(-1)!.changed_at, id: found.at(-1)!.id }
  }
}

/** Looks overlap, so most of what the last one saw is seen again. */
function isNew(columns: Columns, { id, listing }: Change): boolean {
  const row = findRow(columns, id)
  if (row < 0) return listing !== null
  return listing?.changed !== columns.changed[row]
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
