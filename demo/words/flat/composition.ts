import type { Composition } from '../composition.ts'
import { flatTitles } from '../titles.ts'
import { bedrooms } from './bedrooms.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { openings } from './openings.ts'
import { parking } from './parking.ts'
import { place } from './place.ts'
import { power } from './power.ts'
import { roof } from './roof.ts'
import { amenities } from './amenities.ts'
import { suits } from './suits.ts'
import { terms } from './terms.ts'

/** Apartments. */
export const flat: Composition = {
  titles: flatTitles,
  shapes: [
    [
      [[openings], [living], [living, '?']],
      [[kitchen], [bedrooms], [kitchen, '??'], [bedrooms, '?']],
      [[amenities], [power], [parking], [amenities, '?']],
      [[place], [terms], [terms, '??'], [suits, '?']],
    ],
    [
      [[openings], [bedrooms], [bedrooms, '??'], [living]],
      [[kitchen], [living, '?'], [power], [parking, '?']],
      [[place], [amenities], [amenities, '?'], [terms], [suits, '?']],
    ],
    [
      [[openings], [place]],
      [[living], [kitchen], [bedrooms], [bedrooms, '??'], [living, '?']],
      [[power], [parking], [amenities], [terms, '?'], [terms, '??'], [suits]],
    ],
    [
      [[openings], [living], [living, '??'], [kitchen], [bedrooms]],
      [[power], [amenities], [parking, '?'], [amenities, '?']],
      [[place], [terms], [terms, '??'], [suits, '?']],
    ],
  ],
}

/** The same with a sentence on the roof terrace. */
export const penthouse: Composition = {
  titles: flatTitles,
  shapes: flat.shapes.map(([first, ...rest]) => [[...first!, [roof]], ...rest]),
}
