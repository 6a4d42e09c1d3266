import { eq } from 'drizzle-orm'

import { movePrice } from '#contract/workspace/bulk.ts'

import { AppError } from '../../app-error.ts'
import type { Transaction } from '../../database/open.ts'
import { judgeDocument } from '../../draft/load-draft.ts'
import { findWhose } from '../../draft/queries.ts'
import { mayPublish } from '../../draft/rules.ts'
import { giveListing } from '../../property/offer/assign-listing.ts'
import { changePrice, storeVersion } from '../../property/offer/change-price.ts'
import { changeStatus, confirmOffer } from '../../property/offer/change-status.ts'
import { hashOffer, type OfferRow, type Reaching, readName } from '../../property/offer/queries.ts'
import { listingPrivates } from '../../property/publish/table.ts'
import { loadDocument } from '../../property/publish/load-document.ts'
import { publishListing } from '../../property/publish/publish-listing.ts'
import { listings } from '../../property/table.ts'
import type { Tools } from '../../tools.ts'
import type { BulkRow } from './queries.ts'
import type { BulkDetails } from './table.ts'

type Doing = { by: Reaching; tools: Tools }
type Action = BulkRow['action']

/** Does an action to a listing that is held still; false where it has that already. Refused as the same by hand would be. */
export async function changeListing(
  tx: Transaction,
  row: OfferRow,
  { action, details }: { action: Action; details: BulkDetails },
  { by, tools }: Doing,
): Promise<boolean> {
  const now = tools.now()
  const version = hashOffer(row)
  if (action === 'change_price') return reprice(tx, row, details, { by, tools })
  if (action === 'add_feature' || action === 'remove_feature') {
    return setFeature(tx, row.id, { feature: details.feature!, isThere: action === 'add_feature' }, { by, tools })
  }
  if (action === 'assign') {
    if (by.reach === 'own') throw new AppError('request.not_allowed')
    if (row.agent_id === details.agent_id) return false
    await giveListing(tx, row, { agent_id: details.agent_id!, reason: undefined }, by)
  } else if (action === 'confirm') await confirmOffer(tx, row, by.session, now)
  else await changeStatus(tx, row, { action, version }, by, now)
  return true
}

async function reprice(tx: Transaction, row: OfferRow, details: BulkDetails, { by, tools }: Doing): Promise<boolean> {
  const price = movePrice(row, details)
  if (price === null) throw new AppError('bulk.other_currency')
  if (price === row.price) return false
  const asked = { version: hashOffer(row), price, currency: row.currency, is_sure: details.is_sure }
  await changePrice(tx, row, asked, by, tools.now())
  return true
}

/** A publication at once was submitted to nobody and returned by nobody. */
const noDraft = { submitted_at: null, returned_reason: null, publish_at: null }

type Wanted = { feature: string; isThere: boolean }

/** Publishes a listing with a feature or without it, where its reader might publish it by hand; false where it is so already. */
export async function setFeature(
  tx: Transaction,
  id: number,
  { feature, isThere }: Wanted,
  { by, tools }: Doing,
): Promise<boolean> {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, id))
  if (!listing || !['published', 'reserved', 'inactive'].includes(listing.status))
    throw new AppError('listing.wrong_state')
  const whose = await findWhose(tx, listing)
  if (!mayPublish(by.session, { ...whose, ...noDraft, ...listing })) throw new AppError('draft.review_needed')
  const document = await loadDocument(tx, listing)
  const { features, absent_features } = document
  if ((features ?? []).includes(feature) === isThere) return false
  const without = (list: readonly string[] | null | undefined) => (list ?? []).filter((one) => one !== feature)
  const said = {
    ...document,
    features: isThere ? [...without(features), feature] : without(features),
    // Whoever adds what was said to be absent knows better by now.
    absent_features: without(absent_features),
  }
  const { missing, quality } = await judgeDocument(tx, listing.agency_id, said, tools.now())
  if (missing.length > 0) throw new AppError('draft.incomplete')
  // What was there before, or there would be nothing to go back to.
  await storeVersion(tx, id, null)
  await publishListing(tx, tools, {
    listing,
    document: said,
    agent_id: listing.agent_id,
    agency_id: listing.agency_id,
    hidesPoints: whose.hidesPoints,
    quality: quality.points,
    pauseAt: await readPause(tx, id),
    maker: { kind: 'bulk', by: { client_id: by.session.client_id, name: await readName(tx, by.session.client_id) } },
  })
  return true
}

async function readPause(tx: Transaction, id: number): Promise<Date | null> {
  const [kept] = await tx
    .select({ pause_at: listingPrivates.pause_at })
    .from(listingPrivates)
    .where(eq(listingPrivates.listing_id, id))
  return kept?.pause_at ?? null
}
