import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { problem } from '../fields.ts'
import { session } from './account.ts'
import { broughtPassword } from './person.ts'

/** Days after a role began from which its bearer works here with a second factor only. */
export const factorDays = 14
/** Codes that open an account whose second factor is lost, each once. */
export const recoveryCodeCount = 10

/** Six digits of the app or a recovery code, with whatever people write between its letters. */
const code = z
  .string(problem('field.required'))
  .check(z.trim(), z.minLength(1, problem('field.required')), z.maxLength(40, problem('field.too_long')))

/** What is known of somebody's second factor; nothing by which it could be made. */
export const factorState = z.object({
  is_on: z.boolean(),
  since: z.nullable(z.string()),
  /** From when the workspace asks for it; null where nothing does. */
  required_from: z.nullable(z.string()),
  recovery_codes: z.int(),
})
export type FactorState = z.infer<typeof factorState>

const recoveryCodes = z.array(z.string())

export const factorEndpoints = {
  factor: endpoint({
    method: 'GET',
    path: '/v2/clients/factor',
    summary: 'Whether the account has a second factor, and from when the workspace asks for it.',
    input: z.object({}),
    output: z.object({ data: factorState }),
  }),
  beginFactor: endpoint({
    method: 'POST',
    path: '/v2/clients/factor',
    mayConflict: true,
    summary: 'Makes a new secret for an authenticator app (RFC 6238); it counts once a code of it was confirmed.',
    input: z.object({ current_password: z.optional(broughtPassword) }),
    output: z.object({ data: z.object({ secret: z.string(), uri: z.string() }) }),
  }),
  confirmFactor: endpoint({
    method: 'POST',
    path: '/v2/clients/factor/confirm',
    mayConflict: true,
    summary:
      'Turns the second factor on by a first code, ends the other sessions and answers ten recovery codes, which are shown this once.',
    input: z.object({ code }),
    output: z.object({ data: z.object({ recovery_codes: recoveryCodes }) }),
  }),
  endFactor: endpoint({
    method: 'POST',
    path: '/v2/clients/factor/off',
    status: 204,
    summary: 'Turns the second factor off by the password and a code.',
    input: z.object({ current_password: z.optional(broughtPassword), code }),
    output: z.unknown(),
  }),
  enterCode: endpoint({
    method: 'POST',
    path: '/v2/clients/login/code',
    summary:
      'Finishes a sign-in that asked for the second factor, by a code of the app or a recovery code; five tries in 15 minutes, and each code once.',
    input: z.object({
      /** `factor` of the answer to the sign-in; it lives ten minutes. */
      factor: z.string(problem('field.required')).check(z.maxLength(200, problem('field.too_long'))),
      code,
    }),
    output: z.object({ data: session }),
  }),
}
