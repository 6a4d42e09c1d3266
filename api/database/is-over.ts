import { sql } from 'drizzle-orm'

import type { Connection } from './open.ts'

/** Whether a moment, in seconds since 1970, has passed by the database's clock. */
export async function isOver(db: Connection, seconds: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_over: boolean }>(
    sql`select to_timestamp(${seconds}::float8) <= now() as is_over`,
  )
  return rows[0]!.is_over
}
