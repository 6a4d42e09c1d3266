import type { PropertyCard } from '#contract/property/property.ts'

import type { Search } from '../search-address.ts'

/** What the map of a search needs. */
export type MapProps = {
  search: Search
  /** The page of the list: what it has is not fetched again. */
  properties: PropertyCard[]
  /** The code that the pointer or the keyboard is on. */
  lit: string | null
  onLit: (code: string | null) => void
  /** What a pin opens: one property, or one of the many of its place. */
  children: (property: PropertyCard, isOneOfMany: boolean) => React.ReactNode
}
