import type { Draft, DraftConflict } from '#contract/draft/draft.ts'
import type { DraftLookAlike } from '#contract/look-alike/look-alike.ts'
import { errorStatus, type ErrorCode, type FieldErrors } from '#contract/errors.ts'

type More = {
  errors?: FieldErrors
  cause?: unknown
  retryAfter?: number
  limit?: number
  freeMoments?: string[]
  conflicts?: DraftConflict[]
  draft?: Draft
  lookAlikes?: DraftLookAlike[]
}

/** The one error type of the API. Throw it anywhere; only `api.ts` catches it. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** Problem codes by field; their words are chosen in the reader's language. */
  readonly errors: FieldErrors | undefined
  /** Seconds after which another try makes sense; where none are named, those that go with the status. */
  readonly retryAfter: number | undefined
  /** Bytes that may be sent, where there were more. */
  readonly limit: number | undefined
  /** What is free of an agent's time, where what was asked for is not. */
  readonly freeMoments: string[] | undefined
  /** What somebody else said of fields of a draft, and the draft as it is now. */
  readonly conflicts: DraftConflict[] | undefined
  readonly draft: Draft | undefined
  /** What looks like the home that somebody is about to offer. */
  readonly lookAlikes: DraftLookAlike[] | undefined

  constructor(code: ErrorCode, more: More = {}) {
    super(code, { cause: more.cause })
    this.code = code
    this.errors = more.errors
    this.retryAfter = more.retryAfter
    this.limit = more.limit
    this.freeMoments = more.freeMoments
    this.conflicts = more.conflicts
    this.draft = more.draft
    this.lookAlikes = more.lookAlikes
  }

  get status() {
    return errorStatus[this.code]
  }
}
