import type { StoredCriteria } from '#contract/saved-search/saved-search.ts'
import { writeBox, type SearchFilter } from '#contract/search/search.ts'

/** Filters in the one form that they are kept in: what asks for the same is the same, whatever order it came in. */
export function normalizeCriteria(filter: SearchFilter): StoredCriteria {
  const asked = Object.entries(filter).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(
    asked
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => {
        if (Array.isArray(value)) return [name, [...new Set(value)].toSorted()]
        if (typeof value === 'object') return [name, writeBox(value)]
        // The database keeps neither what no keyboard types nor half of a character.
        return [name, typeof value === 'string' ? value.replace(/\p{Cc}/gu, ' ').toWellFormed() : value]
      }),
  )
}
