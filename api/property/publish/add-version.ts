import { eq } from 'drizzle-orm'

import { listChangedFields } from '#contract/draft/apply-operations.ts'
import type { DraftDocument, DraftField } from '#contract/draft/document.ts'

import type { Transaction } from '../../database/open.ts'
import { insertRows } from '../../database/populate.ts'
import { listings } from '../table.ts'
import { type ListingRow, loadDocument } from './load-document.ts'
import { type LastVersion, loadLastVersions } from './load-last-versions.ts'
import { packDocument } from './packed.ts'
import type { versionKinds } from './table.ts'

/** Who made a version, by what, and why. */
export type Maker = {
  kind: (typeof versionKinds)[number]
  by: { client_id: number; name: string } | null
  note?: string | null
  /** Of an import. */
  source_id?: number
  run_id?: number
}

/** What a listing comes to say: its version's number, and the fields that differ from the one before; none is no version. */
export type NextVersion = { n: number; changed: DraftField[]; isNew: boolean }

/**
 * Writes down what a listing says now, whole, and what that changed; answers the version's number, the one before where
 * nothing changed. Whoever changes a listing's facts beside a draft calls it in the transaction of the change.
 */
export async function addVersion(
  tx: Transaction,
  listing: ListingRow,
  maker: Maker,
  document?: DraftDocument,
): Promise<number> {
  const said = document ?? (await loadDocument(tx, listing))
  const last = await loadLastVersions(tx, [listing.id])
  const next = compareVersion(last.get(listing.id), said)
  if (!next.isNew) return next.n
  await insertVersions(tx, [{ id: listing.id, document: said, next }], maker)
  await tx.update(listings).set({ version: next.n }).where(eq(listings.id, listing.id))
  return next.n
}

/** What a listing's next version is, after its last one. */
export function compareVersion(last: LastVersion | undefined, said: DraftDocument): NextVersion {
  const changed = listChangedFields(last?.document ?? {}, said)
  const isNew = !last || changed.length > 0
  return { n: (last?.n ?? 0) + (isNew ? 1 : 0), changed, isNew }
}

/** Keeps versions that are new, whole. */
export async function insertVersions(
  tx: Transaction,
  said: readonly { id: number; document: DraftDocument; next: NextVersion }[],
  { kind, by, note = null, source_id, run_id }: Maker,
): Promise<void> {
  const rows = said.flatMap(({ id, document, next: { n, changed, isNew } }) =>
    isNew ? [{ listing_id: id, n, document: packDocument(document), changed }] : [],
  )
  const made = { kind, client_id: by?.client_id ?? null, by_name: by?.name ?? null, note }
  const from = { source_id: source_id ?? null, run_id: run_id ?? null }
  await insertRows(
    tx,
    'listing_version',
    rows.map((row) => ({ ...row, ...made, ...from })),
  )
}
