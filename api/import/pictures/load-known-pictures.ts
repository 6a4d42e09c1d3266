import { sql } from 'drizzle-orm'

import type { Connection } from '../../database/open.ts'

/** References whose pictures are to be looked at, those that have waited longest first. */
export async function listItemsToComplete(
  db: Connection,
  now: Date,
): Promise<{ source_id: number; external_id: string }[]> {
  const { rows } = await db.execute<{ source_id: number; external_id: string }>(sql`
    select source_id, external_id from import_item where pictures_at <= ${now.toISOString()}::timestamptz order by pictures_at limit 20`)
  return rows
}

/** What is known of pictures by their addresses. */
export async function listFetches(db: Connection, source_id: number, urls: readonly string[]) {
  const { rows } = await db.execute<{ url: string; picture: string | null; is_pending: boolean }>(sql`
    select picture_fetch.url, picture, picture is null and state in ('waiting', 'sent') as is_pending
    from unnest(${sql.param(urls)}::text[]) as asked (url)
    join picture_fetch on source_id = ${source_id} and md5(picture_fetch.url) = md5(asked.url)`)
  return new Map(rows.map(({ url, picture, is_pending }) => [url, { key: picture, isPending: is_pending }]))
}
