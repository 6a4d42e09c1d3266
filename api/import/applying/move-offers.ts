import { getDayHere } from '#contract/day.ts'
import type { ExchangeStatus } from '#contract/exchange/row.ts'
import type { OfferAction } from '#contract/property/offer.ts'
import type { RowResult } from '#contract/import/run.ts'

import type { Transaction } from '../../database/open.ts'
import { moveListing } from '../../property/offer/change-status.ts'
import { holdOffer, type OfferRow, saveOffer } from '../../property/offer/queries.ts'
import { updateRanks } from '../../property/rank/update-ranks.ts'
import { findMove } from '../../property/rules.ts'
import type { SourceRow } from '../queries.ts'
import type { Plan } from './plan-row.ts'

/** What is done one after the other to come into a state; what the table of moves does not name from where it stands is left out. */
const actions: { readonly [To in ExchangeStatus]: readonly OfferAction[] } = {
  published: ['offer_again', 'end_offer'],
  under_offer: ['offer_again', 'start_offer'],
  reserved: ['reserve'],
  inactive: ['pause'],
  sold: ['mark_sold'],
  rented: ['mark_rented'],
  withdrawn: ['withdraw'],
}

/** Brings listings into the state that their source says, as far as the table of moves allows; the rest stay. */
export async function moveOffers(
  tx: Transaction,
  wanted: readonly (readonly [id: number, to: ExchangeStatus])[],
  now: Date,
): Promise<Set<number>> {
  const moved = new Set<number>()
  for (const [id, to] of wanted) {
    let offer = await holdOffer(tx, id)
    for (const action of actions[to]) {
      const next: OfferRow | null = offer && (await takeAction(tx, offer, action, now))
      if (!next) continue
      offer = next
      moved.add(id)
    }
  }
  if (moved.size > 0) await updateRanks(tx, [...moved], now)
  return moved
}

/** Does one thing to an offer; null where it may not be done to it as it stands. */
async function takeAction(tx: Transaction, offer: OfferRow, action: OfferAction, now: Date): Promise<OfferRow | null> {
  const move = findMove(action, offer)
  if (!move) return null
  if (action === 'start_offer') return saveOffer(tx, offer.id, { under_offer_since: now })
  if (action === 'end_offer') return saveOffer(tx, offer.id, { under_offer_since: null })
  return moveListing(tx, offer, {
    to: move.to,
    now,
    ...(move.needs === 'closing_day' && { closed_on: getDayHere(now) }),
  })
}

/** What becomes of a listing that its source has no more; one that somebody took off already stays as it is. */
export async function takeOff(tx: Transaction, source: SourceRow, { item }: Plan, now: Date): Promise<RowResult> {
  if (source.gone === 'nothing' || !item?.listing_id) return 'kept'
  const to = source.gone === 'pause' ? 'inactive' : 'withdrawn'
  const moved = await moveOffers(tx, [[item.listing_id, to]], now)
  return moved.has(item.listing_id) ? 'taken_off' : 'kept'
}
