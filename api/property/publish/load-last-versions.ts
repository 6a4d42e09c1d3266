import { sql } from 'drizzle-orm'

import type { DraftDocument } from '#contract/draft/document.ts'

import type { Connection } from '../../database/open.ts'
import { unpackDocument } from './packed.ts'

export type LastVersion = { n: number; document: DraftDocument }

/** The newest version of each of these listings that has one. */
export async function loadLastVersions(db: Connection, ids: readonly number[]): Promise<Map<number, LastVersion>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ listing_id: number; n: number; document: Buffer }>(sql`
    select wanted.id as listing_id, last.n, last.document from unnest(${sql.param(ids)}::int[]) as wanted (id)
    cross join lateral (select n, document from listing_version where listing_id = wanted.id order by n desc limit 1) as last`)
  return new Map(rows.map(({ listing_id, n, document }) => [listing_id, { n, document: unpackDocument(document) }]))
}
