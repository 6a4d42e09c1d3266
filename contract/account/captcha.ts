import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { problem } from '../fields.ts'

/** What forms are sent for; an answer that was worked out for one is worth nothing for another. */
export const captchaActions = [
  'sign_up',
  'forgot_password',
  'resend_confirmation',
  'alert',
  'contact',
  'agent',
  'loan',
  'franchise',
  'join',
  'newsletter',
  'visit',
  'report',
] as const
export type CaptchaAction = (typeof captchaActions)[number]

const ownChallenge = z.object({
  parameters: z.record(z.string(), z.unknown()),
  signature: z.optional(z.string()),
})
/** Under which a browser asks reCAPTCHA for an answer. */
const outsideKey = z.object({ site_key: z.string() })

export const captchaEndpoints = {
  challenge: endpoint({
    method: 'GET',
    path: '/v2/captcha',
    summary:
      'What a browser works on before it sends a form: a challenge of our own, or the key of an outside captcha; null where none is asked for.',
    input: z.object({ action: z.enum(captchaActions, problem('field.not_an_option')) }),
    output: z.object({ data: z.nullable(z.union([ownChallenge, outsideKey])) }),
  }),
}
