import type { PropertyType } from '#contract/property/property-type.ts'

import { development } from './development/composition.ts'
import { estate } from './estate/composition.ts'
import { flat, penthouse } from './flat/composition.ts'
import type { Line } from './grammar.ts'
import { house, lodging, oldHouse } from './house/composition.ts'
import { land } from './land/composition.ts'
import { business } from './business/composition.ts'

/** The topics of one paragraph in order, a sentence each: `?` while there is little text, `??` when it is still short. */
export type Paragraph = readonly (readonly [lines: readonly Line[], when?: '?' | '??'])[]

/** `shapes` are ways to order the same matter, so that neighbours are not told alike. */
export type Composition = { titles: readonly Line[]; shapes: readonly (readonly Paragraph[])[] }

/** How each kind of property is told. */
export const compositions: Record<PropertyType, Composition> = {
  apartment: flat,
  penthouse,
  project: development,
  house,
  tourist: lodging,
  house_or_plot: oldHouse,
  land,
  estate,
  office_space: business,
  commercial_premises: business,
  business,
  industrial_site: business,
  building: business,
  building_or_plot: business,
  hotel: business,
  gas_station: business,
}
