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
import { shared } from './shared.ts'
import { suits } from './suits.ts'
import { terms } from './terms.ts'

/** Apartments. */
export const flat: Composition = {
  titles: flatTitles,
  shapes: [
    [
      [[openings], [living], [living, '?']],
      [[kitchen], [bedrooms], [kitchen, '??'], [bedrooms, '?']],
      [[shared], [power], [parking], [shared, '?']],
      [[place], [terms], [terms, '??'], [suits, '?']],
    ],
    [
      [[openings], [bedrooms], [bedrooms, '??'], [living]],
      [[kitchen], [living, '?'], [power], [parking, '?']],
      [[place], [shared], [shared, '?'], [terms], [suits, '?']],
    ],
    [
      [[openings], [place]],
      [[living], [kitchen], [bedrooms], [bedrooms, '??'], [living, '?']],
      [[power], [parking], [shared], [terms, '?'], [terms, '??'], [suits]],
    ],
    [
      [[openings], [living], [living, '??'], [kitchen], [bedrooms]],
      [[power], [shared], [parking, '?'], [shared, '?']],
      [[place], [terms], [terms, '??'], [suits, '?']],
    ],
  ],
}

/** The same with a sentence on the roof terrace. */
export const penthouse: Composition = {
  titles: flatTitles,
  shapes: flat.shapes.map(([first, ...rest]) => [[...first!, [roof]], ...rest]),
}
