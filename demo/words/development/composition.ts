import type { Composition } from '../composition.ts'
import { kitchen } from '../flat/kitchen.ts'
import { place } from '../flat/place.ts'
import { power } from '../flat/power.ts'
import { amenities } from '../flat/amenities.ts'
import { terms } from '../flat/terms.ts'
import { developmentTitles } from '../titles.ts'
import { models } from './models.ts'
import { openings } from './openings.ts'
import { plan } from './plan.ts'

/** A whole development offered as one listing. */
export const development: Composition = {
  titles: developmentTitles,
  shapes: [
    [
      [[openings], [models], [place]],
      [[amenities], [power], [amenities, '?'], [kitchen, '?']],
      [[models, '?'], [plan], [amenities, '??'], [terms, '?']],
    ],
    [
      [[openings], [place], [amenities]],
      [[models], [models, '?'], [kitchen, '?'], [power]],
      [[plan], [terms, '?'], [amenities, '??']],
    ],
  ],
}
