import { desc, eq } from 'drizzle-orm'

import { listChangedFields } from '#contract/draft/apply-operations.ts'
import type { DraftDocument } from '#contract/draft/document.ts'

import type { Transaction } from '../../database/open.ts'
import { listings } from '../table.ts'
import { type ListingRow, loadDocument } from './load-document.ts'
import { listUploads, packDocument, unpackDocument } from './packed.ts'
import { listingVersions, type versionKinds } from './table.ts'

/** Who made a version, by what, and why. */
export type Maker = {
  kind: (typeof versionKinds)[number]
  by: { client_id: number; name: string } | null
  note?: string | null
}

/**
 * Writes down what a listing says now, whole, and what that changed; answers the version's number, the one before where
 * nothing changed. Whoever changes a listing's facts beside a draft calls it in the transaction of the change.
 */
export async function addVersion(
  tx: Transaction,
  listing: ListingRow,
  { kind, by, note = null }: Maker,
  document?: DraftDocument,
): Promise<number> {
  const [last] = await tx
    .select({ n: listingVersions.n, document: listingVersions.document })
    .from(listingVersions)
    .where(eq(listingVersions.listing_id, listing.id))
    .orderBy(desc(listingVersions.n))
    .limit(1)
  const now = document ?? (await loadDocument(tx, listing))
  const changed = listChangedFields(last ? unpackDocument(last.document) : {}, now)
  if (last && changed.length === 0) return last.n
  const n = (last?.n ?? 0) + 1
  await tx.insert(listingVersions).values({
    listing_id: listing.id,
    n,
    kind,
    document: packDocument(now),
    changed,
    pictures: listUploads(now),
    note,
    ...(by && { client_id: by.client_id, by_name: by.name }),
  })
  await tx.update(listings).set({ version: n }).where(eq(listings.id, listing.id))
  return n
}
