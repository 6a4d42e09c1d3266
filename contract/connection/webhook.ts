import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { line, problem, requiredFlag, rowId } from '../fields.ts'

/** What a webhook may be told of. */
export const webhookEvents = [
  'listing.published',
  'listing.changed',
  'listing.price_changed',
  'listing.status_changed',
  'lead.created',
  'lead.changed',
  'import.finished',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
/** What somebody presses for, to see whether anything arrives. */
export const testEvent = 'webhook.test'

export const webhookLimits = { perAgency: 10, logDays: 30, failingDays: 5, oldSecretHours: 24 } as const
/** Why a webhook is off: somebody pressed, the other side said 410, or nothing arrived for five days. */
export const offReasons = ['person', 'gone', 'failing'] as const

export const webhook = z.object({
  id: z.int(),
  agency: z.object({ id: z.int(), name: z.string() }),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  created_at: z.string(),
  is_on: z.boolean(),
  off_reason: z.nullable(z.enum(offReasons)),
  /** Since when nothing arrives. */
  failing_since: z.nullable(z.string()),
  delivered_at: z.nullable(z.string()),
  /** What waits to be sent. */
  waiting: z.int(),
  /** Until when what is sent is signed with the secret before as well. */
  old_secret_until: z.nullable(z.string()),
})
export type Webhook = z.infer<typeof webhook>

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
/** Why nothing arrived; `status` is that something answered, which `status` says; `secret` that nothing could be signed. */
export const deliveryProblems = [
  'status',
  'address',
  'name',
  'connection',
  'certificate',
  'time',
  'size',
  'secret',
  'off',
] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]

export const delivery = z.object({
  id: z.int(),
  /** The `webhook-id` that it is sent with, however often. */
  message_id: z.string(),
  type: z.enum([...webhookEvents, testEvent]),
  /** Of the listing that it is about; null for everything else. */
  code: z.nullable(z.string()),
  changed: z.array(z.string()),
  at: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** When it is tried next, or was last. */
  next_at: z.nullable(z.string()),
  last_at: z.nullable(z.string()),
  status: z.nullable(z.int()),
  problem: z.nullable(z.enum(deliveryProblems)),
})
export type Delivery = z.infer<typeof delivery>

/** What is sent: it names what happened to what, and where to ask; it never holds what an enquiry says. */
export const webhookPayload = z.object({
  type: z.enum([...webhookEvents, testEvent]),
  timestamp: z.string(),
  data: z.object({
    agency_id: z.int(),
    /** Of a listing. */
    code: z.optional(z.string()),
    /** Of an enquiry or a run of an import. */
    id: z.optional(z.int()),
    /** Names of fields. */
    changed: z.array(z.string()),
    /** What to ask, with a token, for the rest. */
    link: z.nullable(z.string()),
  }),
})

const url = line(2000).check(
  z.refine((address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol), problem('field.url')),
)
const events = z
  .array(z.enum(webhookEvents, problem('field.not_an_option')), problem('field.at_least_one'))
  .check(z.minLength(1, problem('field.at_least_one')), z.maxLength(webhookEvents.length, problem('field.too_long')))

export const webhookInput = z.object({ url, events })

const one = z.object({ data: webhook })
/** `whsec_` and the secret in base 64, said once. */
const withSecret = z.object({ data: z.object({ ...webhook.shape, secret: z.string() }) })

export const webhookEndpoints = {
  webhooks: endpoint({
    method: 'GET',
    path: '/v2/webhooks',
    summary: 'The webhooks of an agency; staff see those of every agency.',
    input: z.object({}),
    output: z.object({ data: z.array(webhook) }),
  }),
  createWebhook: endpoint({
    method: 'POST',
    path: '/v2/webhooks',
    status: 201,
    mayConflict: true,
    isSlow: true,
    summary:
      'Has an address told of what happens, by Standard Webhooks. `secret` is said this once. The address has to be public; what it answers but 2xx is tried again for three days.',
    input: webhookInput,
    output: withSecret,
  }),
  changeWebhook: endpoint({
    method: 'PATCH',
    path: '/v2/webhooks/{id}',
    isSlow: true,
    summary: 'Changes what a webhook is told, or turns it off or on again.',
    input: z.object({
      id: rowId,
      events: z.optional(events),
      is_on: z.optional(requiredFlag),
    }),
    output: one,
  }),
  deleteWebhook: endpoint({
    method: 'DELETE',
    path: '/v2/webhooks/{id}',
    status: 204,
    summary: 'Ends a webhook with its log, at once.',
    input: z.object({ id: rowId }),
    output: z.unknown(),
  }),
  changeSecret: endpoint({
    method: 'POST',
    path: '/v2/webhooks/{id}/secret',
    status: 201,
    summary:
      'Makes a new secret, said this once. For 24 hours what is sent is signed with both, so that nothing is lost while the other side changes over.',
    input: z.object({ id: rowId }),
    output: withSecret,
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: '/v2/webhooks/{id}/test',
    status: 201,
    summary: 'Sends `webhook.test`; the log says what became of it.',
    input: z.object({ id: rowId }),
    output: z.object({ data: delivery }),
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/v2/webhooks/{id}/deliveries',
    summary:
      'What was sent within 30 days, or waits to be, the newest first, 50 at once; `before` is the last one’s id.',
    input: z.object({ id: rowId, before: z.optional(rowId) }),
    output: z.object({ data: z.array(delivery) }),
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/v2/webhooks/{id}/deliveries/{delivery}/again',
    mayConflict: true,
    summary: 'Sends one again, with the same `webhook-id`.',
    input: z.object({ id: rowId, delivery: rowId }),
    output: z.object({ data: delivery }),
  }),
}
