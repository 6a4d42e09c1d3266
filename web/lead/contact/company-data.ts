import type { Site } from '../../site.ts'

/** Where the company is and how it is reached, in schema.org's words. */
export function createCompanyData({ brand, url }: Pick<Site, 'brand' | 'url'>, page: string, name: string): object {
  const { phone, email, address } = brand.contact
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name,
    url: page,
    mainEntity: {
      '@type': 'RealEstateAgent',
      '@id': `${url}/#organization`,
      name: brand.name,
      legalName: brand.legal_name,
      url,
      telephone: phone,
      email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.province,
        addressCountry: 'DO',
      },
      geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    },
  }
}
