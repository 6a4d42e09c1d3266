import * as z from 'zod/mini'

import { captchaAnswer } from '../account/person.ts'
import { endpoint } from '../endpoint.ts'
import { currency, listingCode, paragraphs, problem } from '../fields.ts'
import { businessTypes, listingStatuses } from '../property/property-type.ts'

/** Why a visitor says that an offer is not true. */
export const reportReasons = ['gone', 'price', 'place', 'pictures', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** As many listings as one letter asks about. */
export const maxAsked = 100

const codes = z.pipe(
  z.transform((value) => (typeof value === 'string' ? value.split(',') : value)),
  z
    .array(listingCode, problem('field.required'))
    .check(z.minLength(1, problem('field.required')), z.maxLength(maxAsked, problem('field.too_long'))),
)

/** A signed link of a letter: whose it is, which listings it is about, and until when it works. */
const link = {
  key: z.string(problem('field.required')).check(z.regex(/^[\w-]{1,40}$/, problem('field.invalid'))),
  codes,
  expires: z.string(problem('field.required')).check(z.regex(/^\d{1,12}$/, problem('field.invalid'))),
  signature: z.string(problem('field.required')).check(z.maxLength(128, problem('field.too_long'))),
}

/** A listing as its agent's letter asks about it. */
const askedListing = z.object({
  code: z.string(),
  title: z.string(),
  place: z.string(),
  price: z.number(),
  currency,
  business_type: z.enum(businessTypes),
  status: z.enum(listingStatuses),
  confirmed_at: z.nullable(z.string()),
  /** Whether an answer would still do something. */
  is_open: z.boolean(),
})
export type AskedListing = z.infer<typeof askedListing>
const asked = z.object({ data: z.array(askedListing) })

const reason = z.enum(reportReasons, problem('field.not_an_option'))

export const freshnessEndpoints = {
  asked: endpoint({
    method: 'GET',
    path: '/v2/available/{key}',
    summary: 'The listings that a letter’s signed link asks their agent about; nothing is confirmed by asking.',
    input: z.object(link),
    output: asked,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/v2/available/{key}',
    summary: 'Says by a letter’s signed link that listings are still available, or no longer; they are paused then.',
    input: z.object({ ...link, is_available: z.boolean(problem('field.not_an_option')) }),
    output: asked,
  }),
  report: endpoint({
    method: 'POST',
    path: '/v2/properties/{code}/reports',
    status: 201,
    repeats: 'by key',
    summary: 'A visitor’s word that an offer is not true; two of different visitors in a week ask its agent.',
    input: z.object({
      code: listingCode,
      reason,
      text: z.optional(z.nullable(paragraphs(500))),
      'g-recaptcha-response': captchaAnswer,
    }),
    output: z.object({ message: z.string() }),
  }),
  /** From a form without scripts. */
  reportPlainly: endpoint({
    method: 'POST',
    path: '/v2/properties/{code}/reports/{reason}',
    isOneClick: true,
    status: 302,
    summary: 'The same from a page without scripts, at one press: it asks the agent, and moves nothing by itself.',
    input: z.object({ code: listingCode, reason }),
    output: z.object({ message: z.string() }),
  }),
}
