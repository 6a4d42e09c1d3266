import type { Composition } from '../composition.ts'
import type { Line } from '../grammar.ts'
import { houseTitles } from '../titles.ts'
import { bedrooms } from './bedrooms.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { lodgingOpenings } from './lodging-openings.ts'
import { oldHouseOpenings } from './old-house-openings.ts'
import { openings } from './openings.ts'
import { outside } from './outside.ts'
import { place } from './place.ts'
import { suits } from './suits.ts'
import { terms } from './terms.ts'
import { utilities } from './utilities.ts'

export const house = toldFrom(openings)
/** Villas and guest houses that earn by the night. */
export const lodging = toldFrom(lodgingOpenings)
/** Houses that are worth the ground they stand on. */
export const oldHouse = toldFrom(oldHouseOpenings)

function toldFrom(beginnings: readonly Line[]): Composition {
  return {
    titles: houseTitles,
    shapes: [
      [
        [[beginnings], [living], [living, '?']],
        [[kitchen], [bedrooms], [outside], [bedrooms, '?']],
        [[utilities], [utilities], [outside, '??'], [place], [terms], [suits, '?']],
      ],
      [
        [[beginnings], [outside]],
        [[living], [kitchen], [bedrooms], [bedrooms, '?'], [living, '?']],
        [[utilities], [utilities, '?'], [utilities, '??'], [outside, '?']],
        [[place], [terms], [suits, '?']],
      ],
      [
        [[beginnings], [place]],
        [[outside], [living], [living, '?'], [kitchen], [kitchen, '??']],
        [[bedrooms], [bedrooms, '?'], [utilities], [utilities], [terms], [suits, '?']],
      ],
    ],
  }
}
