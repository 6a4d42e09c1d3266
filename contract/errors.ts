/** Every way the API can refuse, with its HTTP status. The words live in `locales/`. */
export const errorStatus = {
  'request.invalid': 422,
  'request.not_found': 404,
  'request.wrong_method': 405,
  'request.too_large': 413,
  'request.wrong_type': 415,
  'request.uri_too_long': 414,
  'request.too_many': 429,
  'request.failed': 500,
  'request.overloaded': 503,
  'request.not_allowed': 403,
  'client.required': 401,
  'session.required': 401,
  'session.wrong_credentials': 422,
  'session.unconfirmed': 422,
  'account.not_found': 404,
  'link.not_found': 404,
  'link.wrong_signature': 403,
  'link.expired': 410,
  'provider.not_found': 404,
  'provider.refused': 422,
  'search.not_found': 404,
  'search.too_many': 409,
  'search.already_saved': 409,
  'favourite.too_many': 409,
  'property.not_found': 404,
  'property.gone': 410,
  'project.not_found': 404,
  'agent.not_found': 404,
  'agency.not_found': 404,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Every way one field or filter can be wrong. The words live in `locales/`. */
export const fieldProblems = [
  'field.required',
  'field.invalid',
  'field.number',
  'field.whole_number',
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
  'field.text_only',
  'field.email',
  'field.phone',
  'field.date',
  'field.url',
  'field.platform',
  'field.id_card',
  'field.passport',
  'field.at_least_one',
  'field.password_short',
  'field.password_common',
  'field.password_wrong',
  'field.password_mismatch',
  'field.email_unconfirmed',
  'field.captcha',
  'field.file_too_large',
  'field.file_type',
] as const

export type FieldProblem = (typeof fieldProblems)[number]
export type FieldErrors = Record<string, string[]>

/** What travels when the API refuses: one code for programs, and words for people. */
export type Failure = { code: ErrorCode; message: string; errors?: FieldErrors }
