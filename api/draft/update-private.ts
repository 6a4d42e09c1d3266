import { eq } from 'drizzle-orm'

import type { ListingPrivate, PrivateChange } from '#contract/property/private.ts'

import { AppError } from '../app-error.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { Transaction } from '../database/open.ts'
import { addVersion } from '../property/publish/add-version.ts'
import { loadDocument, type ListingRow, readPrivate } from '../property/publish/load-document.ts'
import { storePrivatePart } from '../property/publish/store-parts.ts'
import { listingPrivates } from '../property/publish/table.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { findName, isOwnFile, lockListing } from './queries.ts'

/** What the agency alone knows of a listing; that staff read it is written down. */
export async function loadPrivate(tools: Tools, session: Session, code: string): Promise<ListingPrivate> {
  return tools.db.transaction(async (tx) => {
    const listing = await lockListing(tx, session, code)
    if (session.role === 'staff') {
      const { id: subject_id, agency_id } = listing
      await addAuditEvent(tx, session, { kind: 'listing.owner_read', subject: 'listing', subject_id, agency_id })
    }
    return readWhole(tx, listing)
  })
}

/** Changes what the agency alone knows of a listing, but for where it stands; it is a version like any other. */
export async function updatePrivate(
  tools: Tools,
  session: Session,
  code: string,
  said: PrivateChange,
): Promise<ListingPrivate> {
  if (session.role === 'staff') throw new AppError('request.not_allowed')
  return tools.db.transaction(async (tx) => {
    const listing = await lockListing(tx, session, code)
    const paper = said.mandate_document
    if (paper && !(await isOwnFile(tx, listing.agency_id, paper))) {
      throw new AppError('request.invalid', { errors: { mandate_document: ['field.invalid'] } })
    }
    // What it said before is kept as a version too.
    if (listing.version === 0) await addVersion(tx, listing, { kind: 'system', by: null })
    await storePrivatePart(tx, listing.id, said, tools.now())
    const by = { client_id: session.client_id, name: await findName(tx, session) }
    const document = await loadDocument(tx, listing)
    await addVersion(tx, listing, { kind: 'editor', by }, { ...document, ...said })
    const { id: subject_id, agency_id } = listing
    await addAuditEvent(tx, session, { kind: 'listing.owner_changed', subject: 'listing', subject_id, agency_id })
    return readWhole(tx, listing)
  })
}

async function readWhole(tx: Transaction, { id, code, latitude, longitude }: ListingRow): Promise<ListingPrivate> {
  const [secret] = await tx.select().from(listingPrivates).where(eq(listingPrivates.listing_id, id))
  const shown = { latitude, longitude }
  if (!secret) return { ...nothing, code, exact_point: shown }
  const { exact_latitude, exact_longitude, closing_price, closed_by } = secret
  const isKnown = exact_latitude !== null && exact_longitude !== null
  const exact_point = isKnown ? { latitude: exact_latitude, longitude: exact_longitude } : shown
  return { ...readPrivate(secret), code, exact_point, closing_price, closed_by }
}

const nothing = {
  street: null,
  unit_name: null,
  owner_name: null,
  owner_phone: null,
  owner_email: null,
  owner_consents: null,
  mandate_kind: null,
  mandate_signed_on: null,
  mandate_until: null,
  mandate_document: null,
  commission: null,
  notes: null,
  closing_price: null,
  closed_by: null,
}
