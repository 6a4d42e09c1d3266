import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { line, problem, readNumberFromText, rowId } from '../fields.ts'

/** What a token may be used for; which endpoints that is, `api/http/permissions.ts` says. */
export const tokenScopes = ['listings:read', 'listings:write', 'leads:read', 'import:run', 'feed:read'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** How every token begins: what looks for secrets in published code finds it by this. */
export const tokenPrefix = 'mqt_'
/** What an agency may have at once, the longest that one lives, and how often each may call. */
export const tokenLimits = { perAgency: 20, days: 365, callsPerMinute: 600 } as const

export const token = z.object({
  id: z.int(),
  name: z.string(),
  agency: z.object({ id: z.int(), name: z.string() }),
  scopes: z.array(z.enum(tokenScopes)),
  /** Its last four characters, to tell it by. */
  ending: z.string(),
  /** Who made it: it ends when they no longer manage the agency. */
  by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  /** To the minute. */
  used_at: z.nullable(z.string()),
})
export type Token = z.infer<typeof token>

const scopes = z
  .array(z.enum(tokenScopes, problem('field.not_an_option')), problem('field.at_least_one'))
  .check(z.minLength(1, problem('field.at_least_one')), z.maxLength(tokenScopes.length, problem('field.too_long')))

export const tokenInput = z.object({
  name: line(80),
  scopes,
  days: z._default(
    readNumberFromText(
      z
        .int(problem('field.whole_number'))
        .check(z.minimum(1, problem('field.too_small')), z.maximum(tokenLimits.days, problem('field.too_large'))),
    ),
    90,
  ),
})

export const tokenEndpoints = {
  tokens: endpoint({
    method: 'GET',
    path: '/v2/tokens',
    summary: 'The tokens of an agency that still work; staff see those of every agency.',
    input: z.object({}),
    output: z.object({ data: z.array(token) }),
  }),
  createToken: endpoint({
    method: 'POST',
    path: '/v2/tokens',
    status: 201,
    mayConflict: true,
    summary:
      'Makes a token for programs of the agency. `secret` is said this once and kept nowhere: sent as `Authorization: Bearer`, it reaches what its scopes name, 600 calls a minute.',
    input: tokenInput,
    output: z.object({ data: z.object({ ...token.shape, secret: z.string() }) }),
  }),
  deleteToken: endpoint({
    method: 'DELETE',
    path: '/v2/tokens/{id}',
    status: 204,
    summary: 'Ends a token at once.',
    input: z.object({ id: rowId }),
    output: z.unknown(),
  }),
}
