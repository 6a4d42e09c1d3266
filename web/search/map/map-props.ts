import type { PropertyCard } from '#contract/property/property.ts'

import type { Search } from '../search-address.ts'

/** What the map of a search needs. */
export type MapProps = {
  search: Search
  /** The page of the list: what it has is not fetched again. */
  found: { properties: PropertyCard[]; total: number }
  /** ISO date on which the page is made. */
  today: string
  /** The code that the pointer or the keyboard is on. */
  lit: string | null
  onLit: (code: string | null) => void
}
