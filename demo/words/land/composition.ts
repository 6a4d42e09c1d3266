import type { Composition } from '../composition.ts'
import { groundTitles } from '../titles.ts'
import { closing } from './closing.ts'
import { ground } from './ground.ts'
import { openings } from './openings.ts'
import { place } from './place.ts'
import { utilities } from './utilities.ts'
import { uses } from './uses.ts'

export const land: Composition = {
  titles: groundTitles,
  shapes: [
    [
      [[openings], [ground], [ground, '?']],
      [[utilities], [place], [ground, '??'], [utilities, '?']],
      [[uses], [uses, '??'], [closing], [closing, '?'], [closing, '??']],
    ],
    [
      [[openings], [place], [uses, '??'], [uses]],
      [[ground], [ground, '?'], [utilities], [utilities, '??'], [closing], [closing, '?'], [closing, '??']],
    ],
  ],
}
