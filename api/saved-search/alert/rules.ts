import type { AlertFact } from '#contract/mail/mail.ts'

import type { FoundListing } from '../../search/index/columns.ts'

/** What an email says of a listing. */
export type Fact = AlertFact

/** A listing at one moment, as far as search knows it. */
export type Snapshot = FoundListing & { status: string }
export type ListingEvent = {
  id: number
  listing_id: number
  before: Snapshot | null
  after: Snapshot
  was_offered: boolean
  rate: number
  at: string
}

/** What there is to say, and of which of the two states a search must have found the listing to be told. */
type EventNews = { fact: Fact; asked: 'before' | 'after'; unlessFound?: 'before' }

const unknown = ['draft', 'in_review']

/**
 * What an event says to the searches that find the listing: it is new or back, costs something else, or is no longer
 * offered. Any other change says that it is new to those that did not find it before. Nothing is told of what goes back
 * to a draft, and a new exchange rate is no event at all.
 */
export function describeEvent({ before, after, was_offered }: ListingEvent): EventNews | null {
  const [was, is] = [before?.status === 'published', after.status === 'published']
  if (is && !was) return { fact: { kind: was_offered ? 'back' : 'new' }, asked: 'after' }
  if (is && before && (before.price !== after.price || before.currency !== after.currency)) {
    return { fact: { kind: 'price', from: priceOf(before), to: priceOf(after) }, asked: 'after' }
  }
  if (is) return { fact: { kind: 'new' }, asked: 'after', unlessFound: 'before' }
  if (was && !unknown.includes(after.status)) {
    return { fact: { kind: 'status', status: after.status as 'sold' }, asked: 'before' }
  }
  return null
}

const priceOf = ({ price, currency }: Snapshot) => ({ price, currency })
