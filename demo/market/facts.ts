import type { Feature } from '#contract/property/feature.ts'
import type { Currency } from '#contract/fields.ts'
import type { BusinessType, PropertyType } from '#contract/property/property-type.ts'

import type { Market } from './market.ts'
import type { City, Sector } from './places.ts'
import type { DemoProject } from '../projects.ts'

/** How well it is built and kept. */
export type Finish = 'plain' | 'good' | 'fine'
export type View = 'sea' | 'city' | 'park' | 'golf' | 'mountains' | 'garden' | 'street'
/** How far the beach is, where there is one worth naming. */
export type Shore = 'front' | 'walk' | 'drive' | 'none'

/** Everything true of one listing before a word is written about it; titles and texts may say nothing else. */
export type Facts = {
  code: string
  business: BusinessType
  type: PropertyType
  sector: Sector
  city: City
  market: Market
  latitude: number
  longitude: number
  finish: Finish
  view: View
  shore: Shore
  bedrooms: number
  bathrooms: number
  half_bathrooms: number
  parkings: number
  stories: number
  level: number | null
  /** Of the building it is in; 0 for what stands alone. */
  building_levels: number
  construction_m2: number
  lot_m2: number | null
  year_built: number | null
  /** In years; null for what is not built. */
  age: number | null
  features: ReadonlySet<Feature>
  is_furnished: boolean
  is_white_line: boolean
  /** Null where nobody said. */
  pets_allowed: boolean | null
  is_under_construction: boolean
  is_exclusive: boolean
  /** Behind a gate, with rules and a fee of its own. */
  is_gated: boolean
  project: DemoProject | null
  /** Which of its project's homes it is. */
  unit_name: string | null
  price: number
  currency: Currency
  price_usd: number
  maintenance_fee: number | null
  separation_amount: number | null
  delivery_date: string | null
  tax_incentive_resolution: string | null
  tax_incentive_until: string | null
}
