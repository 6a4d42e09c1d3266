import type { PropertyType } from '../property/property-type.ts'
import type { DraftDocument, DraftField } from './document.ts'

const flats = ['apartment', 'penthouse'] as const
const homes = [...flats, 'house', 'house_or_plot'] as const
/** What people sleep in: rooms and baths must be said of it. */
const slept = [...homes, 'tourist', 'hotel'] as const
const inBuildings = [...flats, 'office_space', 'commercial_premises'] as const

/** Kinds of property that a field is asked of; one that is not here is asked of all. */
const asked: { readonly [Field in DraftField]?: (type: PropertyType) => boolean } = {
  maintenance_fee: among([...inBuildings, 'house', 'house_or_plot', 'tourist']),
  bedrooms: among([...slept, 'estate', 'building', 'building_or_plot']),
  bathrooms: isBuilt,
  half_bathrooms: isBuilt,
  parkings: isBuilt,
  stories: isBuilt,
  level: among(inBuildings),
  construction_m2: isBuilt,
  lot_m2: (type) => !inBuildings.includes(type as (typeof inBuildings)[number]),
  year_built: isBuilt,
  is_furnished: among([...homes, 'office_space', 'tourist']),
  is_white_line: among([...homes, 'office_space', 'tourist']),
  pets_allowed: among([...homes, 'tourist']),
  is_under_construction: isBuilt,
}

/** Whether a field is asked of a kind of property; while the kind is not said, every field is. */
export function doesApply(field: DraftField, { type }: Pick<DraftDocument, 'type'>): boolean {
  return !type || (asked[field]?.(type) ?? true)
}

/** Whether a field must be said of a kind of property before it is published. */
export function isMust(field: DraftField, { type }: Pick<DraftDocument, 'type'>): boolean {
  return musts.includes(field) || (!!type && (mustOf[field]?.(type) ?? false))
}

const musts: readonly DraftField[] = [
  'business_type',
  'type',
  'province',
  'city',
  'sector',
  'exact_point',
  'price',
  'currency',
  'title_es',
  'description_es',
  'photos',
]
const mustOf: { readonly [Field in DraftField]?: (type: PropertyType) => boolean } = {
  bedrooms: among(slept),
  bathrooms: among(slept),
  construction_m2: (type) => type !== 'land' && type !== 'estate',
  lot_m2: among(['land', 'estate', 'house_or_plot', 'building_or_plot']),
}

/** Flats, offices and premises are shown where they stand; houses and land some way off. */
export function isShownNearby(type: PropertyType): boolean {
  return !inBuildings.includes(type as (typeof inBuildings)[number]) && type !== 'hotel' && type !== 'building'
}

function isBuilt(type: PropertyType): boolean {
  return type !== 'land'
}

function among(types: readonly PropertyType[]) {
  return (type: PropertyType) => types.includes(type)
}
