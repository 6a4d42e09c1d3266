import * as z from 'zod/mini'

import { captchaAnswer } from '../account/person.ts'
import { languages, line, readNumberFromText, problem } from '../fields.ts'
import { readReferral, referralTypes, type ReferralType } from './referral.ts'

/** The words that a visitor agreed to when sending: raise it whenever the texts beside the buttons say something else. */
export const consentVersion = '2026-11'

/** Milliseconds in which nobody fills in a form: what was sent sooner is set aside as suspicious. */
export const minFillTime = 1500

export const referral = z.object({ type: z.enum(referralTypes), id: z.string() })

/** Who sent the visitor, in any form; what cannot be read counts as nothing. */
function referralField(bareType: ReferralType) {
  return z.pipe(
    z.transform((value: unknown) => readReferral(value, bareType) ?? undefined),
    z.optional(referral),
  )
}

/** The page that something was sent from: a path of ours with its query; anything else counts as nothing. */
const page = z.pipe(
  z.transform((value) =>
    typeof value === 'string' && /^\/(?![/\\])[^\p{Cc}\p{Cs}]*$/u.test(value)
      ? value.slice(0, 500).toWellFormed()
      : undefined,
  ),
  z.optional(z.string()),
)

/** Who sent the visitor, from where and in which language; none of it may ever keep an enquiry from being sent. */
export const cameBy = {
  /** The agent whose link the visitor followed last, in any form. */
  referral_code: referralField('referer'),
  /** The agency whose link the visitor followed last, in any form. */
  agency_referral_code: referralField('areferer'),
  /** Whose link the visitor came by the first time, in any form. */
  first_referral: referralField('referer'),
  page,
  lang: z.optional(z.enum(languages, problem('field.not_an_option'))),
}

/** What goes along with every form of a visitor. */
export const alongside = {
  'g-recaptcha-response': captchaAnswer,
  ...cameBy,
  /** `consentVersion`, where the form showed those words. */
  consent: z.optional(line(20)),
  /** A field that nobody sees: whoever fills it in is no person. */
  website: z.optional(z.string(problem('field.invalid')).check(z.maxLength(2000, problem('field.too_long')))),
  /** Milliseconds between the form's first touch and its sending. */
  fill_ms: z.optional(readNumberFromText(z.number(problem('field.number')))),
}
