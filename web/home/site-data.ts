import type { Language } from '#contract/fields.ts'
import { localeTag } from '#locales/texts.ts'

import { toPath } from '../paths.ts'
import type { Site } from '../site.ts'

/** Who runs the site and how it is searched, in schema.org's words. */
export function createSiteData({ brand, url }: Pick<Site, 'brand' | 'url'>, language: Language): object[] {
  const { street, city, province } = brand.contact.address
  const organization = `${url}/#organization`
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name: brand.name,
      legalName: brand.legal_name,
      url,
      logo: url + (brand.logo ? `/brand/${brand.logo.standard}` : '/apple-touch-icon.png'),
      description: brand.about[language],
      foundingDate: String(brand.figures.founded),
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: province,
        addressCountry: 'DO',
      },
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: brand.contact.phone,
        email: brand.contact.email,
        contactType: 'customer service',
        availableLanguage: ['es', 'en'],
      },
      sameAs: Object.values(brand.social),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${url}/#website`,
      name: brand.name,
      url: url + toPath('home', language),
      inLanguage: localeTag[language],
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${url}${toPath('properties', language)}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
