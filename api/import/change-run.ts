import { eq, sql } from 'drizzle-orm'

import type { Mapping } from '#contract/import/mapping.ts'
import { columnByName } from '#contract/exchange/template.ts'
import { daysToUndo, type RunState } from '#contract/import/run.ts'
import type { AuditKind } from '#contract/audit/audit.ts'

import { AppError } from '../app-error.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { Transaction } from '../database/open.ts'
import { findName } from '../draft/queries.ts'
import type { Session } from '../tools/session.ts'
import { noteApplied } from './reading/follow-reading.ts'
import { hasNewerApplied, lockOpenRun, lockRun, lockSource, moveRun, type RunRow, type SourceRow } from './queries.ts'
import { statesFor } from './rules.ts'
import { importRows, importRuns, importSources } from './table.ts'

type Named = { id: number; run: number }
export type Locked = { source: SourceRow; run: RunRow }

async function lock(tx: Transaction, session: Session, { id, run }: Named): Promise<Locked> {
  const source = await lockSource(tx, session, id)
  return { source, run: await lockRun(tx, source, run) }
}

function refuseOthers(run: RunRow, states: readonly RunState[]): void {
  if (!states.includes(run.state)) throw new AppError('import.wrong_state')
}

/** Applies what a trial read. */
export async function applyRun(tx: Transaction, session: Session, named: Named): Promise<void> {
  const { source, run } = await lock(tx, session, named)
  refuseOthers(run, statesFor.apply)
  await moveRun(tx, run, { state: 'applying', ...(await sayWho(tx, session)) })
  await noteApplied(tx, { ...run, client_id: session.client_id }, source)
}

/** Says yes to what holds a run, or to the prices that it left back. */
export async function allowRun(tx: Transaction, session: Session, named: Named): Promise<void> {
  const { source, run } = await lock(tx, session, named)
  const isDone = run.state === 'done'
  if (isDone) await takeUpPrices(tx, source, run)
  else refuseOthers(run, ['waiting'])
  const who = await sayWho(tx, session)
  // A trial that was held is still a trial: what it would do is looked at first, unless that was seen.
  if (!isDone) await moveRun(tx, run, { state: 'applying', ...who })
  await note(tx, session, 'import.approved', { source, run }, { brakes: run.brakes.map(({ kind }) => kind).join() })
  if (!isDone) await noteApplied(tx, { ...run, client_id: session.client_id }, source)
  else await tx.update(importRuns).set(who).where(eq(importRuns.id, run.id))
}

/** The rows whose price jumped are applied after all: they are put behind the others and the run goes on. */
async function takeUpPrices(tx: Transaction, source: SourceRow, run: RunRow): Promise<void> {
  if (await lockOpenRun(tx, source.id)) throw new AppError('import.running')
  if (await hasNewerApplied(tx, run)) throw new AppError('import.wrong_state')
  const asked = sql`run_id = ${run.id} and result = 'price_asked'`
  const count = await tx.$count(importRows, asked)
  if (count === 0) throw new AppError('import.wrong_state')
  await tx.execute(sql`
    with asked as (select n, row_number() over (order by n) as place from import_row where ${asked})
    update import_row set n = ${run.staged} + asked.place, result = null
    from asked where import_row.run_id = ${run.id} and import_row.n = asked.n`)
  await moveRun(tx, run, {
    state: 'applying',
    staged: run.staged + count,
    prices_approved: true,
    ended_at: null,
  })
}

/** Stops a run; what is applied stays. */
export async function stopRun(tx: Transaction, session: Session, named: Named, now: Date): Promise<void> {
  const { source, run } = await lock(tx, session, named)
  refuseOthers(run, statesFor.stop)
  await moveRun(tx, run, { state: 'stopped', ended_at: now })
  await note(tx, session, 'import.stopped', { source, run }, { state: run.state })
}

/** Begins to take back what a run changed: the newest that is not taken back, within thirty days. */
export async function takeRunBack(tx: Transaction, session: Session, named: Named, now: Date): Promise<void> {
  const { source, run } = await lock(tx, session, named)
  refuseOthers(run, statesFor.undo)
  if (run.applied_through === 0 || !isUndoable(run, now)) throw new AppError('import.wrong_state')
  if (await lockOpenRun(tx, source.id)) throw new AppError('import.running')
  if (await hasNewerApplied(tx, run)) throw new AppError('import.undo_order')
  await moveRun(tx, run, { state: 'undoing', undone_name: await findName(tx, session), ended_at: null })
  await note(tx, session, 'import.undone', { source, run }, {})
}

/** Whether a run ended so lately that it can be taken back. */
export function isUndoable({ ended_at }: RunRow, now: Date): boolean {
  return ended_at !== null && now.getTime() - ended_at.getTime() <= daysToUndo * 86_400_000
}

/** Remembers what the columns of a source are; a run that is not applied yet is read anew by that. */
export async function setMapping(tx: Transaction, session: Session, id: number, mapping: Mapping): Promise<void> {
  const source = await lockSource(tx, session, id)
  refuseUnknown(mapping)
  const run = await lockOpenRun(tx, source.id)
  if (run && !statesFor.map.some((state) => state === run.state)) throw new AppError('import.running')
  // What was read by other columns is read anew as a whole.
  await tx.update(importSources).set({ mapping, whole_at: null }).where(eq(importSources.id, source.id))
  if (run) {
    const anew = { brakes: [], problem: null, problem_about: null, staged: 0, read_through: 0 }
    await moveRun(tx, run, { state: 'reading', mapping, ...anew })
  }
  await note(tx, session, 'import.source_changed', { source, run }, { fields: 'mapping' })
}

/** A column may become what the template has; somewhere must be what tells listings apart. */
function refuseUnknown({ columns, constants }: Mapping): void {
  const targets = Object.values(columns).flatMap(({ target }) => target ?? [])
  if ([...targets, ...Object.keys(constants)].some((target) => !columnByName.has(target))) {
    throw new AppError('request.invalid', { errors: { columns: ['field.not_an_option'] } })
  }
  if (!targets.includes('referencia'))
    throw new AppError('request.invalid', { errors: { columns: ['field.required'] } })
}

async function sayWho(tx: Transaction, session: Session) {
  const name = await findName(tx, session)
  return { approved_by: session.client_id, approved_name: name, approved_at: sql`now()` as never as Date }
}

type About = { source: SourceRow; run: RunRow | null }

async function note(tx: Transaction, session: Session, kind: AuditKind, { source, run }: About, details: object) {
  const { agency_id } = source
  const subject = run
    ? { subject: 'import_run', subject_id: run.id }
    : { subject: 'import_source', subject_id: source.id }
  await addAuditEvent(tx, session, { kind, ...subject, agency_id, details: { source: source.id, ...details } })
}
