import type * as z from 'zod/mini'

import type { agency } from '#contract/agency/agency.ts'
import type { Language } from '#contract/language.ts'

import { toAgencyPath, toAgentPath } from '../paths.ts'
import type { Site } from '../site.ts'
import { listOpeningHours } from './describe-hours.ts'

export type Agency = z.infer<typeof agency>

/** An agency in schema.org's words. */
export function createAgencyData(agency: Agency, site: Pick<Site, 'url'>, language: Language): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${site.url}${toAgencyPath(agency, 'es')}#agency`,
    name: agency.name,
    url: site.url + toAgencyPath(agency, language),
    description: agency.about,
    image: site.url + agency.logo,
    telephone: agency.phone,
    email: agency.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: agency.address,
      addressLocality: agency.city.name,
      addressCountry: 'DO',
    },
    geo: { '@type': 'GeoCoordinates', latitude: agency.latitude, longitude: agency.longitude },
    ...(agency.hours && { openingHoursSpecification: listOpeningHours(agency.hours) }),
    areaServed: { '@type': 'City', name: agency.city.name },
    parentOrganization: { '@id': `${site.url}/#organization` },
    employee: agency.agents.map((agent) => ({
      '@type': 'Person',
      '@id': `${site.url}${toAgentPath(agent, 'es')}#person`,
      name: agent.name,
      url: site.url + toAgentPath(agent, language),
    })),
  }
}
