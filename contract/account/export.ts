import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { languages } from '../fields.ts'
import { leadKinds } from '../lead/lead.ts'
import { leadDetails } from '../lead/lead-facts.ts'
import { visitStates } from '../lead/visit-state.ts'
import { openSession, profile } from './account.ts'
import { alertRates, storedCriteria } from '../saved-search/saved-search.ts'

const savedListing = z.object({ code: z.string(), at: z.string() })

/** All that is held of a person, for that person to take along. */
export const accountExport = z.object({
  exported_at: z.string(),
  created_at: z.string(),
  language: z.enum(languages),
  profile,
  sessions: z.array(openSession),
  favorites: z.array(savedListing),
  recently_viewed: z.array(savedListing),
  /** Also those that the same address asked emails about without the account. */
  searches: z.array(
    z.object({ name: z.string(), criteria: storedCriteria, alert: z.enum(alertRates), created_at: z.string() }),
  ),
  search_history: z.array(z.object({ criteria: storedCriteria, at: z.string() })),
  /** What was sent to the network from the same address, with or without the account. */
  enquiries: z.array(
    z.object({
      reference: z.string(),
      kind: z.enum(leadKinds),
      created_at: z.string(),
      full_name: z.string(),
      phone: z.nullable(z.string()),
      message: z.nullable(z.string()),
      details: leadDetails,
      property_code: z.nullable(z.string()),
      page: z.nullable(z.string()),
      consent: z.nullable(z.string()),
      /** Of a request for a visit. */
      visit: z.nullable(z.object({ state: z.enum(visitStates), starts_at: z.nullable(z.string()) })),
    }),
  ),
  newsletter: z.nullable(
    z.object({
      name: z.string(),
      interests: z.array(z.string()),
      created_at: z.string(),
      confirmed_at: z.nullable(z.string()),
      unsubscribed_at: z.nullable(z.string()),
    }),
  ),
  /** What was written to the person; the words themselves are not kept. */
  letters: z.array(z.object({ kind: z.string(), created_at: z.string(), delivered_at: z.nullable(z.string()) })),
})
export type AccountExport = z.infer<typeof accountExport>

export const exportEndpoints = {
  export: endpoint({
    method: 'GET',
    path: '/v2/clients/export',
    summary: 'All that is held of the client, to take along.',
    input: z.object({}),
    output: z.object({ data: accountExport }),
  }),
}
