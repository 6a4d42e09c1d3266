import { and, eq, sql } from 'drizzle-orm'

import type { Database } from '../../database/open.ts'
import { AppError } from '../../app-error.ts'
import { looseUploads } from './table.ts'

type Writer = Pick<Database, 'insert' | 'delete'>

/** Writes down that no row holds an upload: after so many minutes it is removed, unless one does by then. */
export async function loosenUpload(db: Writer, name: string, minutes = 0): Promise<void> {
  const due_at = sql`now() + make_interval(mins => ${minutes})`
  await db
    .insert(looseUploads)
    .values({ name, due_at })
    .onConflictDoUpdate({ target: looseUploads.name, set: { due_at } })
}

/** Says that the transaction's row holds an upload from now on; refused when it came too late for that. */
export async function holdUpload(tx: Writer, name: string): Promise<void> {
  const held = await tx
    .delete(looseUploads)
    .where(and(eq(looseUploads.name, name), sql`${looseUploads.due_at} > now()`))
    .returning({ name: looseUploads.name })
  if (held.length === 0) throw new AppError('storage.unavailable')
}

const maxConcurrent = 20
const leaseMinutes = 5

/** Some of the uploads that are to be removed; for the next minutes nobody else is told of them. */
export async function takeDueUploads(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    update ${looseUploads} set due_at = now() + make_interval(mins => ${leaseMinutes}) where name in (
      select name from ${looseUploads} where due_at <= now() order by due_at limit ${maxConcurrent} for update skip locked)
    returning name`)
  return rows.map(({ name }) => name)
}

/** The store has it no more. */
export async function forgetUpload(db: Database, name: string): Promise<void> {
  await db.delete(looseUploads).where(eq(looseUploads.name, name))
}
