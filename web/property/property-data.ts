import type { Feature } from '#contract/property/feature.ts'
import type { Language } from '#contract/fields.ts'
import type { Property } from '#contract/property/property.ts'
import type { PropertyType } from '#contract/property/property-type.ts'
import { localeTag } from '#locales/texts.ts'

import type { Text } from '../texts.ts'

type Described = {
  property: Property
  site: { url: string; name: string }
  /** The page's own address. */
  url: string
  t: Text
  language: Language
}

/** schema.org's word for each kind; what it has no word for is a place. */
const kinds: Partial<Record<PropertyType, string>> = {
  apartment: 'Apartment',
  penthouse: 'Apartment',
  house: 'SingleFamilyResidence',
  house_or_plot: 'House',
  office_space: 'Accommodation',
  commercial_premises: 'Accommodation',
  tourist: 'Accommodation',
  building: 'Accommodation',
  building_or_plot: 'Accommodation',
  industrial_site: 'Accommodation',
}

/** The listing as schema.org describes it, with one offer in its own currency. */
export function createListingData({ property, site, url, t, language }: Described): object {
  // Films of ours with their picture; what is on another site says so itself.
  const films = property.videos.filter(({ src, poster }) => src.startsWith('/') && poster)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: property.title,
    description: property.description,
    inLanguage: localeTag[language],
    datePosted: property.published_at,
    dateModified: property.updated_at,
    identifier: property.code,
    ...(property.photo && { primaryImageOfPage: imageOf(property.photo, site.url) }),
    image: property.photos.slice(0, 10).map(({ src, widths }) => `${site.url}${src}-${widths.at(-1)}.webp`),
    ...(films.length > 0 && { video: films.map((video) => videoData(video, property, site.url)) }),
    mainEntity: homeData(property, t),
    offers: offerData(property, url),
  }
}

function homeData(property: Property, t: Text): object {
  const { bedrooms, bathrooms, half_bathrooms, construction_m2, lot_m2, level, year_built, pets_allowed } = property
  const kind = kinds[property.type] ?? 'Place'
  // schema.org gives rooms and floors to accommodations only, and has no word for the size of a plot.
  const rooms = kind !== 'Place' && {
    ...(bedrooms && { numberOfBedrooms: bedrooms }),
    ...(bathrooms && { numberOfFullBathrooms: bathrooms }),
    ...(half_bathrooms && { numberOfPartialBathrooms: half_bathrooms }),
    ...(bathrooms + half_bathrooms && { numberOfBathroomsTotal: bathrooms + half_bathrooms }),
    ...(construction_m2 && { floorSize: squareMetres(construction_m2) }),
    ...(level !== null && { floorLevel: String(level) }),
    ...(year_built && { yearBuilt: year_built }),
    ...(pets_allowed !== null && { petsAllowed: pets_allowed }),
  }
  return {
    '@type': kind,
    name: property.title,
    ...rooms,
    amenityFeature: property.features.map((feature) => ({
      '@type': 'LocationFeatureSpecification',
      name: t(`feature.${feature as Feature}`),
      value: true,
    })),
    ...(lot_m2 && {
      additionalProperty: { '@type': 'PropertyValue', name: t('property.lot'), value: lot_m2, unitCode: 'MTK' },
    }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: property.sector.name,
      addressLocality: property.city.name,
      addressRegion: property.province.name,
      addressCountry: 'DO',
    },
    geo: { '@type': 'GeoCoordinates', latitude: property.latitude, longitude: property.longitude },
  }
}

function offerData({ price, currency, business_type, published_at, delivery_date, agent }: Property, url: string) {
  const isSale = business_type === 'sale'
  return {
    '@type': isSale ? 'OfferForPurchase' : 'OfferForLease',
    url,
    price,
    priceCurrency: currency,
    businessFunction: `http://purl.org/goodrelations/v1#${isSale ? 'Sell' : 'LeaseOut'}`,
    availability: 'https://schema.org/InStock',
    validFrom: published_at,
    ...(delivery_date && { availabilityStarts: delivery_date }),
    ...(!isSale && {
      priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: currency, unitCode: 'MON' },
    }),
    offeredBy: {
      '@type': 'Person',
      name: agent.name,
      jobTitle: 'Real estate agent',
      telephone: agent.phone,
      knowsLanguage: agent.spoken_languages,
      worksFor: { '@type': 'RealEstateAgent', name: agent.agency.name },
    },
  }
}

function imageOf({ src, widths, width, height }: NonNullable<Property['photo']>, site: string): object {
  return { '@type': 'ImageObject', url: `${site}${src}-${widths.at(-1)}.webp`, width, height }
}

function videoData({ title, src, poster, seconds }: Property['videos'][number], property: Property, site: string) {
  return {
    '@type': 'VideoObject',
    name: `${title}, ${property.title}`,
    description: property.title,
    contentUrl: new URL(src, site).href,
    thumbnailUrl: new URL(poster, site).href,
    uploadDate: property.published_at,
    duration: `PT${seconds}S`,
  }
}

function squareMetres(value: number): object {
  return { '@type': 'QuantitativeValue', value, unitCode: 'MTK' }
}
