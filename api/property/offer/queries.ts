import { createHash } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import { twinBits } from '#contract/look-alike/score.ts'
import type { Offer } from '#contract/property/offer.ts'

import { AppError } from '../../app-error.ts'
import type { Connection, Transaction } from '../../database/open.ts'
import type { Session } from '../../tools/session.ts'
import { listings } from '../table.ts'
import { listActions } from '../rules.ts'

const { id, code, status, business_type, price, currency, agent_id, agency_id } = listings
const columns = {
  id,
  code,
  status,
  business_type,
  price,
  currency,
  agent_id,
  agency_id,
  under_offer_since: listings.under_offer_since,
  confirmed_at: listings.confirmed_at,
  published_at: listings.published_at,
  first_published_at: listings.first_published_at,
  status_since: listings.status_since,
  status_reason: listings.status_reason,
}

/** A listing as its offer is changed. */
export type OfferRow = Pick<typeof listings.$inferSelect, keyof typeof columns>

/** How far somebody reaches. */
type Reach = Parameters<typeof listActions>[1]

/** What somebody reaches of the listings: their own, their agency's, or all. */
export type Reaching = { session: Session; reach: Reach }

/** A listing that was published once and is within reach; any other does not exist. */
export async function getOffer(db: Connection, code: string, by: Reaching): Promise<OfferRow> {
  return within(by, await db.select(columns).from(listings).where(eq(listings.code, code)))
}

/** The same, held still for this transaction. */
export async function lockOffer(tx: Transaction, code: string, by: Reaching): Promise<OfferRow> {
  return within(by, await tx.select(columns).from(listings).where(eq(listings.code, code)).for('no key update'))
}

/** A listing by its number, held still, whoever's it is. */
export async function holdOffer(tx: Transaction, id: number): Promise<OfferRow | null> {
  const [row] = await tx.select(columns).from(listings).where(eq(listings.id, id)).for('no key update')
  return row ?? null
}

function within({ session, reach }: Reaching, [row]: OfferRow[]): OfferRow {
  const isReached =
    row &&
    (reach === 'all' ||
      (reach === 'agency' && row.agency_id === session.agency_id) ||
      (reach === 'own' && row.agent_id === session.agent_id))
  if (!isReached || row.status === 'draft' || row.status === 'in_review') throw new AppError('listing.not_found')
  return row
}

/** Writes what has become of a listing, and answers it. */
export async function saveOffer(
  tx: Transaction,
  id: number,
  what: Partial<typeof listings.$inferInsert>,
): Promise<OfferRow> {
  const [row] = await tx.update(listings).set(what).where(eq(listings.id, id)).returning(columns)
  return row!
}

/** What tells one state of an offer from another: a new exchange rate or place in the order is none. */
export function hashOffer({ status, status_since, price, currency, under_offer_since, agent_id }: OfferRow): string {
  const parts = [status, status_since?.getTime(), price, currency, under_offer_since?.getTime(), agent_id]
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 16)
}

/** Refuses what was decided on an older state than the listing's. */
export function refuseStale(row: OfferRow, version: string): void {
  if (hashOffer(row) !== version) throw new AppError('listing.stale')
}

/** An offer as who reaches so far sees it. */
export function toOffer(row: OfferRow, reach: Reach): Offer {
  return {
    code: row.code,
    status: row.status,
    version: hashOffer(row),
    price: row.price,
    currency: row.currency,
    is_under_offer: row.under_offer_since !== null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    status_since: row.status_since?.toISOString() ?? null,
    actions: listActions(row, reach),
  }
}

/** Whether the owner's mandate has passed its last day, as days are here. */
export async function isMandateOver(db: Connection, listing_id: number, today: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from listing_private where listing_id = ${listing_id} and mandate_until < ${today}::date`,
  )
  return rows.length > 0
}

/** What was asked a day ago, in dollars of the newest rate, and the rate; what was on offer for less than a day counts as it began. */
export async function readPriceOfYesterday(tx: Transaction, listing_id: number, now: Date) {
  const { rows } = await tx.execute<{ usd: number; rate: number }>(sql`
    select rate::float8 as rate, (case then_asked.currency when 'USD' then then_asked.price
      else then_asked.price / rate end)::float8 as usd
    from newest_rate() as rate, lateral (
      (select price, currency, id from price_change
        where listing_id = ${listing_id} and changed_at > ${now.toISOString()}::timestamptz - interval '1 day'
        order by id limit 1)
      union all select price, currency, null from listing where id = ${listing_id}
      limit 1
    ) as then_asked`)
  return rows[0]!
}

/** What somebody is called. */
export async function readName(tx: Transaction, client_id: number): Promise<string> {
  const { rows } = await tx.execute<{ full_name: string }>(sql`select full_name from client where id = ${client_id}`)
  return rows[0]?.full_name ?? ''
}

/** Whether a listing that is off for its pictures still shows one of those that the network said to be another's. */
export async function hasStolenPictures(db: Connection, { id, status_reason }: OfferRow): Promise<boolean> {
  if (status_reason !== 'stolen_pictures') return false
  const { rows } = await db.execute(sql`
    select from look_alike as pair
    join photo as own on own.listing_id = ${id} join picture as mine on mine.key = own.picture
    join photo as other on other.listing_id = case when pair.a = ${id} then pair.b else pair.a end
    join picture as theirs on theirs.key = other.picture
    where pair.verdict = 'stolen' and ${id} in (pair.a, pair.b)
      and (mine.key = theirs.key or bit_count((mine.dhash # theirs.dhash)::bit(64)) <= ${twinBits}) limit 1`)
  return rows.length > 0
}
