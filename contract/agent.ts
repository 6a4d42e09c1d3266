import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { flag, languages, numberFromText, problem, rowId, slug } from './fields.ts'
import { listOf } from './list.ts'

export const pageNumber = z._default(
  numberFromText(
    z
      .int(problem('field.whole_number'))
      .check(z.minimum(1, problem('field.too_small')), z.maximum(1_000_000, problem('field.page_too_deep'))),
  ),
  1,
)
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
  spoken_languages: z.array(z.enum([...languages, 'fr', 'it', 'de', 'pt'])),
  is_collection: z.boolean(),
  city: z.object({ slug: z.string(), name: z.string() }),
  agency: z.object({ id: z.int(), name: z.string(), slug: z.string(), logo: z.string() }),
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

export const agentEndpoints = {
  agents: endpoint({
    method: 'GET',
    path: '/v2/agents',
    access: 'client',
    summary: 'Agents by name (accents and case ignored), city, language and Collection membership.',
    input: z.object({
      name: z.optional(personName),
      city: z.optional(slug),
      language: z.optional(z.enum([...languages, 'fr', 'it', 'de', 'pt'], problem('field.not_an_option'))),
      collection: z.optional(flag),
      page: pageNumber,
    }),
    output: listOf(agentCard),
  }),
  agent: endpoint({
    method: 'GET',
    path: '/v2/agents/{id}',
    access: 'client',
    summary: "One agent's public profile.",
    input: z.object({ id: rowId }),
    output: z.object({ data: agent }),
  }),
}

export const agencyEndpoints = {
  agencies: endpoint({
    method: 'GET',
    path: '/v2/agencies',
    access: 'client',
    summary: 'Agencies by name (accents and case ignored) and city.',
    input: z.object({ name: z.optional(personName), city: z.optional(slug), page: pageNumber }),
    output: listOf(agencyCard),
  }),
  agency: endpoint({
    method: 'GET',
    path: '/v2/agencies/{id}',
    access: 'client',
    summary: "One agency's public profile with its agents.",
    input: z.object({ id: rowId }),
    output: z.object({ data: agency }),
  }),
}
