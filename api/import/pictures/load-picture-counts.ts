import { sql } from 'drizzle-orm'

import type { RowProblem } from '#contract/exchange/row.ts'
import type { Run } from '#contract/import/import.ts'
import type { PictureProblem } from '#contract/import/run.ts'

import type { Connection } from '../../database/open.ts'
import type { RunRow } from '../queries.ts'
import { estimateHours } from './rules.ts'

const iso = (moment: Date) => moment.toISOString()

/** Where the pictures stand that a run asked for; of one that is not applied, how many it would ask for. */
export async function countPictures(db: Connection, run: RunRow, now: Date): Promise<Run['pictures']> {
  const { rows } = await db.execute<{ state: string; count: number }>(sql`
    select state, count(*)::int as count from picture_fetch where run_id = ${run.id} group by state`)
  const count = (...states: string[]) =>
    rows.reduce((sum, one) => sum + (states.includes(one.state) ? one.count : 0), 0)
  const [here, failed] = [count('here'), count('failed')]
  const isToCome = run.state === 'ready' || run.state === 'waiting'
  const waiting = isToCome ? run.pictures : count('waiting', 'sent')
  const state = waiting > 0 ? 'waiting' : here + failed > 0 ? 'done' : 'none'
  if (waiting === 0) return { state, waiting, here, failed, hours: 0, rests_until: null }
  const hours = estimateHours(waiting, await measurePace(db, run, now))
  return { state, waiting, here, failed, hours, rests_until: await findRest(db, run, now) }
}

/** How many pictures of a run were settled in the last ten minutes, and in how many seconds. */
async function measurePace(db: Connection, run: RunRow, now: Date): Promise<{ done: number; seconds: number }> {
  const { rows } = await db.execute<{ done: number; seconds: number }>(sql`
    select count(*)::int as done,
      coalesce(extract(epoch from ${iso(now)}::timestamptz - min(checked_at)), 0)::float8 as seconds
    from picture_fetch where run_id = ${run.id} and checked_at > ${iso(now)}::timestamptz - interval '10 minutes'`)
  return rows[0]!
}

/** Until when all of the servers that a run waits for asked to be left alone; null while one of them may be asked. */
async function findRest(db: Connection, run: RunRow, now: Date): Promise<string | null> {
  const { rows } = await db.execute<{ until: Date | string | null; is_free: boolean }>(sql`
    select min(rests_until) as until, bool_or(coalesce(rests_until, '-infinity') <= ${iso(now)}::timestamptz) as is_free
    from picture_host where exists (
      select from picture_fetch where picture_fetch.host = picture_host.host and run_id = ${run.id} and state = 'waiting')`)
  const { until, is_free } = rows[0]!
  return until === null || is_free ? null : new Date(until).toISOString()
}

/** What could not be read of the pictures that rows of a run name, by their references: the address is what stands there. */
export async function listPictureProblems(
  db: Connection,
  run: RunRow,
  ids: readonly string[],
): Promise<Map<string, RowProblem[]>> {
  const { rows } = await db.execute<{ external_id: string; url: string; problem: PictureProblem }>(sql`
    select external_id, url, problem from picture_use join picture_fetch on picture_fetch.id = fetch_id
    where picture_use.source_id = ${run.source_id} and external_id = any(${sql.param(ids)}::text[])
      and state = 'failed' and run_id = ${run.id} order by picture_fetch.id`)
  const found = Map.groupBy(rows, ({ external_id }) => external_id)
  return new Map(
    [...found].map(([id, failed]) => [
      id,
      failed.map(({ url, problem }) => ({
        column: '',
        field: 'pictures',
        code: problem,
        value: url,
        isRefused: false,
      })),
    ]),
  )
}
