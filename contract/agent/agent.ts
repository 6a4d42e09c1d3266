import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { flag, languages, readNumberFromText, problem, rowId, slug } from '../fields.ts'
import { listOf } from '../list.ts'

export const pageNumber = z._default(
  readNumberFromText(
    z
      .int(problem('field.whole_number'))
      .check(z.minimum(1, problem('field.too_small')), z.maximum(1_000_000, problem('field.page_too_deep'))),
  ),
  1,
)
/** What agents speak with clients, as the filter offers it. */
export const spokenLanguages = [...languages, 'fr', 'it', 'de', 'pt'] as const

const personName = z
  .string(problem('field.invalid'))
  .check(z.trim(), z.maxLength(80, problem('field.too_long')), z.regex(/^\P{Cc}*$/u, problem('field.invalid')))

export const agencyCard = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  logo: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.object({ slug: z.string(), name: z.string() }),
  latitude: z.number(),
  longitude: z.number(),
  /** Published listings. */
  properties_count: z.int(),
  agents_count: z.int(),
})
export type AgencyCard = z.infer<typeof agencyCard>

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

export const agent = z.object({ ...agentCard.shape, about: z.string(), license: z.string(), since: z.int() })
export const agency = z.object({
  ...agencyCard.shape,
  about: z.string(),
  broker_phones: z.array(z.string()),
  agents: z.array(agentCard),
})

const agentFilter = {
  name: z.optional(personName),
  city: z.optional(slug),
  language: z.optional(z.enum(spokenLanguages, problem('field.not_an_option'))),
  collection: z.optional(flag),
}
const agencyFilter = { name: z.optional(personName), city: z.optional(slug) }

export const agentQuery = z.object({ ...agentFilter, page: pageNumber })
export const agencyQuery = z.object({ ...agencyFilter, page: pageNumber })

const cityCounts = z.array(z.object({ value: z.string(), name: z.string(), count: z.int() }))

/** Each dimension is counted under every filter but its own, most first; a value without anyone is left out. */
export const agentFacets = z.object({
  city: cityCounts,
  language: z.array(z.object({ value: z.enum(spokenLanguages), count: z.int() })),
})
export type AgentFacets = z.infer<typeof agentFacets>
export const agencyFacets = z.object({ city: cityCounts })
export type AgencyFacets = z.infer<typeof agencyFacets>

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

/** Where the network is: an office with how to reach it. */
export const franchiseLocation = z.pick(agencyCard, {
  id: true,
  name: true,
  slug: true,
  phone: true,
  email: true,
  address: true,
  city: true,
  latitude: true,
  longitude: true,
  agents_count: true,
})
export type FranchiseLocation = z.infer<typeof franchiseLocation>

export const agencyEndpoints = {
  agencies: endpoint({
    method: 'GET',
    path: '/v2/agencies',
    summary: 'Agencies by name (accents, case and typing errors forgiven) and city.',
    input: agencyQuery,
    output: listOf(agencyCard),
  }),
  locations: endpoint({
    method: 'GET',
    path: '/v2/franchise-locations',
    summary: 'Every office of the network and where it stands on the map, by name: 500 at most.',
    input: z.object({}),
    output: z.object({ data: z.array(franchiseLocation) }),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/v2/agencies/facets',
    summary: 'How many agencies each city has, under the other filter.',
    input: z.object(agencyFilter),
    output: z.object({ data: agencyFacets }),
  }),
  agency: endpoint({
    method: 'GET',
    path: '/v2/agencies/{id}',
    summary: "One agency's public profile with its agents.",
    input: z.object({ id: rowId }),
    output: z.object({ data: agency }),
  }),
}
