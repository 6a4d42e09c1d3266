import type { Composition } from '../composition.ts'
import { kitchen } from '../flat/kitchen.ts'
import { place } from '../flat/place.ts'
import { power } from '../flat/power.ts'
import { shared } from '../flat/shared.ts'
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
      [[shared], [power], [shared, '?'], [kitchen, '?']],
      [[models, '?'], [plan], [shared, '??'], [terms, '?']],
    ],
    [
      [[openings], [place], [shared]],
      [[models], [models, '?'], [kitchen, '?'], [power]],
      [[plan], [terms, '?'], [shared, '??']],
    ],
  ],
}
