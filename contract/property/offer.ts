import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { currency, line, listingCode, paragraphs, problem, rowId } from '../fields.ts'
import { listingStatuses } from './property-type.ts'

/** What people do to a listing that was published; which of them is possible now, `property/rules.ts` of the API says. */
export const offerActions = [
  'reserve',
  'pause',
  'mark_sold',
  'mark_rented',
  'withdraw',
  'offer_again',
  'start_offer',
  'end_offer',
  'reopen',
] as const
export type OfferAction = (typeof offerActions)[number]

export const closedBy = ['us', 'other_agency', 'owner'] as const

/** Where a listing stands after an action. */
export const offer = z.object({
  code: z.string(),
  status: z.enum(listingStatuses),
  /** To be sent with the next action: an action on an older one is refused. */
  version: z.string(),
  price: z.number(),
  currency,
  is_under_offer: z.boolean(),
  confirmed_at: z.nullable(z.string()),
  status_since: z.nullable(z.string()),
  /** Actions that the reader may take now. */
  actions: z.array(z.enum(offerActions)),
})
export type Offer = z.infer<typeof offer>

/** What a listing's place in `sort=relevance` is made of; the higher the sum, the further up. Nothing of it is for sale. */
export const rank = z.object({
  total: z.int(),
  /** 600 for each point of quality. */
  quality: z.int(),
  /** 20,000, halved every ten days since it was confirmed. */
  confirmed: z.int(),
  exclusive: z.int(),
  /** 12,000, halved every three weeks since it was first published. */
  fresh: z.int(),
  /** Below zero where nobody confirmed it for two weeks, or answered what visitors reported. */
  unconfirmed: z.int(),
})
export type Rank = z.infer<typeof rank>

const seen = {
  code: listingCode,
  /** `version` of the offer as it was read. */
  version: z.string(problem('field.required')).check(z.maxLength(40, problem('field.too_long'))),
}
const one = z.object({ data: offer })

export const offerEndpoints = {
  offer: endpoint({
    method: 'GET',
    path: '/v2/workspace/listings/{code}/offer',
    summary: 'Where a listing stands, and what may be done with it now.',
    input: z.object({ code: listingCode }),
    output: one,
  }),
  rank: endpoint({
    method: 'GET',
    path: '/v2/workspace/listings/{code}/rank',
    summary: 'Why a listing stands where it does: the summands of its place in the order.',
    input: z.object({ code: listingCode }),
    output: z.object({ data: rank }),
  }),
  changeStatus: endpoint({
    method: 'POST',
    path: '/v2/workspace/listings/{code}/status',
    summary: 'Takes a listing off, closes it or offers it again; a pair that the rules do not name is refused.',
    input: z.object({
      ...seen,
      action: z.enum(offerActions, problem('field.not_an_option')),
      /** Asked for `mark_sold` and `mark_rented`: the day it closed, and optionally for how much and through whom. */
      closed_on: z.optional(z.iso.date(problem('field.date'))),
      closing_price: z.optional(
        z.nullable(z.number(problem('field.number')).check(z.positive(problem('field.too_small')))),
      ),
      closed_by: z.optional(z.nullable(z.enum(closedBy, problem('field.not_an_option')))),
      /** Asked where what was sold or rented comes back. */
      reason: z.optional(paragraphs(500)),
    }),
    output: one,
    mayConflict: true,
    repeats: 'by key',
  }),
  changePrice: endpoint({
    method: 'POST',
    path: '/v2/workspace/listings/{code}/price',
    summary: 'Changes the public price at once; a move of over a quarter in a day must be confirmed.',
    input: z.object({
      ...seen,
      price: z
        .number(problem('field.number'))
        .check(z.minimum(1, problem('field.too_small')), z.maximum(1e12, problem('field.too_large'))),
      currency,
      is_sure: z.optional(z.boolean()),
    }),
    output: one,
    mayConflict: true,
    repeats: 'by key',
  }),
  confirmOffer: endpoint({
    method: 'POST',
    path: '/v2/workspace/listings/{code}/confirm',
    summary: 'Says that a home is still available, as of now.',
    input: z.object({ code: listingCode }),
    output: one,
    mayConflict: true,
  }),
  assignListing: endpoint({
    method: 'POST',
    path: '/v2/workspace/listings/{code}/assign',
    summary: 'Gives a listing to another agent, with a reason where that one is of another agency.',
    input: z.object({ code: listingCode, agent_id: rowId, reason: z.optional(line(500)) }),
    output: one,
    mayConflict: true,
    repeats: 'by key',
  }),
}
