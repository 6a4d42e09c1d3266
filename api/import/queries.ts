import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'

import { openStates, type RunState } from '#contract/import/run.ts'

import { agencies } from '../agency/table.ts'
import { agents } from '../agent/table.ts'
import { AppError } from '../app-error.ts'
import type { Connection, Transaction } from '../database/open.ts'
import type { Session } from '../tools/session.ts'
import type { Known } from './reading/read-rows.ts'
import { importItems, importRuns, importSources } from './table.ts'

export type SourceRow = typeof importSources.$inferSelect
export type RunRow = typeof importRuns.$inferSelect

const isOf = (id: number) => and(eq(importSources.id, id), isNull(importSources.ended_at))

/** A source within somebody's reach; any other does not exist. */
export async function getSource(db: Connection, session: Session, id: number): Promise<SourceRow> {
  const [source] = await db.select().from(importSources).where(isOf(id))
  if (!source || !mayReachAgency(session, source.agency_id)) throw new AppError('import.not_found')
  return source
}

/** The same, held still. */
export async function lockSource(tx: Transaction, session: Session, id: number): Promise<SourceRow> {
  const [source] = await tx.select().from(importSources).where(isOf(id)).for('update')
  if (!source || !mayReachAgency(session, source.agency_id)) throw new AppError('import.not_found')
  return source
}

export function mayReachAgency({ role, agency_id }: Session, whose: number): boolean {
  return role === 'staff' || (role === 'manager' && agency_id === whose)
}

/** A run of a source. */
export async function getRun(db: Connection, source: SourceRow, id: number): Promise<RunRow> {
  const [run] = await db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.id, id), eq(importRuns.source_id, source.id)))
  if (!run) throw new AppError('import.not_found')
  return run
}

/** The same, held still. */
export async function lockRun(tx: Transaction, source: SourceRow, id: number): Promise<RunRow> {
  const [run] = await tx
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.id, id), eq(importRuns.source_id, source.id)))
    .for('update')
  if (!run) throw new AppError('import.not_found')
  return run
}

/** The run of a source that is not over, held still. */
export async function lockOpenRun(tx: Transaction, source_id: number): Promise<RunRow | null> {
  const [run] = await tx
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.source_id, source_id), inArray(importRuns.state, [...openStates])))
    .for('update')
  return run ?? null
}

/** The newest run of each of these sources. */
export async function listNewestRuns(db: Connection, ids: readonly number[]): Promise<Map<number, RunRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([importRuns.source_id])
    .from(importRuns)
    .where(inArray(importRuns.source_id, [...ids]))
    .orderBy(asc(importRuns.source_id), desc(importRuns.id))
  return new Map(rows.map((row) => [row.source_id, row]))
}

/** Sources with whose they are and how many listings they keep. */
export async function listSources(db: Connection, where: { agency_id?: number; id?: number }) {
  const { id, agency_id } = importSources
  return db
    .select({
      source: importSources,
      agency: agencies.name,
      agent: agents.name,
      listings: sql<number>`(select count(*)::int from import_item
        where source_id = ${id} and listing_id is not null and gone_at is null)`,
    })
    .from(importSources)
    .innerJoin(agencies, eq(agencies.id, agency_id))
    .innerJoin(agents, eq(agents.id, importSources.agent_id))
    .where(
      and(
        where.agency_id === undefined ? undefined : eq(agency_id, where.agency_id),
        where.id === undefined ? undefined : eq(id, where.id),
        isNull(importSources.ended_at),
      ),
    )
    .orderBy(asc(id))
    .limit(500)
}

/** The runs that somebody is to work on, those that were heard of longest ago first. */
export async function listWorkingRuns(db: Connection): Promise<RunRow[]> {
  const working: RunState[] = ['received', 'reading', 'applying', 'undoing']
  return db
    .select()
    .from(importRuns)
    .where(inArray(importRuns.state, working))
    .orderBy(asc(importRuns.moved_at), asc(importRuns.id))
    .limit(20)
}

const knownAtOnce = 5000

/** What a source said before under each reference. */
export async function loadKnown(db: Connection, source_id: number): Promise<Known[]> {
  const known: Known[] = []
  for (let after = ''; ;) {
    const { rows } = await db.execute<{ external_id: string; digest: string | null; is_gone: boolean }>(sql`
      select external_id, encode(digest, 'hex') as digest, gone_at is not null as is_gone from import_item
      where source_id = ${source_id} and external_id > ${after} order by external_id limit ${knownAtOnce}`)
    for (const { external_id, digest, is_gone } of rows) known.push([external_id, digest, is_gone])
    if (rows.length < knownAtOnce) return known
    after = rows.at(-1)!.external_id
  }
}

/** Projects by what they are called. */
export async function listProjectNames(db: Connection): Promise<[slug: string, name: string][]> {
  const { rows } = await db.execute<{ slug: string; name: string }>(sql`select slug, name from project`)
  return rows.map(({ slug, name }) => [slug, name])
}

/** The codes under which an agency offers projects as a whole. */
export async function listProjectCodes(db: Connection, agency_id: number): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(
    sql`select code from listing where agency_id = ${agency_id} and type = 'project'`,
  )
  return rows.map(({ code }) => code)
}

/** Moves a run on from where it is known to be; false where somebody else has moved it meanwhile. */
export async function moveRun(
  tx: Connection,
  run: Pick<RunRow, 'id' | 'state'>,
  what: Partial<typeof importRuns.$inferInsert>,
): Promise<boolean> {
  const moved = await tx
    .update(importRuns)
    .set({ ...what, moved_at: sql`clock_timestamp()` })
    .where(and(eq(importRuns.id, run.id), eq(importRuns.state, run.state)))
    .returning({ id: importRuns.id })
  return moved.length > 0
}

/** Tells the agency's webhooks that a run has ended by itself, well or not. */
export async function tellFinished(tx: Transaction, run: RunRow, { agency_id }: SourceRow): Promise<void> {
  await tx.execute(sql`select enqueue_webhooks(${agency_id}, 'import.finished', 'import', ${run.id}, null, '{}')`)
}

/** Whether a run of a source was applied before this one. */
export async function wasApplied(tx: Connection, { id, source_id }: RunRow): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from import_run where source_id = ${source_id} and id < ${id} and applied_through > 0 limit 1`)
  return rows.length > 0
}

/** Runs of a source that were applied after one and are not undone. */
export async function hasNewerApplied(tx: Connection, { id, source_id }: RunRow): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from import_run where source_id = ${source_id} and id > ${id} and applied_through > 0
      and state <> 'undone' limit 1`)
  return rows.length > 0
}

/** Forgets the rows of runs that ended more than thirty days ago. */
export async function deleteOldRows(db: Connection, days: number): Promise<void> {
  const { id } = importRuns
  const old = await db
    .select({ id })
    .from(importRuns)
    .where(
      and(
        lt(importRuns.ended_at, sql`now() - make_interval(days => ${days})`),
        sql`exists (select from import_row where run_id = ${id})`,
      ),
    )
    .limit(5)
  for (const run of old) {
    for (;;) {
      const { rowCount } = await db.execute(sql`
        delete from import_row where run_id = ${run.id} and n in (
          select n from import_row where run_id = ${run.id} limit 5000)`)
      if (!rowCount || rowCount < 5000) break
    }
  }
}

/** How many references a source has that are not gone. */
export async function countKnown(db: Connection, source_id: number): Promise<number> {
  return db.$count(importItems, and(eq(importItems.source_id, source_id), sql`${importItems.gone_at} is null`))
}

/** A run as a letter about it needs it. */
export async function findRunOfMail(db: Connection, id: number): Promise<{ run: RunRow; source: string } | null> {
  const [found] = await db
    .select({ run: importRuns, source: importSources.name })
    .from(importRuns)
    .innerJoin(importSources, eq(importSources.id, importRuns.source_id))
    .where(eq(importRuns.id, id))
  return found ?? null
}
