import { splitShownKey } from '#contract/picture/picture-key.ts'
import { asc, inArray } from 'drizzle-orm'

import { isSame } from '#contract/draft/apply-operations.ts'
import type { DraftDocument } from '#contract/draft/document.ts'
import words from '#locales/es/draft/answers.ts'

import type { Transaction } from '../../database/open.ts'
import { insertRows } from '../../database/populate.ts'
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

type Kept = { id: number; document: DraftDocument; pause_at: Date | null }

/** Keeps what only the agency knows of listings, where they stand included. */
export async function storePrivates(tx: Transaction, kept: readonly Kept[], now: Date, mayBeThere: boolean) {
  const agreed = mayBeThere
    ? await loadConsents(
        tx,
        kept.map(({ id }) => id),
      )
    : new Map<number, Date | null>()
  const rows = kept.map(({ id, document, pause_at }) => {
    const { latitude, longitude } = document.exact_point!
    const where = { exact_latitude: latitude, exact_longitude: longitude, pause_at }
    return { listing_id: id, ...where, ...toPrivateColumns(document, agreed.get(id) ?? now) }
  })
  await insertRows(tx, 'listing_private', rows, { replaces: 'listing_id' })
}

/** Keeps what only the agency knows but where it stands; the owner's consent keeps the moment at which it was given. */
export async function storePrivatePart(tx: Transaction, listing_id: number, said: PrivatePart, now: Date) {
  const agreed = await loadConsents(tx, [listing_id])
  const row = { listing_id, ...toPrivateColumns(said, agreed.get(listing_id) ?? now) }
  await insertRows(tx, 'listing_private', [row], { replaces: 'listing_id' })
}

async function loadConsents(tx: Transaction, ids: number[]): Promise<Map<number, Date | null>> {
  const { listing_id: id, owner_consent_at: at } = listingPrivates
  const rows = await tx.select({ id, at }).from(listingPrivates).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row.at]))
}

function toPrivateColumns(said: PrivatePart, agreedAt: Date) {
  const consents = said.owner_consents === true
  return {
    street: said.street ?? null,
    unit_name: said.unit_name ?? null,
    owner_name: said.owner_name ?? null,
    owner_phone: said.owner_phone ?? null,
    owner_email: said.owner_email ?? null,
    owner_consent_at: consents ? agreedAt : null,
    owner_consent_text: consents ? words['draft.owner_consent'] : null,
    mandate_kind: said.mandate_kind ?? null,
    mandate_signed_on: said.mandate_signed_on ?? null,
    mandate_until: said.mandate_until ?? null,
    mandate_document: said.mandate_document ?? null,
    commission: said.commission ?? null,
    notes: said.notes ?? null,
  }
}

type PhotoRows = ReturnType<typeof toPhotoRows>

/** Puts listings' pictures in place of those they had; where they are the same nothing is written. */
export async function storePhotos(
  tx: Transaction,
  said: readonly [id: number, rows: PhotoRows][],
  mayBeThere: boolean,
) {
  const ids = said.map(([id]) => id)
  const { listing_id, position } = photos
  const there = mayBeThere
    ? await tx.select().from(photos).where(inArray(listing_id, ids)).orderBy(asc(listing_id), asc(position))
    : []
  const before = Map.groupBy(there, (photo) => photo.listing_id)
  const changed = said.filter(([id, rows]) => !isSame(before.get(id) ?? [], rows))
  const old = changed.flatMap(([id]) => (before.has(id) ? [id] : []))
  if (old.length > 0) await tx.delete(photos).where(inArray(listing_id, old))
  const rows = changed.flatMap(([, added]) => added)
  await addShownPictures(
    tx,
    rows.map(({ picture }) => splitShownKey(picture)),
  )
  await insertRows(tx, 'photo', rows)
}
