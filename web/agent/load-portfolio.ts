import { redirect } from 'react-router'

import { getDayHere } from '#contract/day.ts'
import { searchEndpoints, searchQuery } from '#contract/search/search.ts'

import type { Call } from '../api-client.ts'
import { describeProblem } from '../ui/form/describe-problem.ts'
import type { Text } from '../texts.ts'
import { toQueryAddress } from './query-address.ts'
import { readRequestedPeople } from './read-requested.ts'

const { q, business_type, type, sort, page } = searchQuery.shape
const fields = { q, business_type, type, sort, page }
const perPage = 12

/** Whose listings: an agent's or an agency's, all of them or those of the Collection. */
type Of = { agent?: number; agency?: number; collection?: '1' }

/** The listings of someone that the address asks for, and what can be asked of them. */
export async function loadPortfolio(call: Call, of: Of, url: URL, t: Text) {
  const { values, typed, problems } = readRequestedPeople(fields, url.searchParams)
  const { page: wanted = 1, sort: order = 'relevance', ...filter } = values
  const [list, { data: facets }] = await Promise.all([
    call(searchEndpoints.properties, { ...of, ...filter, sort: order, page: wanted, per_page: perPage }),
    call(searchEndpoints.facets, of),
  ])
  const { total, current_page, last_page } = list.meta
  if (total > 0 && current_page > last_page)
    throw redirect(toQueryAddress(url.pathname, { ...values, page: last_page }))
  return {
    properties: list.data,
    total,
    page: current_page,
    last: last_page,
    asked: {
      ...typed,
      q: typed.q ?? filter.q,
      business_type: filter.business_type,
      type: filter.type?.[0],
      sort: order,
    },
    problem: problems.q && describeProblem(t, problems.q, 'q'),
    isFiltered: Object.keys(filter).length > 0 || typed.q !== undefined,
    /** How many there are of each kind, whatever is asked. */
    kinds: { all: facets.total, business: facets.business_type, type: facets.type },
    /** ISO date of the render: it decides what is new. */
    today: getDayHere(),
  }
}

export type Portfolio = Awaited<ReturnType<typeof loadPortfolio>>
