import type { Composition } from '../composition.ts'
import { groundTitles } from '../titles.ts'
import { closing } from './closing.ts'
import { house } from './house.ts'
import { land } from './land.ts'
import { openings } from './openings.ts'
import { water } from './water.ts'

export const estate: Composition = {
  titles: groundTitles,
  shapes: [
    [
      [[openings], [land], [land]],
      [[house], [house, '?'], [water], [water, '?']],
      [[land, '?'], [closing], [closing, '??'], [closing]],
    ],
    [
      [[openings], [house], [house, '?']],
      [[land], [land], [water], [land, '?'], [water, '??']],
      [[closing], [closing], [closing, '?']],
    ],
  ],
}
