import { sql } from 'drizzle-orm'

import type { Database } from '../database/open.ts'

/** Rows that one statement takes away. */
const atOnce = 1000

/**
 * Takes away what was kept of a source that was ended, so many rows in each transaction, the source itself last; false
 * where nothing is left of any. Its listings and their versions stay.
 */
export async function forgetNextRows(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from import_source where ended_at is not null order by ended_at, id limit 1`)
  const id = rows[0]?.id
  if (id === undefined) return false
  const parts = [
    some('picture_use', `source_id = ${id}`),
    some('picture_fetch', `source_id = ${id}`),
    some('import_item', `source_id = ${id}`),
    some('import_row', `run_id in (select id from import_run where source_id = ${id})`),
    some('import_run', `source_id = ${id}`),
    some('import_source', `id = ${id}`),
  ]
  for (const part of parts) if (((await db.execute(part)).rowCount ?? 0) > 0) return true
  return false
}

function some(table: string, of: string) {
  const from = sql.identifier(table)
  return sql`
    delete from ${from} where ctid = any(array(select ctid from ${from} where ${sql.raw(of)} limit ${atOnce}))`
}
