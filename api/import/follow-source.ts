import { and, eq, isNull, sql } from 'drizzle-orm'

import type { ListingSource } from '#contract/import/import.ts'

import type { Connection } from '../database/open.ts'
import { findListing, lockListing } from '../draft/queries.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { importItems, importSources } from './table.ts'

/** Where a listing comes from; null where it was written here. */
export async function loadListingSource(db: Connection, session: Session, code: string): Promise<ListingSource | null> {
  const listing = await findListing(db, session, code)
  const { id, name, read_at } = importSources
  const { external_id, held, gone_at } = importItems
  const [item] = await db
    .select({ id, name, external_id, held, gone_at, read_at })
    .from(importItems)
    .innerJoin(importSources, eq(id, importItems.source_id))
    .where(and(eq(importItems.listing_id, listing.id), isNull(importSources.ended_at)))
  if (!item) return null
  return {
    source: { id: item.id, name: item.name },
    external_id: item.external_id,
    held: item.held,
    seen_at: item.gone_at ? null : (item.read_at?.toISOString() ?? null),
  }
}

/** Lets the source of a listing change these fields again, with its next run. */
export async function followSource(
  { db }: Pick<Tools, 'db'>,
  session: Session,
  { code, fields }: { code: string; fields: string[] },
): Promise<ListingSource | null> {
  await db.transaction(async (tx) => {
    const listing = await lockListing(tx, session, code)
    // Without a digest what its source says is compared anew, all of it.
    await tx.execute(sql`
      with freed as (select source_id from import_item where listing_id = ${listing.id})
      update import_source set whole_at = null from freed where id = source_id`)
    await tx.execute(sql`
      update import_item set digest = null,
        held = array(select field from unnest(held) as field where field <> all(${sql.param(fields)}::text[]) order by field)
      where listing_id = ${listing.id} and held && ${sql.param(fields)}::text[]`)
  })
  return loadListingSource(db, session, code)
}
