/** The kinds of property, in the order that lists and filters show them. RESO names stand in `decisions/`. */
export const propertyTypes = [
  'apartment',
  'house',
  'penthouse',
  'land',
  'commercial_premises',
  'office_space',
  'building',
  'house_or_plot',
  'building_or_plot',
  'industrial_site',
  'estate',
  'business',
  'tourist',
  'hotel',
  'gas_station',
  'project',
] as const
export type PropertyType = (typeof propertyTypes)[number]

export const businessTypes = ['sale', 'lease'] as const
export type BusinessType = (typeof businessTypes)[number]

/** A listing's life: only `published` ones are searched; the rest answer 410 at their address, a draft 404. */
export const listingStatuses = [
  'draft',
  'in_review',
  'published',
  'reserved',
  'inactive',
  'sold',
  'rented',
  'expired',
  'withdrawn',
] as const
export type ListingStatus = (typeof listingStatuses)[number]
