import * as z from 'zod/mini'

import { pageNumber } from '../list.ts'
import { endpoint } from '../endpoint.ts'
import { listingCode, moment, readNumberFromText, problem } from '../fields.ts'
import { listMeta, listOf } from '../list.ts'
import { goneListing, propertyCard } from '../property/property.ts'
import { largestPage, defaultPageSize } from '../search/search.ts'

/** How many properties an account keeps: no more favourites are taken then, of what was viewed the oldest leaves. */
export const maxFavorites = 500
export const maxViewed = 50

/** A property and since when it is kept, as a browser keeps it without an account. */
const kept = z.object({ code: listingCode, at: moment })
export type SavedListing = z.infer<typeof kept>

const since = { at: z.string() }
const list = listOf(z.object({ ...propertyCard.shape, ...since }))
/** The cards of what is offered, and the names of what no longer is. */
const savedListingCards = z.object({
  ...list.shape,
  meta: z.object({ ...listMeta.shape, gone: z.array(z.object({ ...goneListing.shape, ...since })) }),
})
export type SavedListingCards = z.infer<typeof savedListingCards>

const perPage = z._default(
  readNumberFromText(
    z
      .int(problem('field.whole_number'))
      .check(z.minimum(1, problem('field.too_small')), z.maximum(largestPage, problem('field.too_large'))),
  ),
  defaultPageSize,
)
const page = z.object({ page: pageNumber, per_page: perPage })
const one = z.object({ code: listingCode, at: z.optional(moment) })
const items = z.array(kept, problem('field.required')).check(z.maxLength(maxFavorites, problem('field.too_long')))
const merged = z.object({ data: z.array(z.object({ code: z.string(), ...since })) })

export const favouriteEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/v2/clients/favorites',
    summary: 'The cards of the favourites that are offered, newest first; those that no longer are, are named apart.',
    input: page,
    output: savedListingCards,
  }),
  merge: endpoint({
    method: 'PUT',
    path: '/v2/clients/favorites',
    summary:
      'Joins what a browser kept to the favourites, the newest moment of each counting, and answers all of them.',
    input: z.object({ items }),
    output: merged,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/v2/clients/favorites/{code}',
    status: 204,
    mayConflict: true,
    summary: 'Makes a listing a favourite; a second time changes nothing.',
    input: one,
    output: z.unknown(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v2/clients/favorites/{code}',
    status: 204,
    summary: 'Makes a listing no favourite; a second time changes nothing.',
    input: z.object({ code: listingCode }),
    output: z.unknown(),
  }),
}

export const viewedEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/v2/clients/recently-viewed',
    summary:
      'The cards of what was viewed last, newest first, fifty at most; what is no longer offered is named apart.',
    input: page,
    output: savedListingCards,
  }),
  merge: endpoint({
    method: 'PUT',
    path: '/v2/clients/recently-viewed',
    summary: 'Joins what a browser kept to what was viewed, the newest moment of each counting, and answers all of it.',
    input: z.object({ items }),
    output: merged,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/v2/clients/recently-viewed/{code}',
    status: 204,
    summary: 'Says that a listing was viewed just now, or at a moment that is named.',
    input: one,
    output: z.unknown(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v2/clients/recently-viewed/{code}',
    status: 204,
    summary: 'Forgets that a listing was viewed.',
    input: z.object({ code: listingCode }),
    output: z.unknown(),
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/v2/clients/recently-viewed',
    status: 204,
    summary: 'Forgets all that was viewed.',
    input: z.object({}),
    output: z.unknown(),
  }),
}
