import type { KeptCriteria } from '#contract/saved-search/saved-search.ts'

import { queryOf } from '../api-client.ts'
import { pathTo } from '../paths.ts'
import { chipsOf, type ChipWords } from './chips.ts'
import { readSearch } from './read-search.ts'
import { addressOfSearch, type Search } from './search-address.ts'
import { titleOf } from './search-title.ts'

/** Kept filters as a title, the rest of them in words, and the page of their results. */
export function saidCriteria(criteria: KeptCriteria, words: ChipWords) {
  const { t, language, names } = words
  // What is kept may be of another version: what makes no sense today falls away.
  const { search } = readSearch(pathTo('properties', language), queryOf(criteria))
  const isTypeInTitle = (search.type?.length ?? 0) <= 2
  const rest: Search = {
    ...search,
    city: undefined,
    sector: undefined,
    ...(isTypeInTitle && { type: undefined }),
  }
  return {
    title: titleOf(search, names, t, language),
    filters: chipsOf(rest, words).map(({ label }) => label),
    href: addressOfSearch(search, language),
  }
}
