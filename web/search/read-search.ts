import type { FieldProblem } from '#contract/errors.ts'
import { readBound } from '#contract/amount.ts'
import { listFilterNames } from '#contract/search/filters.ts'
import { searchQuery, defaultPageSize, type SearchQuery } from '#contract/search/search.ts'

import { queryOf } from '../api-client.ts'
import { readSearchAddress } from './search-address.ts'

/** What an address asks for, and what it says that cannot be asked. */
export type ReadSearch = {
  search: SearchQuery
  /** What was written in the fields that were dropped, so that nothing typed is lost. */
  typed: Record<string, string>
  problems: Record<string, FieldProblem>
}

const amounts = new Set<string>(listFilterNames({ kind: 'range' }))
const lists = new Set<string>(listFilterNames({ kind: 'many-of' }))

/** Reads an address field by field: a bad filter is dropped and named, the rest stays. */
export function readSearch(pathname: string, params: URLSearchParams): ReadSearch {
  const asked = readSearchAddress(pathname, params)
  const values: Record<string, unknown> = {}
  const typed: Record<string, string> = {}
  const problems: Record<string, FieldProblem> = {}
  const currency = asked.get('currency') === 'DOP' ? 'DOP' : 'USD'

  for (const [name, rule] of Object.entries(searchQuery.shape)) {
    const written = asked.getAll(name).filter((text) => text.trim() !== '')
    if (lists.has(name)) {
      const good = written.filter((text) => rule.safeParse([text]).success)
      if (good.length > 0) values[name] = [...new Set(good)]
      continue
    }
    // The page's own path has the last word on what it fixes.
    const last = written.at(-1)
    if (last === undefined || name === 'per_page') continue
    const amount = amounts.has(name) ? readBound(name, last, currency) : undefined
    const read = rule.safeParse(amount ?? last)
    if (read.success) values[name] = read.data
    else {
      typed[name] = last
      problems[name] = Number.isNaN(amount) ? unreadable(name) : (read.error.issues[0]?.message as FieldProblem)
    }
  }
  return inOrder({ search: { sort: 'relevance', page: 1, ...values, per_page: defaultPageSize }, typed, problems })
}

const unreadable = (name: string): FieldProblem => (name.endsWith('_m2') ? 'field.area' : 'field.amount')

/** A maximum below its minimum asks for nothing: it is dropped and named. */
function inOrder(read: ReadSearch): ReadSearch {
  const order = searchQuery.safeParse(read.search)
  if (order.success) return read
  return order.error.issues.reduce(
    (rest, issue) => dropField(rest, String(issue.path[0]), issue.message as FieldProblem),
    read,
  )
}

/** The same search without one field. */
export function dropField(read: ReadSearch, name: string, problem: FieldProblem): ReadSearch {
  const { [name as keyof SearchQuery]: dropped, ...rest } = read.search
  return {
    search: rest as SearchQuery,
    typed: { ...read.typed, ...Object.fromEntries(queryOf({ [name]: dropped })) },
    problems: { ...read.problems, [name]: problem },
  }
}
