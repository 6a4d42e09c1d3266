import * as z from 'zod/mini'

import { agentCard, cityCounts, personName } from '../agent/agent.ts'
import { endpoint } from '../endpoint.ts'
import { rowId, slug } from '../fields.ts'
import { listOf, pageNumber } from '../list.ts'
import { officeHours } from './office-hours.ts'

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

export const agency = z.object({
  ...agencyCard.shape,
  about: z.string(),
  /** When the office is open; null where nobody said. */
  hours: z.nullable(officeHours),
  broker_phones: z.array(z.string()),
  agents: z.array(agentCard),
})

const agencyFilter = { name: z.optional(personName), city: z.optional(slug) }

export const agencyQuery = z.object({ ...agencyFilter, page: pageNumber })

export const agencyFacets = z.object({ city: cityCounts })
export type AgencyFacets = z.infer<typeof agencyFacets>

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
