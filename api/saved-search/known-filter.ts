import type { SearchFilter } from '#contract/search/search.ts'

import { AppError } from '../app-error.ts'
import type { Search } from '../search/search.ts'

/** Filters that the search can be asked; a place that it does not know is refused by its name. */
export function readKnownFilter<Filter extends SearchFilter | undefined>(search: Search, filter: Filter): Filter {
  const problems = filter && search.unknownPlaces(filter)
  if (!problems) return filter
  const errors = Object.entries(problems).map(([field, codes]) => [`criteria.${field}`, codes])
  throw new AppError('request.invalid', { errors: Object.fromEntries(errors) })
}
