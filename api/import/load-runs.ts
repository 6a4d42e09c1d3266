import { desc, eq, sql } from 'drizzle-orm'

import type { RowProblem } from '#contract/exchange/row.ts'
import type { Language } from '#contract/fields.ts'
import type { ImportColumns, ImportSource, ProblemCount, Run, RunBrief } from '#contract/import/import.ts'
import { daysToUndo, type RowResult } from '#contract/import/run.ts'

import { AppError } from '../app-error.ts'
import type { Connection } from '../database/open.ts'
import { defaultMappings } from './reading/default-mappings.ts'
import { describeFailure } from './describe-failure.ts'
import { describeProblem } from './describe-problem.ts'
import { countPictures } from './pictures/load-picture-counts.ts'
import { isUndoable } from './change-run.ts'
import { getRun, hasNewerApplied, listNewestRuns, listSources, type RunRow, type SourceRow } from './queries.ts'
import { statesFor } from './rules.ts'
import { importRuns } from './table.ts'

type ProblemCode = RowProblem['code']

const iso = (moment: Date | null) => moment?.toISOString() ?? null
const personOf = (name: string | null) => (name === null ? null : { name })

/** Sources as their lists and pages show them. */
export async function loadSources(db: Connection, where: { agency_id?: number; id?: number }): Promise<ImportSource[]> {
  const rows = await listSources(db, where)
  const runs = await listNewestRuns(
    db,
    rows.map(({ source }) => source.id),
  )
  return rows.map(({ source, agency, agent, listings }) => {
    const { id, name, kind, arrival, address, user, every_hours, gone, is_trusted, publishes_without_pictures } = source
    const { token_address } = source
    const run = runs.get(id)
    return {
      id,
      name,
      agency: { id: source.agency_id, name: agency },
      kind,
      arrival,
      address,
      user,
      token_address,
      has_password: source.password !== null,
      every_hours,
      due_at: iso(source.due_at),
      agent: { id: source.agent_id, name: agent },
      gone,
      is_trusted,
      publishes_without_pictures,
      is_mapped: source.mapping !== null || defaultMappings[kind] !== undefined,
      listings,
      read_at: iso(source.read_at),
      run: run ? toBrief(run) : null,
      created_at: source.created_at.toISOString(),
    }
  })
}

function toBrief(run: RunRow): RunBrief {
  const { id, state, is_trial, file, bytes, by_name, rows, changed, unchanged, back, refused, gone, flawed } = run
  return {
    id,
    state,
    is_trial,
    file,
    bytes,
    by: personOf(by_name),
    counts: { rows, new: run.new, changed, unchanged, back, refused, gone, flawed },
    created_at: run.created_at.toISOString(),
    ended_at: iso(run.ended_at),
  }
}

const perPage = 24

/** The runs of a source, newest first. */
export async function loadRuns(db: Connection, source: SourceRow, page: number) {
  const where = eq(importRuns.source_id, source.id)
  const total = await db.$count(importRuns, where)
  const rows = await db
    .select()
    .from(importRuns)
    .where(where)
    .orderBy(desc(importRuns.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { rows: rows.map(toBrief), total, per_page: perPage }
}

/** A run whole. */
export async function loadRun(
  db: Connection,
  source: SourceRow,
  id: number,
  { language, now }: { language: Language; now: Date },
): Promise<Run> {
  const run = await getRun(db, source, id)
  const { rows: results } = await db.execute<{ result: RowResult; count: number }>(sql`
    select result, count(*)::int as count from import_row
    where run_id = ${run.id} and result is not null group by result order by result`)
  const { brakes, price_jumps } = run
  return {
    ...toBrief(run),
    source: { id: source.id, name: source.name },
    progress: readProgress(run),
    results,
    brakes,
    price_jumps,
    approved_by: personOf(run.approved_name),
    approved_at: iso(run.approved_at),
    problem: describeFailure(run, language),
    problems: await countProblems(db, run, language),
    pictures: await countPictures(db, run, now),
    may: await listRights(db, run, { now, asked: results.some(({ result }) => result === 'price_asked') }),
    undo_until:
      statesFor.undo.some((state) => state === run.state) && run.applied_through > 0 && run.ended_at
        ? new Date(run.ended_at.getTime() + daysToUndo * 86_400_000).toISOString()
        : null,
    undone_by: personOf(run.undone_name),
  }
}

function readProgress({ state, bytes, read_through, staged, applied_through, undone_through }: RunRow) {
  if (state === 'applying' || state === 'done' || state === 'stopped') return { done: applied_through, of: staged }
  if (state === 'undoing' || state === 'undone') {
    return { done: applied_through - ((undone_through ?? applied_through + 1) - 1), of: applied_through }
  }
  if (state === 'ready' || state === 'waiting') return { done: 0, of: staged }
  return { done: read_through, of: bytes ?? 0 }
}

/** The commonest mistakes of a file, by column and by what is wrong. */
async function countProblems(db: Connection, run: RunRow, language: Language): Promise<ProblemCount[]> {
  const { rows } = await db.execute<Omit<ProblemCount, 'message'>>(sql`
    select problem ->> 'column' as "column", problem ->> 'field' as field, problem ->> 'code' as code,
      count(*)::int as count, bool_or((problem ->> 'isRefused')::boolean) as is_refused
    from import_row, jsonb_array_elements(problems) as problem where run_id = ${run.id} and problems <> '[]'
    group by 1, 2, 3
    union all
    select '', 'pictures', problem, count(distinct external_id)::int, false
    from picture_fetch join picture_use on fetch_id = picture_fetch.id
    where run_id = ${run.id} and state = 'failed' group by problem
    order by count desc, 1, 2, 3 limit 100`)
  return rows.map((row) => ({ ...row, message: describeProblem(row.code as ProblemCode, row.field, language) }))
}

async function listRights(db: Connection, run: RunRow, { now, asked }: { now: Date; asked: boolean }) {
  const is = (states: readonly string[]) => states.includes(run.state)
  const mayUndo = is(statesFor.undo) && run.applied_through > 0 && isUndoable(run, now)
  return {
    map: is(statesFor.map),
    apply: is(statesFor.apply),
    approve: run.state === 'waiting' || (run.state === 'done' && asked),
    stop: is(statesFor.stop),
    undo: mayUndo && !(await hasNewerApplied(db, run)),
  }
}

/** The columns of a run's file, against what its source knows of them. */
export async function loadColumns(db: Connection, source: SourceRow, id: number): Promise<ImportColumns> {
  const { look } = await getRun(db, source, id)
  if (!look) throw new AppError('import.columns')
  const { columns = {}, constants = {} } = source.mapping ?? defaultMappings[source.kind] ?? {}
  const names = new Set(look.columns.map(({ name }) => name))
  const known = (name: string) => (Object.hasOwn(columns, name) ? (columns[name] ?? null) : null)
  return {
    columns: look.columns.map((column) => ({ ...column, known: known(column.name) })),
    constants: { ...constants },
    lost: Object.entries(columns).flatMap(([name, { target }]) => (target !== null && !names.has(name) ? [name] : [])),
    rows: look.rows,
  }
}
