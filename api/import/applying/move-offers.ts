import { getDayHere } from '#contract/day.ts'
import type { OfferAction } from '#contract/property/offer.ts'
import type { RowResult } from '#contract/import/run.ts'
import type { ListingStatus } from '#contract/property/property-type.ts'

import type { Transaction } from '../../database/open.ts'
import { moveListing } from '../../property/offer/change-status.ts'
import { holdOffer } from '../../property/offer/queries.ts'
import { updateRanks } from '../../property/rank/update-ranks.ts'
import { findMove } from '../../property/rules.ts'
import type { SourceRow } from '../queries.ts'
import type { Plan } from './plan-row.ts'

const actions: { readonly [To in ListingStatus]?: OfferAction } = {
  published: 'offer_again',
  reserved: 'reserve',
  inactive: 'pause',
  sold: 'mark_sold',
  rented: 'mark_rented',
  withdrawn: 'withdraw',
}

/** Brings listings into the state that their source says, as far as the table of moves allows; the rest stay. */
export async function moveOffers(
  tx: Transaction,
  wanted: readonly (readonly [id: number, to: ListingStatus])[],
  now: Date,
): Promise<Set<number>> {
  const moved = new Set<number>()
  for (const [id, to] of wanted) {
    const offer = await holdOffer(tx, id)
    const action = actions[to]
    const move = offer && action && findMove(action, offer)
    if (!move) continue
    const closed_on = to === 'sold' || to === 'rented' ? getDayHere(now) : undefined
    await moveListing(tx, offer, { to: move.to, now, closed_on })
    moved.add(id)
  }
  if (moved.size > 0) await updateRanks(tx, [...moved], now)
  return moved
}

/** What becomes of a listing that its source has no more; one that somebody took off already stays as it is. */
export async function takeOff(tx: Transaction, source: SourceRow, { item }: Plan, now: Date): Promise<RowResult> {
  if (source.gone === 'nothing' || !item?.listing_id) return 'kept'
  const to = source.gone === 'pause' ? 'inactive' : 'withdrawn'
  const moved = await moveOffers(tx, [[item.listing_id, to]], now)
  return moved.has(item.listing_id) ? 'taken_off' : 'kept'
}
