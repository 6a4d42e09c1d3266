import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { languages, problem } from '../fields.ts'
import { entered } from './account.ts'

/** Who else can say who somebody is. */
export const providers = ['google'] as const
export type ProviderName = (typeof providers)[number]
export const providerNames: Record<ProviderName, string> = { google: 'Google' }

/** What a provider sends along as it sends a browser back; the rest of its query says nothing to us. */
const returned = (max: number) => z.optional(z.string().check(z.maxLength(max, problem('field.too_long'))))

export const providerEndpoints = {
  begin: endpoint({
    method: 'GET',
    path: '/v2/clients/login/{provider}',
    status: 302,
    summary: 'Sends a browser to sign in at a provider, from where it comes back to the page of the asked language.',
    input: z.object({
      provider: z.string(),
      lang: z._default(z.enum(languages, problem('field.not_an_option')), 'es'),
    }),
    output: z.unknown(),
  }),
  finish: endpoint({
    method: 'GET',
    path: '/v2/clients/login/{provider}/callback',
    summary: 'Signs in whom the provider sent back, by the query it sent along; once, and in the same browser.',
    input: z.object({
      provider: z.string(),
      code: returned(2048),
      state: returned(256),
      iss: returned(256),
      error: returned(64),
    }),
    output: z.object({ data: entered }),
  }),
}
