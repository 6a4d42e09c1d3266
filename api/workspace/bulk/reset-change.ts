import { eq } from 'drizzle-orm'

import { AppError } from '../../app-error.ts'
import { addAuditEvent } from '../../audit/add-audit-event.ts'
import type { Transaction } from '../../database/open.ts'
import { giveListing } from '../../property/offer/assign-listing.ts'
import { changePrice } from '../../property/offer/change-price.ts'
import { hashOffer, type OfferRow, type Reaching, saveOffer } from '../../property/offer/queries.ts'
import { listings } from '../../property/table.ts'
import type { Tools } from '../../tools.ts'
import { setFeature } from './change-listing.ts'
import type { BulkRow } from './queries.ts'
import type { BulkTrace } from './table.ts'

const at = (moment: Date | null) => moment?.toISOString() ?? null

/** Everything of a listing that an action here may have moved, so that an undo brings back just that. */
export async function readTrace(tx: Transaction, row: OfferRow): Promise<BulkTrace['before']> {
  const [kept] = await tx
    .select({ version: listings.version, confirmed_by: listings.confirmed_by })
    .from(listings)
    .where(eq(listings.id, row.id))
  return {
    version: kept!.version,
    confirmed_by: kept!.confirmed_by,
    confirmed_at: at(row.confirmed_at),
    status: row.status,
    status_since: at(row.status_since),
    status_reason: row.status_reason,
    under_offer_since: at(row.under_offer_since),
    published_at: at(row.published_at),
    first_published_at: at(row.first_published_at),
    price: row.price,
    currency: row.currency,
    agent_id: row.agent_id,
    agency_id: row.agency_id,
  }
}

/** What tells that nobody touched a listing since. */
export async function readMark(tx: Transaction, row: OfferRow): Promise<string> {
  const { version, confirmed_at } = await readTrace(tx, row)
  return `${hashOffer(row)} ${version} ${confirmed_at}`
}

/** Brings a listing, held still and untouched since, back to how it stood before an action. */
export async function undoChange(
  tx: Transaction,
  row: OfferRow,
  { action, details }: BulkRow,
  { before }: BulkTrace,
  { by, tools }: { by: Reaching; tools: Tools },
): Promise<void> {
  if (action === 'add_feature' || action === 'remove_feature') {
    await setFeature(tx, row.id, { feature: details.feature!, isThere: action === 'remove_feature' }, { by, tools })
  } else if (action === 'assign') {
    await giveListing(tx, row, { agent_id: Number(before.agent_id), reason: undefined }, by)
  } else if (action === 'change_price') {
    const asked = { version: hashOffer(row), price: Number(before.price), currency: row.currency, is_sure: true }
    await changePrice(tx, row, asked, by, tools.now())
  }
  await saveOffer(tx, row.id, readStanding(before))
  await addAuditEvent(tx, by.session, {
    kind: 'listing.bulk_undone',
    subject: 'listing',
    subject_id: row.id,
    agency_id: row.agency_id,
    details: { action },
  })
}

/** State and dates as they were: no action of many listings stands in for a person's look at one. */
function readStanding(before: BulkTrace['before']) {
  const moment = (name: string) => (before[name] == null ? null : new Date(before[name]))
  return {
    status: before.status as OfferRow['status'],
    status_since: moment('status_since'),
    status_reason: before.status_reason as OfferRow['status_reason'],
    under_offer_since: moment('under_offer_since'),
    published_at: moment('published_at'),
    first_published_at: moment('first_published_at'),
    confirmed_at: moment('confirmed_at'),
    confirmed_by: before.confirmed_by as (typeof listings.$inferInsert)['confirmed_by'],
  }
}

/** Whether an action can still be taken back. */
export function refuseUndo({ state, created_at }: BulkRow, now: Date, minutes: number): void {
  if (state === 'running') throw new AppError('bulk.running')
  const isLate = now.getTime() - created_at.getTime() > minutes * 60_000
  if (state !== 'done' || isLate) throw new AppError('bulk.too_late')
}
