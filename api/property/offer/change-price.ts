import { eq, sql } from 'drizzle-orm'

import type { Currency } from '#contract/fields.ts'

import { AppError } from '../../app-error.ts'
import { addAuditEvent } from '../../audit/add-audit-event.ts'
import type { Transaction } from '../../database/open.ts'
import type { Session } from '../../tools/session.ts'
import { addVersion } from '../publish/add-version.ts'
import { findMove, isPriceJump } from '../rules.ts'
import { listings } from '../table.ts'
import { describeConfirmation } from './change-status.ts'
import { forgetDoubts } from './forget-doubts.ts'
import { type OfferRow, readName, readPriceOfYesterday, type Reaching, refuseStale, saveOffer } from './queries.ts'

type Asked = { version: string; price: number; currency: Currency; is_sure?: boolean | undefined }

/** Changes what is asked for a listing, which is held still, at once; the same price again is a confirmation. */
export async function changePrice(
  tx: Transaction,
  row: OfferRow,
  asked: Asked,
  by: Reaching,
  now: Date,
): Promise<OfferRow> {
  refuseStale(row, asked.version)
  // Whatever may be withdrawn is on offer in some way.
  if (!findMove('withdraw', row)) throw new AppError('listing.wrong_state')
  const { price, currency } = asked
  const { usd, rate } = await readPriceOfYesterday(tx, row.id, now)
  const price_usd = currency === 'USD' ? price : Math.round((price / rate) * 100) / 100
  if (price_usd <= 0) throw new AppError('request.invalid', { errors: { price: ['field.too_small'] } })
  if (!asked.is_sure && isPriceJump(usd, price_usd)) throw new AppError('listing.price_jump')

  await storeVersion(tx, row.id, null)
  const after = await saveOffer(tx, row.id, { price, currency, price_usd, ...describeConfirmation(now) })
  await storeVersion(tx, row.id, by.session)
  await moveDraft(tx, row, after)
  await forgetDoubts(tx, row.id, now)
  await addAuditEvent(tx, by.session, {
    kind: 'listing.price_changed',
    subject: 'listing',
    subject_id: row.id,
    agency_id: row.agency_id,
    details: { from: row.price, from_currency: row.currency, to: price, to_currency: currency },
  })
  return after
}

/** Writes down what the listing says as it is now; what was there before it had versions is nobody's. */
export async function storeVersion(tx: Transaction, id: number, session: Session | null): Promise<void> {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, id))
  const by = session && { client_id: session.client_id, name: await readName(tx, session.client_id) }
  await addVersion(tx, listing!, { kind: by ? 'editor' : 'system', by })
}

/** Changes of the listing that wait to be published would bring the old price back, unless it is theirs. */
async function moveDraft(tx: Transaction, before: OfferRow, { id, price, currency }: OfferRow): Promise<void> {
  await tx.execute(sql`
    update listing_draft set version = version + 1,
      document = document || jsonb_build_object('price', ${price}::numeric, 'currency', ${currency}::text)
    where listing_id = ${id} and (document ->> 'price')::numeric = ${before.price}::numeric
      and document ->> 'currency' = ${before.currency}`)
}
