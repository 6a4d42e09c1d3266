import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { moment, problem, rowId } from '../fields.ts'
import { searchFilter } from '../search/search.ts'

/** How many searches an account saves, and how many it remembers: of these the oldest leaves. */
export const maxSavedSearches = 50
export const maxRemembered = 100

/** How often emails tell of what is new in a saved search. */
export const alertRates = ['off', 'instant', 'daily', 'weekly'] as const
export type AlertRate = (typeof alertRates)[number]

/** The filters of a search as the search itself is asked them; empty ones are none, the page and the order do not count. */
export const criteria = z.pipe(z.transform(withoutEmpty), searchFilter)
/** Filters as they are kept: by name, flags as true and false, lists in order, the box as an address has it. */
export const storedCriteria = z.record(z.string(), z.unknown())
export type StoredCriteria = z.infer<typeof storedCriteria>

export const searchName = z
  .string(problem('field.required'))
  .check(
    z.trim(),
    z.minLength(1, problem('field.required')),
    z.maxLength(120, problem('field.too_long')),
    z.regex(/^\P{Cc}*$/u, problem('field.invalid')),
  )
export const alertRate = z.enum(alertRates, problem('field.not_an_option'))

export const savedSearch = z.object({
  id: z.int(),
  name: z.string(),
  criteria: storedCriteria,
  alert: z.enum(alertRates),
  created_at: z.string(),
})
export type SavedSearch = z.infer<typeof savedSearch>

export const rememberedSearch = z.object({ id: z.int(), criteria: storedCriteria, at: z.string() })
export type RememberedSearch = z.infer<typeof rememberedSearch>

export const savedSearchEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/v2/clients/searches',
    summary: 'The saved searches, newest first.',
    input: z.object({}),
    output: z.object({ data: z.array(savedSearch) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/v2/clients/searches',
    status: 201,
    mayConflict: true,
    repeats: 'by key',
    summary: 'Saves a search under a name; the same filters again take the new name and frequency.',
    input: z.object({ name: searchName, criteria, alert: z._default(alertRate, 'off') }),
    output: z.object({ data: savedSearch }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/v2/clients/searches/{id}',
    mayConflict: true,
    summary: 'Renames a saved search, or changes its filters or its letters; what is not named stays.',
    input: z.object({
      id: rowId,
      name: z.optional(searchName),
      criteria: z.optional(criteria),
      alert: z.optional(alertRate),
    }),
    output: z.object({ data: savedSearch }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v2/clients/searches/{id}',
    status: 204,
    summary: 'Deletes a saved search and ends its letters.',
    input: z.object({ id: rowId }),
    output: z.unknown(),
  }),
}

const remembered = z.object({ data: z.array(rememberedSearch) })

export const searchHistoryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/v2/clients/search-history',
    summary: 'What was searched last, newest first, a hundred at most.',
    input: z.object({}),
    output: remembered,
  }),
  remember: endpoint({
    method: 'POST',
    path: '/v2/clients/search-history',
    status: 201,
    summary: 'Remembers a search; the same filters again come first.',
    input: z.object({ criteria }),
    output: z.object({ data: rememberedSearch }),
  }),
  merge: endpoint({
    method: 'PUT',
    path: '/v2/clients/search-history',
    summary:
      'Joins what a browser remembered to the history, the newest moment of each counting, and answers all of it.',
    input: z.object({
      items: z
        .array(z.object({ criteria, at: moment }), problem('field.required'))
        .check(z.maxLength(maxRemembered, problem('field.too_long'))),
    }),
    output: remembered,
  }),
  forget: endpoint({
    method: 'DELETE',
    path: '/v2/clients/search-history/{id}',
    status: 204,
    summary: 'Forgets one search.',
    input: z.object({ id: rowId }),
    output: z.unknown(),
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/v2/clients/search-history',
    status: 204,
    summary: 'Forgets every search.',
    input: z.object({}),
    output: z.unknown(),
  }),
}

function withoutEmpty(value: unknown): unknown {
  // What compares two filters asks it in any case, and nothing at all cannot be asked.
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, filter]) => filter !== '' && filter !== null))
}
