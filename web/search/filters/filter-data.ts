import type { Facets } from '#contract/search/search.ts'

import type { Search } from '../search-address.ts'
import type { PlaceNames } from '../search-words.ts'

/** What the filter form shows. */
export type FilterData = {
  search: Search
  /** The search as fields hold it, with what was typed and refused. */
  asked: URLSearchParams
  /** What is wrong with a field, in the reader's words. */
  problems: Record<string, string>
  facets: Facets
  names: PlaceNames
  total: number
  /** How many of the filters behind the button are set. */
  count: number
}
