import { and, eq } from 'drizzle-orm'

import { listings } from '../../property/table.ts'
import { AppError } from '../../app-error.ts'
import type { Transaction } from '../../database/open.ts'
import { toAppError } from '../../http/refusal.ts'
import { lockOffer } from '../../property/offer/queries.ts'
import { startJob } from '../../tools/job/start-job.ts'
import type { Loop } from '../../tools/start-loop.ts'
import type { Tools } from '../../tools.ts'
import { changeListing } from './change-listing.ts'
import { type BulkItem, type BulkRow, findOpenBulk, listOpenItems } from './queries.ts'
import { findWorking } from './load-bulk.ts'
import { bulkRows, bulks } from './table.ts'
import { readMark, readTrace, undoChange } from './reset-change.ts'

/** Listings of an action between two looks at what else there is. */
const rowsAtOnce = 50
const restMs = 1000

/** Does what people asked of many listings, one transaction a listing, in one process of however many. */
export function startBulks(tools: Tools): Pick<Loop, 'close'> {
  return startJob(tools, {
    name: 'bulks',
    problem: 'what was asked of many listings could not be done',
    restMs,
    work: async (draining) => ((await followBulk(tools, draining)) ? 0 : restMs),
  })
}

/** Does the next listings of the oldest action that is not over; false where there is none. */
export async function followBulk(tools: Tools, draining?: AbortSignal): Promise<boolean> {
  const bulk = await findOpenBulk(tools.db)
  if (!bulk) return false
  const items = await listOpenItems(tools.db, bulk, rowsAtOnce)
  for (const item of items) {
    if (draining?.aborted) return true
    await followItem(tools, bulk, item)
  }
  if (items.length < rowsAtOnce) await endBulk(tools, bulk)
  tools.wakeOutbox()
  return true
}

/** A listing's change and what is written of it are one transaction: whoever is killed between two has done neither or both. */
async function followItem(tools: Tools, bulk: BulkRow, item: BulkItem): Promise<void> {
  try {
    await tools.db.transaction((tx) =>
      bulk.state === 'running' ? change(tx, tools, bulk, item) : undo(tx, tools, bulk, item),
    )
  } catch (error) {
    // Without the database there is nothing to be said; one listing that nobody thought of must not keep the others.
    const { code: problem } = toAppError(error)
    if (problem === 'request.overloaded') throw error
    if (problem === 'request.failed')
      tools.log.error({ err: error, bulk: bulk.id }, 'an action on many listings failed on one')
    const what = bulk.state === 'running' ? { result: 'refused' as const } : { undo: 'refused' as const }
    await tools.db.transaction((tx) => store(tx, item, { ...what, problem }))
  }
}

async function change(tx: Transaction, tools: Tools, bulk: BulkRow, item: BulkItem): Promise<void> {
  if (!(await holdItem(tx, item, 'result'))) return
  const by = await getWorking(tx, bulk)
  const row = await lockOffer(tx, await getCode(tx, item), by)
  const before = await readTrace(tx, row)
  const isDone = await changeListing(tx, row, bulk, { by, tools })
  const after = isDone ? await readMark(tx, await lockOffer(tx, row.code, { ...by, reach: 'all' })) : ''
  await store(tx, item, isDone ? { result: 'done', trace: { before, after } } : { result: 'unchanged' })
}

async function undo(tx: Transaction, tools: Tools, bulk: BulkRow, item: BulkItem): Promise<void> {
  if (!(await holdItem(tx, item, 'undo'))) return
  const by = await getWorking(tx, bulk)
  const row = await lockOffer(tx, await getCode(tx, item), by)
  if ((await readMark(tx, row)) !== item.trace!.after) return store(tx, item, { undo: 'changed_since' })
  await undoChange(tx, row, bulk, item.trace!, { by, tools })
  await store(tx, item, { undo: 'undone' })
}

/** Whether its turn has not come yet: a process that lost the job without knowing may be at it as well. */
async function holdItem(tx: Transaction, { bulk_id, n }: BulkItem, step: 'result' | 'undo'): Promise<boolean> {
  const [item] = await tx
    .select()
    .from(bulkRows)
    .where(and(eq(bulkRows.bulk_id, bulk_id), eq(bulkRows.n, n)))
    .for('update')
  return item !== undefined && item[step] === null
}

/** Roles and agencies change while an action waits: what it may do is what its person may do now. */
async function getWorking(tx: Transaction, { client_id }: BulkRow) {
  const by = await findWorking(tx, client_id)
  if (!by) throw new AppError('request.not_allowed')
  return by
}

async function getCode(tx: Transaction, { listing_id }: BulkItem): Promise<string> {
  const [listing] = await tx.select({ code: listings.code }).from(listings).where(eq(listings.id, listing_id))
  if (!listing) throw new AppError('listing.not_found')
  return listing.code
}

async function store(tx: Transaction, { bulk_id, n }: BulkItem, what: Partial<BulkItem>): Promise<void> {
  await tx
    .update(bulkRows)
    .set(what)
    .where(and(eq(bulkRows.bulk_id, bulk_id), eq(bulkRows.n, n)))
}

async function endBulk({ db, now }: Tools, { id, state }: BulkRow): Promise<void> {
  await db
    .update(bulks)
    .set({ state: state === 'running' ? 'done' : 'undone', ended_at: now() })
    .where(and(eq(bulks.id, id), eq(bulks.state, state)))
}
