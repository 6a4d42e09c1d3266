import { splitShownKey } from '#contract/picture/picture-key.ts'
import { asc, eq } from 'drizzle-orm'

import { isSame } from '#contract/draft/apply-operations.ts'
import type { DraftDocument } from '#contract/draft/document.ts'
import words from '#locales/es/draft/answers.ts'

import type { Transaction } from '../../database/open.ts'
import { addShownPictures } from '../../picture/add-shown-pictures.ts'
import { photos } from '../table.ts'
import type { toPhotoRows } from './columns.ts'
import { listingPrivates } from './table.ts'

type PrivatePart = Pick<
  DraftDocument,
  | 'street'
  | 'unit_name'
  | 'owner_name'
  | 'owner_phone'
  | 'owner_email'
  | 'owner_consents'
  | 'mandate_kind'
  | 'mandate_signed_on'
  | 'mandate_until'
  | 'mandate_document'
  | 'commission'
  | 'notes'
>

/** Keeps what only the agency knows of a listing, where it stands included. */
export async function storePrivate(
  tx: Transaction,
  listing_id: number,
  document: DraftDocument,
  now: Date,
  pause_at: Date | null,
) {
  const { latitude, longitude } = document.exact_point!
  const more = { exact_latitude: latitude, exact_longitude: longitude, pause_at }
  await storePrivatePart(tx, listing_id, document, now, more)
}

/** Keeps what only the agency knows but where it stands; the owner's consent keeps the moment at which it was given. */
export async function storePrivatePart(
  tx: Transaction,
  listing_id: number,
  said: PrivatePart,
  now: Date,
  more: Partial<typeof listingPrivates.$inferInsert> = {},
): Promise<void> {
  const [before] = await tx
    .select({ at: listingPrivates.owner_consent_at })
    .from(listingPrivates)
    .where(eq(listingPrivates.listing_id, listing_id))
  const consents = said.owner_consents === true
  const columns = {
    ...more,
    street: said.street ?? null,
    unit_name: said.unit_name ?? null,
    owner_name: said.owner_name ?? null,
    owner_phone: said.owner_phone ?? null,
    owner_email: said.owner_email ?? null,
    owner_consent_at: consents ? (before?.at ?? now) : null,
    owner_consent_text: consents ? words['draft.owner_consent'] : null,
    mandate_kind: said.mandate_kind ?? null,
    mandate_signed_on: said.mandate_signed_on ?? null,
    mandate_until: said.mandate_until ?? null,
    mandate_document: said.mandate_document ?? null,
    commission: said.commission ?? null,
    notes: said.notes ?? null,
  }
  await tx
    .insert(listingPrivates)
    .values({ listing_id, ...columns })
    .onConflictDoUpdate({ target: listingPrivates.listing_id, set: columns })
}

/** Puts a listing's pictures in place of those it had; where they are the same nothing is written. */
export async function storePhotos(tx: Transaction, listing_id: number, rows: ReturnType<typeof toPhotoRows>) {
  const before = await tx.select().from(photos).where(eq(photos.listing_id, listing_id)).orderBy(asc(photos.position))
  if (isSame(before, rows)) return
  await tx.delete(photos).where(eq(photos.listing_id, listing_id))
  await addShownPictures(
    tx,
    rows.map(({ picture }) => splitShownKey(picture)),
  )
  if (rows.length > 0) await tx.insert(photos).values(rows)
}
