import * as z from 'zod/mini'

import { email, fullName } from '../account/person.ts'
import { endpoint } from '../endpoint.ts'
import { flag, problem, rowId } from '../fields.ts'
import { alongside } from '../lead/alongside.ts'

/** What a reader may be interested in, with the number that the specification gives it. */
export const interestNumbers = { marketing: 1, sector: 2, finance: 3, news: 4, others: 5 } as const
export const interests = ['marketing', 'sector', 'finance', 'news', 'others'] as const
export type Interest = (typeof interests)[number]

/** The network's list, as forms name it. */
export const newsletterList = 2

/** Interests by name or by number, each once and in the order of the list. */
const chosen = z.pipe(
  z.transform((value) =>
    Array.isArray(value)
      ? value.map(
          (one: unknown) =>
            interests.find((name) =>
              [name, interestNumbers[name], String(interestNumbers[name])].includes(one as string),
            ) ?? one,
        )
      : value,
  ),
  z.array(z.enum(interests, problem('field.not_an_option')), problem('field.at_least_one')).check(
    z.minLength(1, problem('field.at_least_one')),
    z.maxLength(20, problem('field.too_long')),
    z.overwrite((names) => interests.filter((name) => names.includes(name))),
  ),
)

const key = z.uuid(problem('field.invalid'))
const signature = z.string(problem('field.required')).check(z.maxLength(128, problem('field.too_long')))
const signed = z.object({ key, signature })
const confirming = z.object({
  ...signed.shape,
  expires: z.string(problem('field.required')).check(z.maxLength(20, problem('field.too_long'))),
})
const message = z.object({ message: z.string() })

/** What a signed link lets whoever has it see and change. */
const subscription = z.object({ name: z.string(), interests: z.array(z.enum(interests)), is_subscribed: z.boolean() })
export type Subscription = z.infer<typeof subscription>

export const newsletterInput = z.object({
  email,
  name: fullName,
  interests: chosen,
  lists: z.optional(z.array(rowId, problem('field.invalid')).check(z.maxLength(20, problem('field.too_long')))),
  /** What confirming answered in this browser: only who brings it is told that the address is subscribed already. */
  proof: z.optional(z.string(problem('field.invalid')).check(z.maxLength(200, problem('field.too_long')))),
  ...alongside,
})

export const newsletterEndpoints = {
  subscribe: endpoint({
    method: 'POST',
    path: '/v2/newsletter-subscription',
    repeats: 'by content',
    summary:
      'Subscribes an address once it is confirmed by a letter. Whoever confirmed it in this browser is told that it is subscribed already (422); everybody else gets the same answer as ever, and its owner a letter.',
    input: newsletterInput,
    output: message,
  }),
  showRequest: endpoint({
    method: 'GET',
    path: '/v2/newsletter-subscription/{key}/confirm',
    summary: 'What a signed link would confirm; nothing is confirmed by asking.',
    input: confirming,
    output: z.object({ data: z.object({ name: z.string(), interests: z.array(z.enum(interests)) }) }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/v2/newsletter-subscription/{key}/confirm',
    summary:
      'Confirms an address by a signed link; a browser that keeps `proof` is told next time that it is subscribed.',
    input: confirming,
    output: z.object({ message: z.string(), proof: z.string() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/v2/newsletter-subscription/{key}',
    summary: 'The subscription that a signed link of a letter speaks of.',
    input: signed,
    output: z.object({ data: subscription }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/v2/newsletter-subscription/{key}',
    summary: 'Changes the interests, or ends and begins the newsletter, by the signed link of a letter.',
    input: z.object({ ...signed.shape, interests: z.optional(chosen), is_subscribed: z.optional(flag) }),
    output: z.object({ data: subscription }),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/v2/newsletter-subscription/{key}/unsubscribe',
    isOneClick: true,
    summary: 'Ends the newsletter at one click, also from a mail program (RFC 8058); twice is the same as once.',
    input: signed,
    output: message,
  }),
}
