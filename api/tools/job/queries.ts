import { sql } from 'drizzle-orm'

import type { Database } from '../../database/open.ts'
import { jobs } from './table.ts'

/** Writes down that there is such a job. */
export async function addJob(db: Database, name: string): Promise<void> {
  await db.insert(jobs).values({ name }).onConflictDoNothing()
}

type Taking = { name: string; taker: string; leaseMs: number; wasDone: boolean }

/** Takes a job that is due, or that is the taker's own, for so long; false where another process has it. */
export async function takeJob(db: Database, { name, taker, leaseMs, wasDone }: Taking): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update ${jobs} set taken_by = ${taker}, taken_at = now(),
      due_at = now() + make_interval(secs => ${leaseMs / 1000}),
      done_at = case when ${wasDone} then now() else done_at end
    where name = any(array(
      select name from ${jobs} where name = ${name} and (due_at <= now() or taken_by = ${taker})
      for update skip locked))
    returning name`)
  return rows.length > 0
}

type Giving = { name: string; taker: string; restMs: number; wasDone: boolean }

/** Gives a job back, to be done by any process after so long. */
export async function giveBack(db: Database, { name, taker, restMs, wasDone }: Giving): Promise<void> {
  await db.execute(sql`
    update ${jobs} set taken_by = null, due_at = now() + make_interval(secs => ${restMs / 1000}),
      done_at = case when ${wasDone} then now() else done_at end
    where name = ${name} and taken_by = ${taker}`)
}
