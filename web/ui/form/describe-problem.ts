import { getProblemHoles } from '#contract/problem-holes.ts'
import type { FieldProblem } from '#contract/errors.ts'

import type { Text } from '../../texts.ts'

/** What is wrong with a field, in words that name the limit, or whose page was asked for. */
export function describeProblem(t: Text, problem: FieldProblem, field: string): string {
  const { min = 0, bytes = 0, platform = '' } = getProblemHoles(problem, field)
  return t(problem, { min, max: `${bytes / 2 ** 20} MB`, platform })
}
