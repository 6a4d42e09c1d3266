import { and, eq, sql } from 'drizzle-orm'

import { isDatabaseAway } from '../../database/database-errors.ts'
import { moveRun, type RunRow, type SourceRow, tellFinished, wasApplied } from '../queries.ts'
import { batchRows, chooseBatch } from '../rules.ts'
import { sendLetter } from '../send-letters.ts'
import { importRows, importRuns, importSources } from '../table.ts'
import type { Following } from '../reading/follow-reading.ts'
import { type Applying, applyBatch } from './store-batch.ts'

/** How many rows the next transaction of a run takes: in this process alone. */
export type Pace = { rows: number; isCareful: boolean }
export const startPace = (): Pace => ({ rows: batchRows.most, isCareful: false })

/**
 * Applies the next rows of a run, or ends it when there are none. A row that the database refuses, whatever the reason,
 * is found by going one by one, named, and left out. Answers how many rows were done.
 */
export async function followApplying(
  tools: Applying & Following,
  run: RunRow,
  source: SourceRow,
  pace: Pace,
): Promise<number> {
  const began = performance.now()
  try {
    const done = await applyBatch(tools, run, source, pace.isCareful ? 1 : pace.rows)
    if (done === 0) await endApplying(tools, run, source)
    if (!pace.isCareful) pace.rows = chooseBatch(pace.rows, performance.now() - began)
    return done ?? 0
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    if (!pace.isCareful) pace.isCareful = true
    else await passOver(tools, run)
    return 1
  }
}

/** Goes past the row that cannot be applied. */
async function passOver({ db }: Applying, run: RunRow): Promise<void> {
  await db.transaction(async (tx) => {
    const n = run.applied_through + 1
    const moved = await tx
      .update(importRuns)
      .set({ applied_through: n, moved_at: sql`clock_timestamp()` })
      .where(and(eq(importRuns.id, run.id), eq(importRuns.applied_through, run.applied_through)))
      .returning({ id: importRuns.id })
    if (moved.length === 0) return
    await tx
      .update(importRows)
      .set({ result: 'failed' })
      .where(and(eq(importRows.run_id, run.id), eq(importRows.n, n)))
  })
}

async function endApplying(tools: Following, run: RunRow, source: SourceRow): Promise<void> {
  await tools.db.transaction(async (tx) => {
    const now = tools.now()
    const isFirst = !(await wasApplied(tx, run))
    if (!(await moveRun(tx, run, { state: 'done', ended_at: now }))) return
    const { etag, last_modified, synced_to, is_partial } = run
    const known = {
      read_at: now,
      etag,
      last_modified,
      ...(synced_to && { synced_to }),
      ...(!is_partial && { whole_at: now }),
    }
    await tx.update(importSources).set(known).where(eq(importSources.id, source.id))
    await tellFinished(tx, run, source)
    if (isFirst) await sendLetter(tx, tools, 'import_finished', { run, source })
  })
  tools.wakeOutbox()
}
