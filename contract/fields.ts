import * as z from 'zod/mini'

import { currencies } from './currency.ts'
import type { FieldProblem } from './errors.ts'

/** Gives a rule its problem code in place of a sentence; the words are chosen where they are shown. */
export const problem = (code: FieldProblem): { error: string } => ({ error: code })

export { currencies, type Currency } from './currency.ts'
export { languages, type Language } from './language.ts'

export const currency = z.enum(currencies, problem('field.not_an_option'))

/** A name in an address: lower-case letters, digits and hyphens, at most 120 of them. */
export const slug = z
  .string(problem('field.required'))
  .check(z.maxLength(120, problem('field.too_long')), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, problem('field.invalid')))

/** A listing's public code, such as `10-20345`. */
export const listingCode = z
  .string(problem('field.required'))
  .check(z.regex(/^\d{2}-\d{4,8}$/, problem('field.invalid')))

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime(problem('field.date'))

/** Neither half of a character nor what no keyboard types: the database would not keep it as it came. */
const typeable = /^[^\p{Cc}\p{Cs}]*$/u
const typeableLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u

/** A text in one line that must not be empty; blanks at its ends are none of it. */
export const line = (max: number) =>
  z.string(problem('field.required')).check(
    z.trim(),
    // It must not abort: what compares two fields would wait until every other is filled in.
    z.minLength(1, problem('field.required')),
    z.maxLength(max, problem('field.too_long')),
    z.regex(typeable, problem('field.invalid')),
  )

/** A text of as many lines as it needs, not empty, kept as it came to the last blank and line end. */
export const paragraphs = (max: number) =>
  z
    .string(problem('field.required'))
    .check(
      z.regex(/\S/, problem('field.required')),
      z.maxLength(max, problem('field.too_long')),
      z.regex(typeableLines, problem('field.invalid')),
    )

/** A row's number, from 1 to what an `int4` holds. */
export const rowId = readNumberFromText(
  z
    .int(problem('field.whole_number'))
    .check(z.minimum(1, problem('field.too_small')), z.maximum(2_147_483_647, problem('field.too_large'))),
)

/** Whether bounds are the wrong way round; what is missing or no number is in order, and refused where it stands. */
export const isReversed = (low: unknown, high: unknown): boolean => [low, high].every(Number.isFinite) && low! > high!

/** Reads a number written as text (an address has nothing else); an empty text is no number. */
export function readNumberFromText<Rule extends z.ZodMiniType<number>>(rule: Rule, read = readPlainNumber) {
  return z.pipe(
    z.transform((value) => (typeof value !== 'string' ? value : value === '' ? undefined : read(value))),
    rule,
  )
}

/** A number as programs write it: a point for decimals, and no groups. */
function readPlainNumber(text: string): number {
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN
}

const asFlag = z.transform((value) =>
  value === '1' || value === 'true' ? true : value === '0' || value === 'false' ? false : value,
)

/** Reads `1` or `true`, `0` or `false`. */
export const flag = z.pipe(asFlag, z.boolean(problem('field.not_an_option')))

/** The same where one of the two must be said. */
export const requiredFlag = z.pipe(
  asFlag,
  z.boolean({ error: ({ input }) => (input === undefined || input === '' ? 'field.required' : 'field.not_an_option') }),
)
