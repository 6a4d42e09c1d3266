import type { PropertyCard } from '#contract/property/property.ts'

import type { TextKey } from '../texts.ts'

export type Badge = 'under_offer' | 'collection' | 'exclusive' | 'new' | 'under_construction' | 'lease'

type Badged = Pick<
  PropertyCard,
  'is_under_offer' | 'is_collection' | 'is_exclusive' | 'is_under_construction' | 'business_type' | 'published_at'
>

export const badgeText = {
  under_offer: 'card.under_offer',
  collection: 'card.collection',
  exclusive: 'card.exclusive',
  new: 'card.new',
  under_construction: 'card.under_construction',
  lease: 'card.lease',
} as const satisfies Record<Badge, TextKey>

/** Everything worth a badge, the most telling first; `today` is the ISO date on which the page is made. */
export function listBadges(property: Badged, today: string): Badge[] {
  const badges: [Badge, boolean][] = [
    ['under_offer', property.is_under_offer],
    ['collection', property.is_collection],
    ['exclusive', property.is_exclusive],
    ['new', isNew(property.published_at, today)],
    ['under_construction', property.is_under_construction],
    ['lease', property.business_type === 'lease'],
  ]
  return badges.filter(([, applies]) => applies).map(([badge]) => badge)
}

const day = 86_400_000
const newForDays = 30

function isNew(published_at: string, today: string): boolean {
  const age = Date.parse(today.slice(0, 10)) - Date.parse(published_at.slice(0, 10))
  return age >= 0 && age <= newForDays * day
}
