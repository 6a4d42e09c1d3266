import { and, asc, eq, inArray, isNotNull, lte, notExists, sql } from 'drizzle-orm'

import { openStates, restingStates } from '#contract/import/run.ts'

import { AppError } from '../app-error.ts'
import type { Transaction } from '../database/open.ts'
import { findName } from '../draft/queries.ts'
import { uploads } from '../picture/table.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { lockOpenRun, lockSource, moveRun, type RunRow, type SourceRow } from './queries.ts'
import { importRuns, importSources } from './table.ts'

type Wished = { id: number; upload?: string | undefined; is_trial: boolean }

/** Begins a run for somebody; one that waits for a person is put aside, one that is under way is not. */
export async function beginRun(
  tx: Transaction,
  session: Session,
  { id, upload, is_trial }: Wished,
  now: Date,
): Promise<{ run: RunRow; source: SourceRow }> {
  const source = await lockSource(tx, session, id)
  await putAside(tx, source.id, now)
  const file = upload === undefined ? null : await takeFile(tx, source, upload)
  if (file === null && source.arrival === 'file') throw new AppError('import.no_file')
  const [run] = await tx
    .insert(importRuns)
    .values({
      source_id: source.id,
      is_trial,
      upload_id: upload ?? null,
      file: file?.name ?? null,
      bytes: file?.size ?? null,
      client_id: session.client_id,
      by_name: await findName(tx, session),
    })
    .returning()
  return { run: run!, source }
}

/** Ends the run of a source that waits for a person; refuses where one is under way. */
export async function putAside(tx: Transaction, source_id: number, now: Date): Promise<void> {
  const open = await lockOpenRun(tx, source_id)
  if (!open) return
  if (!restingStates.some((state) => state === open.state)) throw new AppError('import.running')
  await moveRun(tx, open, { state: 'stopped', ended_at: now })
}

/** A file that was sent whole for this source; it is kept for as long as it may be read anew. */
async function takeFile(tx: Transaction, source: SourceRow, id: string) {
  const [upload] = await tx
    .update(uploads)
    .set({ expires_at: sql`now() + interval '8 days'` })
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.source_id, source.id),
        eq(uploads.purpose, 'import'),
        eq(uploads.taken, uploads.size),
      ),
    )
    .returning({ size: uploads.size, about: uploads.about })
  if (!upload) throw new AppError('import.no_file')
  return { size: upload.size, name: upload.about.name ?? null }
}

/** Begins the runs that are due, each once however many processes look; one whose source waits for a person waits too. */
export async function beginDueRuns({ db, now }: Pick<Tools, 'db' | 'now'>): Promise<void> {
  const { id, due_at, every_hours } = importSources
  const isOpen = db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(and(eq(importRuns.source_id, id), inArray(importRuns.state, [...openStates])))
  const isDue = and(lte(due_at, now()), isNotNull(every_hours), eq(importSources.arrival, 'address'))
  const due = await db
    .select({ id })
    .from(importSources)
    .where(and(isDue, notExists(isOpen)))
    .orderBy(asc(due_at))
    .limit(20)
  for (const one of due) {
    await db.transaction(async (tx) => {
      const [source] = await tx
        .select()
        .from(importSources)
        .where(and(eq(id, one.id), isDue))
        .for('update')
      if (!source || (await lockOpenRun(tx, source.id))) return
      const next = new Date(now().getTime() + source.every_hours! * 3_600_000)
      await tx.update(importSources).set({ due_at: next }).where(eq(id, source.id))
      await tx.insert(importRuns).values({ source_id: source.id, is_trial: false })
    })
  }
}
