import { twinBits } from '#contract/look-alike/score.ts'
import type { PropertyType } from '#contract/property/property-type.ts'

import type { Hash } from './queries.ts'

/** Kinds of property that one agency calls so and another so. */
const alike: readonly (readonly PropertyType[])[] = [
  ['apartment', 'penthouse'],
  ['house', 'house_or_plot', 'tourist', 'estate'],
  ['land', 'estate', 'house_or_plot', 'building_or_plot', 'industrial_site'],
  ['building', 'building_or_plot', 'hotel', 'tourist'],
  ['commercial_premises', 'office_space', 'business', 'building'],
  ['industrial_site', 'commercial_premises'],
  ['hotel', 'tourist', 'business'],
]

/** The kinds that the same home may be offered as. */
export function listAlikeTypes(type: PropertyType): PropertyType[] {
  return [...new Set([type, ...alike.filter((kinds) => kinds.includes(type)).flat()])]
}

/** How many bits of two hashes differ. */
export function countDifferentBits(one: Hash, other: Hash): number {
  return countOnes(one.high ^ other.high) + countOnes(one.low ^ other.low)
}

/** Whether two pictures are one, encoded anew, made smaller or cut by a little. */
export function isTwin(one: Hash, other: Hash): boolean {
  return countDifferentBits(one, other) <= twinBits
}

/** Whether two names of a unit are of two units, however they are written: `4-A` is `4a`. */
export function isOtherUnit(one: string | null, other: string | null): boolean {
  const [name, second] = [one, other].map((unit) => (unit ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  return name !== '' && second !== '' && name !== second
}

/** Hacker's Delight, figure 5-2. */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
