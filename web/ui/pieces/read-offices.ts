import { agencyEndpoints, type AgencyCard } from '#contract/agent.ts'

import type { Call } from '../../api-client.ts'

/** What a page shows of an agency when it shows them all. */
export type Office = Pick<
  AgencyCard,
  'id' | 'name' | 'slug' | 'phone' | 'email' | 'address' | 'city' | 'latitude' | 'longitude' | 'agents_count'
>

/** A map with more pins than this says nothing. */
const mostPages = 10

/** The agencies of the network, by name. */
export async function readOffices(call: Call): Promise<Office[]> {
  const first = await call(agencyEndpoints.agencies, {})
  const pages = Array.from({ length: Math.min(first.meta.last_page, mostPages) - 1 }, (_, at) => at + 2)
  const others = await Promise.all(pages.map((page) => call(agencyEndpoints.agencies, { page })))
  return [first, ...others].flatMap(({ data }) => data.map(officeOf))
}

function officeOf({ id, name, slug, phone, email, address, city, latitude, longitude, agents_count }: AgencyCard) {
  return { id, name, slug, phone, email, address, city, latitude, longitude, agents_count }
}

/** The agencies in schema.org's words. */
export function officesData(offices: Office[], url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: offices.map((office, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'RealEstateAgent',
        name: office.name,
        telephone: office.phone,
        email: office.email,
        parentOrganization: { '@id': `${url}/#organization` },
        address: {
          '@type': 'PostalAddress',
          streetAddress: office.address,
          addressLocality: office.city.name,
          addressCountry: 'DO',
        },
        geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
      },
    })),
  }
}
