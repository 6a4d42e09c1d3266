import { sql } from 'drizzle-orm'

import type { Connection, Database } from '../database/open.ts'
import { instances } from './table.ts'

export type Instance = Omit<typeof instances.$inferInsert, 'started_at' | 'seen_at'>
/** Another process that cannot run beside this one. */
export type Stranger = { id: string; role: string; version: string; seen_at: string }

/** Who has not been seen for so long has ended without a word. */
const silenceSeconds = 30
/** Of those who start at once each sees the ones before. */
const lockKey = 7_402_027

/**
 * Writes down that this process runs, unless another does that keeps its uploads elsewhere: then it answers that one.
 */
export function addInstance(db: Database, instance: Instance): Promise<Stranger | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    const [stranger] = await listStrangers(tx, instance)
    if (stranger) return stranger
    await tx.insert(instances).values(instance)
    return null
  })
}

async function listStrangers(db: Connection, { uploads_mark }: Instance): Promise<Stranger[]> {
  const { rows } = await db.execute<Stranger>(sql`
    select id, role, version, seen_at::text as seen_at from ${instances}
    where uploads_mark <> ${uploads_mark} and seen_at > now() - make_interval(secs => ${silenceSeconds})
    order by started_at`)
  return rows
}

/** Says that this process runs; also when its row was taken for one of the dead. */
export async function noteSeen(db: Database, instance: Instance): Promise<void> {
  await db
    .insert(instances)
    .values(instance)
    .onConflictDoUpdate({ target: instances.id, set: { seen_at: sql`now()` } })
  await db.execute(sql`delete from ${instances} where seen_at < now() - interval '1 day'`)
}

export async function removeInstance(db: Database, id: string): Promise<void> {
  await db.execute(sql`delete from ${instances} where id = ${id}`)
}

/** Whether a process that runs has another SECRET. */
export async function hasOtherSecret(db: Database, { id, secret_mark }: Instance): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${instances}
    where id <> ${id} and secret_mark <> ${secret_mark} and seen_at > now() - make_interval(secs => ${silenceSeconds})
    limit 1`)
  return rows.length > 0
}
