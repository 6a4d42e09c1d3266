import type { FranchiseLocation } from '#contract/agency/agency.ts'

/** The agencies in schema.org's words. */
export function createOfficesData(offices: FranchiseLocation[], url: string): object {
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
