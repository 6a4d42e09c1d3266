import * as z from 'zod/mini'

import { line, problem } from '../fields.ts'

/** Emails of any script with their marks, spaces, apostrophes, hyphens and full stops: D'Óleo, Pérez-Gil, Mª. */
export const fullName = line(120).check(z.regex(/^[\p{L}\p{M}][\p{L}\p{M} '’.ªº-]*$/u, problem('field.text_only')))

/** An address that an email can be sent to, in lower case; no comments, quotes or lists. */
export const email = line(254).check(
  z.toLowerCase(),
  z.regex(/^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,63}$/, problem('field.email')),
  z.refine((address) => !/^\.|\.\.|\.@|@-|-\.|\.-/.test(address), problem('field.email')),
)

/** A telephone number without what people write between its digits; without a country code it is Dominican, `+1`. */
export function normalizePhone(written: string): string {
  const digits = written.replace(/[\s().-]/g, '')
  return /^\d{10}$/.test(digits) ? `+1${digits}` : /^1\d{10}$/.test(digits) ? `+${digits}` : digits
}

/** A telephone number as people write it, kept as E.164. */
export const phone = z.pipe(
  line(40),
  z.pipe(z.transform(normalizePhone), z.string().check(z.regex(/^\+[1-9]\d{7,14}$/, problem('field.phone')))),
)

export const passwordLimits = { min: 8, max: 128 } as const

/** Unicode code points, so that an emoji counts once. */
const charactersIn = (word: string): number => Array.from(word).length

/** A new password: 8 to 128 characters of any kind, taken in Unicode's NFC form so that ñ is ñ however it was typed. */
export const newPassword = z.string(problem('field.required')).check(
  z.normalize('NFC'),
  z.minLength(1, problem('field.required')),
  z.refine((word) => charactersIn(word) >= passwordLimits.min || word.length === 0, problem('field.password_short')),
  z.refine((word) => charactersIn(word) <= passwordLimits.max, problem('field.too_long')),
)

/** A password that somebody brings to be compared: whatever it is, within reason. */
export const broughtPassword = z
  .string(problem('field.required'))
  .check(z.normalize('NFC'), z.minLength(1, problem('field.required')), z.maxLength(1024, problem('field.too_long')))

/** What proves that a browser did the captcha's work; empty where the captcha is off. */
export const captchaAnswer = z._default(
  z.string(problem('field.captcha')).check(z.maxLength(8192, problem('field.captcha'))),
  '',
)

/** A field that people may leave empty: an empty text is none. */
export function acceptEmpty<Rule extends z.ZodMiniType>(rule: Rule) {
  return z.pipe(
    z.transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    z.nullish(rule),
  )
}
