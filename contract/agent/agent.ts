import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { flag, languages, problem, rowId, slug } from '../fields.ts'
import { listOf, pageNumber } from '../list.ts'

/** What agents speak with clients, as the filter offers it. */
export const spokenLanguages = [...languages, 'fr', 'it', 'de', 'pt'] as const

export const personName = z
  .string(problem('field.invalid'))
  .check(z.trim(), z.maxLength(80, problem('field.too_long')), z.regex(/^\P{Cc}*$/u, problem('field.invalid')))

export const agentCard = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  picture: z.string(),
  /** E.164. */
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  spoken_languages: z.array(z.enum(spokenLanguages)),
  is_collection: z.boolean(),
  city: z.object({ slug: z.string(), name: z.string() }),
  agency: z.object({ id: z.int(), name: z.string(), slug: z.string(), logo: z.string() }),
  /** Published listings; those of the Collection alone where its agents were asked for. */
  properties_count: z.int(),
})
export type AgentCard = z.infer<typeof agentCard>

export const agent = z.object({
  ...agentCard.shape,
  about: z.string(),
  license: z.string(),
  since: z.int(),
  /** Sectors where the agent works, by name. */
  areas: z.array(z.object({ slug: z.string(), name: z.string() })),
})
const agentFilter = {
  name: z.optional(personName),
  city: z.optional(slug),
  language: z.optional(z.enum(spokenLanguages, problem('field.not_an_option'))),
  collection: z.optional(flag),
}
export const agentQuery = z.object({ ...agentFilter, page: pageNumber })
export const cityCounts = z.array(z.object({ value: z.string(), name: z.string(), count: z.int() }))

/** Each dimension is counted under every filter but its own, most first; a value without anyone is left out. */
export const agentFacets = z.object({
  city: cityCounts,
  language: z.array(z.object({ value: z.enum(spokenLanguages), count: z.int() })),
})
export type AgentFacets = z.infer<typeof agentFacets>
export const agentEndpoints = {
  agents: endpoint({
    method: 'GET',
    path: '/v2/agents',
    summary:
      'Agents by name (accents, case and typing errors forgiven), city, language, and the Collection: who offers something there.',
    input: agentQuery,
    output: listOf(agentCard),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/v2/agents/facets',
    summary: 'How many agents each city and language has, under the other filters.',
    input: z.object(agentFilter),
    output: z.object({ data: agentFacets }),
  }),
  agent: endpoint({
    method: 'GET',
    path: '/v2/agents/{id}',
    summary: "One agent's public profile.",
    input: z.object({ id: rowId }),
    output: z.object({ data: agent }),
  }),
}
