import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { languages, problem } from '../fields.ts'
import { captchaAnswer, email } from '../account/person.ts'
import { alertRate, alertRates, criteria, storedCriteria, searchName } from './saved-search.ts'

/** How many properties an email shows; the others are counted and stand behind its link. */
export const maxListingsPerMail = 24

const rate = z.enum(alertRates.slice(1) as ['instant', 'daily', 'weekly'], problem('field.not_an_option'))
const key = z.uuid(problem('field.invalid'))
const signature = z.string(problem('field.required')).check(z.maxLength(128, problem('field.too_long')))
const message = z.object({ message: z.string() })
const signed = z.object({ key, signature })
const confirming = z.object({
  ...signed.shape,
  expires: z.string(problem('field.required')).check(z.maxLength(20, problem('field.too_long'))),
})

/** What a signed link lets whoever has it see and change: one search and its emails. */
const alert = z.object({ name: z.string(), criteria: storedCriteria, alert: z.enum(alertRates) })

export const alertEndpoints = {
  subscribe: endpoint({
    method: 'POST',
    path: '/v2/alerts',
    status: 201,
    repeats: 'by key',
    summary:
      'Letters about a search for somebody without an account, once the address is confirmed by a letter; the answer is always the same.',
    input: z.object({
      email,
      name: searchName,
      criteria,
      alert: rate,
      'g-recaptcha-response': captchaAnswer,
      lang: z.optional(z.enum(languages, problem('field.not_an_option'))),
    }),
    output: message,
  }),
  showRequest: endpoint({
    method: 'GET',
    path: '/v2/alerts/{key}/confirm',
    summary: 'The search that a signed link would begin letters about; nothing is begun by asking.',
    input: confirming,
    output: z.object({ data: alert }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/v2/alerts/{key}/confirm',
    summary: 'Confirms the address of letters about a search by a signed link.',
    input: confirming,
    output: message,
  }),
  show: endpoint({
    method: 'GET',
    path: '/v2/alerts/{key}',
    summary: 'The search that a signed link of a letter speaks of.',
    input: signed,
    output: z.object({ data: alert }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/v2/alerts/{key}',
    summary: 'Changes how often letters tell of a search, by the signed link of one of them.',
    input: z.object({ ...signed.shape, alert: alertRate }),
    output: z.object({ data: alert }),
  }),
  pause: endpoint({
    method: 'POST',
    path: '/v2/alerts/{key}/pause',
    isOneClick: true,
    summary:
      'Ends the letters about a search at one click, also from a mail program (RFC 8058); twice is the same as once.',
    input: signed,
    output: message,
  }),
}
