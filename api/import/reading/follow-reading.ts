import { and, eq, sql } from 'drizzle-orm'

import { readPiece } from '../../picture/queries.ts'
import { addAuditEvent } from '../../audit/add-audit-event.ts'
import type { Tools } from '../../tools.ts'
import { loadPlaces } from '../load-places.ts'
import {
  countKnown,
  listProjectCodes,
  listProjectNames,
  loadKnown,
  moveRun,
  type RunRow,
  type SourceRow,
  tellFinished,
  wasApplied,
} from '../queries.ts'
import { listBrakes } from '../rules.ts'
import { sendLetter } from '../send-letters.ts'
import { importRows, importRuns, importSources, type Look } from '../table.ts'
import { openReading, type OpenReading, type Step } from './open-reading.ts'
import { chooseMapping } from './choose-mapping.ts'
import type { ReadCounts, ReadEnd } from './read-rows.ts'
import { storeGone, storeRows } from './store-rows.ts'

export type Following = Pick<Tools, 'db' | 'now' | 'siteUrl' | 'wakeOutbox' | 'departmentMail'>
/** A file that is being read in this process; whoever takes the job over begins anew. */
export type InHand = {
  run_id: number
  reading: OpenReading
  staged: number
  priced: number
  jumps: number
  /** Rows that are refused because another source brings their listing: the thread does not know of those. */
  refused: number
}

/** Begins to read a run's file from its beginning: what was kept of it before is dropped. */
export async function beginReading({ db, now }: Following, run: RunRow, source: SourceRow): Promise<InHand> {
  const gazetteer = await loadPlaces(db)
  const projects = await listProjectNames(db)
  const known = await loadKnown(db, source.id)
  const leaves = await listProjectCodes(db, source.agency_id)
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from import_row where run_id = ${run.id} and n in (
        select n from import_row where run_id = ${run.id} limit 2000)`)
    if (!rowCount) break
  }
  await db
    .update(importRuns)
    .set({ staged: 0, read_through: 0, ...noCounts })
    .where(eq(importRuns.id, run.id))
  const reading = openReading(
    { kind: source.kind, now: now().getTime(), known, leaves, isPartial: run.is_partial, gazetteer, projects },
    readPieces(db, run.upload_id!),
  )
  return { run_id: run.id, reading, staged: 0, priced: 0, jumps: 0, refused: 0 }
}

const noCounts = {
  rows: 0,
  new: 0,
  changed: 0,
  unchanged: 0,
  back: 0,
  refused: 0,
  gone: 0,
  flawed: 0,
  price_jumps: 0,
  pictures: 0,
}

async function* readPieces(db: Tools['db'], upload_id: string): AsyncGenerator<Uint8Array> {
  for (let offset = 0; ;) {
    const piece = await readPiece(db, upload_id, offset)
    if (!piece) return
    yield piece
    offset += piece.length
  }
}

/** Keeps what a reading came to next; false when it is over, or when somebody else has moved the run meanwhile. */
export async function followReading(tools: Following, hand: InHand, run: RunRow, source: SourceRow): Promise<boolean> {
  const step = await hand.reading.next()
  if ('batch' in step) return keepBatch(tools, hand, run, source, step)
  if ('failed' in step) await failRun(tools, run, source, { problem: step.failed, about: step.about })
  else if ('look' in step) return keepLook(tools, hand, run, source, step.look)
  else await endReading(tools, hand, run, source, step.end)
  return false
}

async function keepBatch(
  { db, siteUrl }: Following,
  hand: InHand,
  run: RunRow,
  source: SourceRow,
  { batch: { rows, counts } }: Extract<Step, { batch: unknown }>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .update(importRuns)
      .set({ staged: hand.staged + rows.length, moved_at: sql`clock_timestamp()` })
      .where(and(eq(importRuns.id, run.id), eq(importRuns.state, 'reading'), eq(importRuns.staged, hand.staged)))
      .returning({ id: importRuns.id })
    // Somebody stopped it, or another process reads it.
    if (!kept) return false
    const staged = await storeRows(tx, { source, siteUrl, run_id: run.id, after: hand.staged }, rows)
    await tx
      .update(importRuns)
      .set({
        read_through: hand.reading.bytes(),
        ...countRows(counts, staged.counts),
        refused: counts.refused + hand.refused + staged.ofOthers,
        price_jumps: sql`${importRuns.price_jumps} + ${staged.jumps}`,
        pictures: sql`${importRuns.pictures} + ${staged.pictures}`,
      })
      .where(eq(importRuns.id, run.id))
    hand.staged += rows.length
    hand.priced += staged.priced
    hand.jumps += staged.jumps
    hand.refused += staged.ofOthers
    return true
  })
}

function countRows(counts: ReadCounts, staged: { new?: number; changed?: number; unchanged?: number; back?: number }) {
  return {
    rows: counts.rows,
    flawed: counts.flawed,
    new: sql`${importRuns.new} + ${staged.new ?? 0}`,
    changed: sql`${importRuns.changed} + ${staged.changed ?? 0}`,
    back: sql`${importRuns.back} + ${staged.back ?? 0}`,
    unchanged: counts.unchanged,
  }
}

/** Everything is read: the run waits where a brake holds it, is ready where it is a trial, and else is applied. */
async function endReading(
  tools: Following,
  hand: InHand,
  run: RunRow,
  source: SourceRow,
  { gone, counts, isCut }: ReadEnd,
): Promise<void> {
  const { db } = tools
  const known = await countKnown(db, source.id)
  const brakes = listBrakes({
    ...counts,
    refused: counts.refused + hand.refused,
    gone: gone.length,
    known,
    priced: hand.priced + counts.unchanged,
    jumps: hand.jumps,
    isCut,
  })
  const state = brakes.length > 0 ? 'waiting' : run.is_trial ? 'ready' : 'applying'
  await db.transaction(async (tx) => {
    const added = await storeGone(tx, { source, run_id: run.id, after: hand.staged }, gone)
    const same = await tx.$count(importRows, sql`run_id = ${run.id} and outcome = 'unchanged'`)
    const isMoved = await moveRun(tx, run, {
      state,
      brakes,
      rows: counts.rows,
      unchanged: counts.unchanged + same,
      gone: added,
      staged: hand.staged + added,
      read_through: hand.reading.bytes(),
      is_silent: !(await wasApplied(tx, run)),
    })
    if (!isMoved) return
    if (state === 'waiting') await sendLetter(tx, tools, 'import_waiting', { run, source })
    if (state === 'applying') await noteApplied(tx, run, source)
  })
  tools.wakeOutbox()
}

/** Writes down that a run is applied, by whom it was begun. */
export async function noteApplied(
  tx: Parameters<typeof addAuditEvent>[0],
  run: Pick<RunRow, 'id' | 'client_id'>,
  source: SourceRow,
): Promise<void> {
  const { id, agency_id } = source
  await addAuditEvent(tx, null, {
    kind: 'import.applied',
    subject: 'import_run',
    subject_id: run.id,
    agency_id,
    details: { source: id, by: run.client_id },
  })
}

/** Goes on where the columns are known; else the run waits until somebody has named them. */
async function keepLook(tools: Following, hand: InHand, run: RunRow, source: SourceRow, look: Look): Promise<boolean> {
  const { db } = tools
  const known = chooseMapping(source, run, look)
  const isKnown = run.state === 'reading' || known.isComplete
  const mapping = run.state === 'reading' ? run.mapping : known.mapping
  if (isKnown && mapping) {
    hand.reading.readBy(mapping)
    return moveRun(db, run, { state: 'reading', look, mapping })
  }
  if (look.rows === 0) {
    await failRun(tools, run, source, { problem: 'import.unreadable', about: 'field.file_empty' })
    return false
  }
  await db.transaction(async (tx) => {
    const isMoved = await moveRun(tx, run, { state: 'columns', look, problem: 'import.columns' })
    // Nobody looks on while the schedule works.
    if (isMoved && run.client_id === null) await sendLetter(tx, tools, 'import_waiting', { run, source })
  })
  tools.wakeOutbox()
  return false
}

/** Ends a run that cannot go on; nothing of it was applied. */
export async function failRun(
  tools: Following,
  run: RunRow,
  source: SourceRow,
  { problem, about }: { problem: string; about: string | null },
): Promise<void> {
  await tools.db.transaction(async (tx) => {
    const ended = { state: 'failed' as const, problem, problem_about: about, ended_at: tools.now() }
    if (await moveRun(tx, run, ended)) {
      await tellFinished(tx, run, source)
      await sendLetter(tx, tools, 'import_failed', { run, source })
    }
    await tx.update(importSources).set({ etag: null, last_modified: null }).where(eq(importSources.id, source.id))
  })
  tools.wakeOutbox()
}
