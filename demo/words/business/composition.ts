import type { Composition } from '../composition.ts'
import { workTitles } from '../titles.ts'
import { access } from './access.ts'
import { inside } from './inside.ts'
import { openings } from './openings.ts'
import { place } from './place.ts'
import { suits } from './suits.ts'
import { terms } from './terms.ts'
import { utilities } from './utilities.ts'

/** Offices, shops, warehouses, buildings, hotels and businesses. */
export const business: Composition = {
  titles: workTitles,
  shapes: [
    [
      [[openings], [inside], [inside, '?']],
      [[utilities], [access], [inside, '??'], [utilities, '?']],
      [[place], [terms], [terms, '??'], [access, '?'], [suits]],
    ],
    [
      [[openings], [place]],
      [[inside], [inside, '?'], [access], [utilities], [inside, '??'], [utilities, '?']],
      [[terms], [terms, '??'], [place, '??'], [suits]],
    ],
  ],
}
