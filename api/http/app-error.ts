import { errorStatus, type ErrorCode, type FieldErrors } from '#contract/errors.ts'

/** The one error type of the API. Throw it anywhere; only `api.ts` catches it. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** Problem codes by field; their words are chosen in the reader's language. */
  readonly errors: FieldErrors | undefined

  constructor(code: ErrorCode, more: { errors?: FieldErrors; cause?: unknown } = {}) {
    super(code, { cause: more.cause })
    this.code = code
    this.errors = more.errors
  }

  get status() {
    return errorStatus[this.code]
  }
}
