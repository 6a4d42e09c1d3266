import type { ErrorCode, Failure, FieldErrors, FieldProblem } from '#contract/errors.ts'
import type { Language } from '#contract/fields.ts'
import { getProblemHoles } from '#contract/problem-holes.ts'
import en from '#locales/en/errors.ts'
import es from '#locales/es/errors.ts'
import { formatSize } from '#locales/size-in.ts'

import { AppError } from '../app-error.ts'
import { isDatabaseAway } from '../database/database-errors.ts'

const words: Record<Language, Record<ErrorCode | FieldProblem, string>> = { es, en }

/** Seconds after which a refused caller may try again. */
const retryAfter = { 429: '10', 503: '2' } as Record<number, string | undefined>

/** What the caller learns of an error: its own words if it is one of ours, nothing of the inside otherwise. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError(isDatabaseAway(error) ? 'request.overloaded' : 'request.failed', { cause: error })
}

/** Status, headers and body of a refusal, in the reader's language. */
export function toRefusal(error: AppError, language: Language) {
  const message = words[language][error.code]
  const limit = error.limit === undefined ? '' : formatSize(language, error.limit)
  const failure: Failure = { code: error.code, message: message.replace('{limit}', limit) }
  if (error.errors) failure.errors = inWords(error.errors, language)
  if (error.freeMoments) failure.free_moments = error.freeMoments
  if (error.conflicts) failure.conflicts = error.conflicts
  if (error.draft) failure.draft = error.draft
  if (error.lookAlikes) failure.look_alikes = error.lookAlikes
  const wait = error.retryAfter?.toString() ?? retryAfter[error.status]
  const headers: Record<string, string> = wait ? { 'Retry-After': wait } : {}
  return { status: error.status, body: failure, headers }
}

function inWords(errors: FieldErrors, language: Language): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, problems]) => [
      field,
      problems.map((problem) => said(problem as FieldProblem, field, language)),
    ]),
  )
}

function said(problem: FieldProblem, field: string, language: Language): string {
  const { min, bytes, platform } = getProblemHoles(problem, field)
  return words[language][problem]
    .replace('{min}', String(min))
    .replace('{max}', () => formatSize(language, bytes ?? 0))
    .replace('{platform}', platform ?? field)
}
