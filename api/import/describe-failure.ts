import type { ErrorCode, FieldProblem } from '#contract/errors.ts'
import type { Language } from '#contract/fields.ts'

import { AppError } from '../app-error.ts'
import { toRefusal } from '../http/refusal.ts'
import { describeProblem } from './describe-problem.ts'
import type { RunRow } from './queries.ts'

/** Why a run failed or waits for its columns, in words. */
export function describeFailure({ problem: code, problem_about: about }: RunRow, language: Language) {
  if (code === null) return null
  const { body } = toRefusal(new AppError(code as ErrorCode), language)
  const why = about?.startsWith('field.') ? describeProblem(about as FieldProblem, 'file', language) : null
  return { code, message: why ?? body.message }
}
