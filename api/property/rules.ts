import { offerActions, type OfferAction } from '#contract/property/offer.ts'
import type { BusinessType, ListingStatus } from '#contract/property/property-type.ts'

import type { Reach } from '../http/permissions.ts'

/** What somebody must say with it: the day it closed, or why it comes back. */
type Need = 'closing_day' | 'reason'
/** What moves a listing from one state to another beside people's actions: a publication, and the system by its reason. */
type Cause =
  | OfferAction
  | 'publish'
  | 'unconfirmed'
  | 'no_news'
  | 'mandate_over'
  | 'scheduled_pause'
  | 'stolen_pictures'
type Move = {
  from: readonly ListingStatus[]
  to: ListingStatus
  /** The kind of business that ends so; either unless told. */
  of?: BusinessType
  /** Whether it is for those with reach over an agency alone. */
  isForManagers?: true
  needs?: Need
}

/** Home and offer are there still, whether people may look at it or not. */
const offered = ['published', 'reserved', 'inactive'] as const

/**
 * The life of a listing, whole: what is not here is refused. A home that was separated may be sold from there, one that is
 * paused as well; `start_offer` and `end_offer` are a date on what stays published. What is withdrawn or expired comes back
 * by a draft that is published.
 */
export const moves: Readonly<Record<Cause, Move>> = {
  publish: { from: ['draft', 'in_review', 'withdrawn', 'expired'], to: 'published' },
  reserve: { from: ['published'], to: 'reserved' },
  pause: { from: ['published', 'reserved'], to: 'inactive' },
  mark_sold: { from: offered, to: 'sold', of: 'sale', needs: 'closing_day' },
  mark_rented: { from: offered, to: 'rented', of: 'lease', needs: 'closing_day' },
  withdraw: { from: offered, to: 'withdrawn' },
  offer_again: { from: ['reserved', 'inactive'], to: 'published' },
  start_offer: { from: ['published'], to: 'published' },
  end_offer: { from: ['published'], to: 'published' },
  reopen: { from: ['sold', 'rented'], to: 'published', isForManagers: true, needs: 'reason' },
  unconfirmed: { from: ['published'], to: 'inactive' },
  no_news: { from: ['reserved'], to: 'inactive' },
  mandate_over: { from: offered, to: 'expired' },
  scheduled_pause: { from: ['published'], to: 'inactive' },
  stolen_pictures: { from: ['published', 'reserved'], to: 'inactive' },
}

/** As much of a listing as decides what may be done with it. */
export type Standing = { status: ListingStatus; business_type: BusinessType; under_offer_since: unknown }

/** What an action would do to a listing now; null where it may not be. */
export function findMove(cause: Cause, { status, business_type, under_offer_since }: Standing): Move | null {
  const move = moves[cause]
  if (!move.from.includes(status) || (move.of && move.of !== business_type)) return null
  const isUnderOffer = under_offer_since !== null
  if ((cause === 'start_offer' && isUnderOffer) || (cause === 'end_offer' && !isUnderOffer)) return null
  return move
}

/** The actions that somebody who reaches so far may take now, in the contract's order. */
export function listActions(listing: Standing, reach: Reach): OfferAction[] {
  return offerActions.filter((action) => {
    const move = findMove(action, listing)
    return move && !(move.isForManagers && reach === 'own')
  })
}

/** What is moved by more than this in a day is asked about. */
export const largestMove = 0.25

/** Whether a price, in dollars, is so far from what was asked a day ago that it may be a slip. */
export function isPriceJump(before: number, after: number): boolean {
  return Math.abs(after - before) / before > largestMove
}

/** Days off after which a listing is a new one: it counts its days anew, and saved searches hear of it as new. */
export const daysUntilNew = 98

/** Days that a paused listing, which nobody confirmed, may be revived by one press. */
export const daysToRevive = 90

/** Whether a confirmation brings a listing back that was paused because nobody confirmed it. */
export function isRevivable(
  {
    status,
    status_reason,
    status_since,
  }: { status: ListingStatus; status_reason: string | null; status_since: Date | null },
  now: Date,
): boolean {
  const since = status_since?.getTime() ?? 0
  return status === 'inactive' && status_reason === 'unconfirmed' && now.getTime() - since <= daysToRevive * 86_400_000
}
