import { passwordLimits } from './account/person.ts'
import { isNetwork, largestPicture, networkNames } from './account/profile.ts'
import type { FieldProblem } from './errors.ts'

/** What the words of a problem name beside it: the least length, the most bytes, whose page it should be. */
export function getProblemHoles(
  problem: FieldProblem,
  field: string,
): { min?: number; bytes?: number; platform?: string } {
  if (problem === 'field.password_short') return { min: passwordLimits.min }
  if (problem === 'field.file_too_large') return { bytes: largestPicture }
  return problem === 'field.platform' && isNetwork(field) ? { platform: networkNames[field] } : {}
}
