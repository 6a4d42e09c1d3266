import { eq, sql } from 'drizzle-orm'

import type { Connection, Database } from '../database/open.ts'
import { feeds } from './table.ts'

/** The agency whose feeds a key opens; null where it opens none, or its agency is suspended. */
export async function findFeed(db: Database, key: string): Promise<{ agency_id: number } | null> {
  const { rows } = await db.execute<{ agency_id: number }>(sql`
    select feed.agency_id from feed join agency on agency.id = feed.agency_id
    where feed.key = ${key} and agency.suspended_at is null`)
  return rows[0] ?? null
}

export async function findOwnFeed(db: Connection, agency_id: number) {
  const [row] = await db.select().from(feeds).where(eq(feeds.agency_id, agency_id))
  return row ?? null
}

/** What a feed's answer depends on, as one word, and when it last changed. */
export async function readFeedState(db: Database, agency_id: number): Promise<{ state: string; changed_at: Date }> {
  const { rows } = await db.execute<{ state: string; changed_at: string | null }>(sql`
    select concat_ws('-', count(*), extract(epoch from max(changed_at)), (select max(id) from exchange_rate),
        (select version from agency where id = ${agency_id}),
        (select sum(version) from agent where agency_id = ${agency_id})) as state,
      to_char(max(changed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed_at
    from listing where agency_id = ${agency_id} and status = 'published'`)
  const { state, changed_at } = rows[0]!
  return { state, changed_at: new Date(changed_at ?? 0) }
}

/** The next published listings of an agency behind an id, as many as are read at once. */
export async function listOffered(db: Database, agency_id: number, after: number, most: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from listing where agency_id = ${agency_id} and status = 'published' and id > ${after}
    order by id limit ${most}`)
  return rows.map(({ id }) => id)
}
