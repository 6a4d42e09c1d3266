import { sql } from 'drizzle-orm'

import type { Database } from '../database/open.ts'
import { changes } from './table.ts'

/** Forgets changes that every process has heard of. */
export async function deleteOldChanges(db: Pick<Database, 'execute'>): Promise<void> {
  await db.execute(sql`delete from ${changes} where changed_at < now() - interval '1 day'`)
}
