import type { StoredCriteria } from '#contract/saved-search/saved-search.ts'

import { queryOf } from '../api-client.ts'
import { toPath } from '../paths.ts'
import { listChips, type ChipWords } from './chips.ts'
import { readSearch } from './read-search.ts'
import { toSearchAddress, type Search } from './search-address.ts'
import { writeTitle } from './search-title.ts'

/** Kept filters as a title, the rest of them in words, and the page of their results. */
export function describeCriteria(criteria: StoredCriteria, words: ChipWords) {
  const { t, language, names } = words
  // What is kept may be of another version: what makes no sense today falls away.
  const { search } = readSearch(toPath('properties', language), queryOf(criteria))
  const isTypeInTitle = (search.type?.length ?? 0) <= 2
  const rest: Search = {
    ...search,
    city: undefined,
    sector: undefined,
    ...(isTypeInTitle && { type: undefined }),
  }
  return {
    title: writeTitle(search, names, t, language),
    filters: listChips(rest, words).map(({ label }) => label),
    href: toSearchAddress(search, language),
  }
}
