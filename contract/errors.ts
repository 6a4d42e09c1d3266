import type { Draft, DraftConflict } from './draft/draft.ts'

/** Every way the API can refuse, with its HTTP status. The words live in `locales/`. */
export const errorStatus = {
  'request.invalid': 422,
  'request.not_found': 404,
  'request.wrong_method': 405,
  'request.too_large': 413,
  'request.too_slow': 408,
  'request.wrong_type': 415,
  'request.uri_too_long': 414,
  'request.too_many': 429,
  'request.failed': 500,
  'request.overloaded': 503,
  'request.not_allowed': 403,
  'request.key_reused': 409,
  'client.required': 401,
  'gate.locked': 403,
  'session.required': 401,
  'session.wrong_credentials': 422,
  'session.unconfirmed': 422,
  'session.too_old': 403,
  'link.not_found': 404,
  'link.wrong_signature': 403,
  'link.expired': 410,
  'link.other_account': 403,
  'captcha.unavailable': 503,
  'provider.not_found': 404,
  'provider.refused': 422,
  'provider.unverified': 422,
  'provider.unavailable': 503,
  'storage.unavailable': 503,
  'search.not_found': 404,
  'search.too_many': 409,
  'search.already_saved': 409,
  'favourite.too_many': 409,
  'property.not_found': 404,
  'property.gone': 410,
  'project.not_found': 404,
  'agent.not_found': 404,
  'agency.not_found': 404,
  'lead.not_found': 404,
  'lead.too_many': 429,
  'visit.taken': 409,
  'visit.closed': 409,
  'visit.no_agent': 409,
  'visit.none': 404,
  'exchange_rate.large_move': 409,
  'draft.not_found': 404,
  'draft.conflict': 409,
  'draft.behind': 409,
  'draft.incomplete': 409,
  'draft.wrong_state': 409,
  'draft.there_already': 409,
  'draft.review_needed': 403,
  'draft.too_large': 413,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Every way one field or filter can be wrong. The words live in `locales/`. */
export const fieldProblems = [
  'field.required',
  'field.invalid',
  'field.number',
  'field.whole_number',
  'field.amount',
  'field.area',
  'field.decimal',
  'field.too_small',
  'field.too_large',
  'field.too_short',
  'field.too_long',
  'field.not_an_option',
  'field.range_reversed',
  'field.price_reversed',
  'field.search_too_short',
  'field.box',
  'field.polygon',
  'field.page_too_deep',
  'field.unknown_place',
  'field.unknown_property',
  'field.text_only',
  'field.email',
  'field.phone',
  'field.date',
  'field.date_far',
  'field.moments_many',
  'field.moment_past',
  'field.moment_hours',
  'field.moment_taken',
  'field.adult',
  'field.url',
  'field.platform',
  'field.id_card',
  'field.passport',
  'field.at_least_one',
  'field.password_short',
  'field.password_common',
  'field.password_known',
  'field.password_repeated',
  'field.password_sequence',
  'field.password_guessable',
  'field.password_wrong',
  'field.password_mismatch',
  'field.email_unconfirmed',
  'field.already_subscribed',
  'field.captcha',
  'field.file_too_large',
  'field.file_pixels',
  'field.file_type',
  'field.pictures_unready',
] as const

export type FieldProblem = (typeof fieldProblems)[number]
export type FieldErrors = Record<string, string[]>

/** What travels when the API refuses: one code for programs, and words for people; what is free where something was not. */
export type Failure = {
  code: ErrorCode
  message: string
  errors?: FieldErrors
  free_moments?: string[]
  /** Of `draft.conflict` and `draft.behind`: what somebody else said of fields, and the draft as it is now. */
  conflicts?: DraftConflict[]
  draft?: Draft
}
