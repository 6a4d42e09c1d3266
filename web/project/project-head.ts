import type { Language } from '#contract/fields.ts'
import type { Project, Unit } from '#contract/project/project.ts'
import { localeTag } from '#locales/texts.ts'

import { createBreadcrumbData, type Crumb } from '../crumbs.ts'
import { formatMonthAndYear } from '../dates.ts'
import type { Head } from '../meta.ts'
import { formatMoney } from '../money.ts'
import { toPath, getTwinPaths } from '../paths.ts'
import type { Text } from '../texts.ts'

type Described = { project: Project; site: { url: string; name: string }; t: Text; language: Language }

/** Search engines cut what is longer. */
const longestDescription = 158

/** What the page of a project says about itself. */
export function createProjectHead(described: Described): Head {
  const { project, site, t, language } = described
  const paths = getTwinPaths('project', { slug: project.slug })
  const url = site.url + paths[language]
  return {
    title: `${project.name}, ${project.sector.name}, ${project.city.name}`,
    description: clip(`${summaryOf(described)} ${project.description}`),
    paths,
    ...(project.photo && { image: `${project.photo.src}-og.jpg` }),
    data: [
      projectData(described, url),
      createBreadcrumbData(listCrumbs(project, t, language), { name: project.name, path: paths[language] }, site.url),
    ],
  }
}

/** The way from the first page to the projects of the same city. */
export function listCrumbs({ city }: Pick<Project, 'city'>, t: Text, language: Language): Crumb[] {
  const all = toPath('projects', language)
  return [
    { name: t('pieces.home'), path: toPath('home', language) },
    { name: t('project.projects'), path: all },
    { name: city.name, path: `${all}?city=${city.slug}` },
  ]
}

function summaryOf({ project, t, language }: Described): string {
  const { sector, city, stage, from_price, currency, delivery_date } = project
  const words = { place: `${sector.name}, ${city.name}`, delivery: formatMonthAndYear(delivery_date, language) }
  if (from_price === null) return t('project.summary_sold_out', words)
  const key = stage === 'finished' ? 'project.summary_finished' : 'project.summary'
  return t(key, { ...words, price: formatMoney(from_price, currency, language) })
}

/** The development as schema.org describes it, with what its free units cost together. */
function projectData({ project, site, t, language }: Described, url: string): object {
  const { name, description, photos, units, units_count, units_available, latitude, longitude } = project
  const pictures = photos.map(({ src, widths }) => `${site.url}${src}-${widths.at(-1)}.webp`)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name,
    description,
    inLanguage: localeTag[language],
    image: pictures.slice(0, 10),
    mainEntity: {
      '@type': 'ApartmentComplex',
      name,
      description,
      image: pictures.slice(0, 10),
      numberOfAccommodationUnits: units_count,
      numberOfAvailableAccommodationUnits: units_available,
      accommodationFloorPlan: planData(units, t),
      address: {
        '@type': 'PostalAddress',
        streetAddress: project.sector.name,
        addressLocality: project.city.name,
        addressRegion: project.province.name,
        addressCountry: 'DO',
      },
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      additionalProperty: [
        { '@type': 'PropertyValue', name: t('card.progress'), value: project.progress, unitCode: 'P1' },
        ...(project.tax_incentive
          ? [{ '@type': 'PropertyValue', name: 'CONFOTUR', value: project.tax_incentive.resolution }]
          : []),
      ],
    },
    ...offersOf(project, url),
  }
}

/** One plan for each model; its units differ in floor and price. */
function planData(units: Unit[], t: Text): object[] {
  const models = Map.groupBy(units, ({ model }) => model)
  return [...models].flatMap(([name, [unit]]) =>
    unit
      ? {
          '@type': 'FloorPlan',
          name: t('project.model_named', { model: name }),
          numberOfBedrooms: unit.bedrooms,
          numberOfFullBathrooms: unit.bathrooms,
          ...(unit.half_bathrooms && { numberOfPartialBathrooms: unit.half_bathrooms }),
          floorSize: { '@type': 'QuantitativeValue', value: unit.construction_m2, unitCode: 'MTK' },
        }
      : [],
  )
}

function offersOf({ units, currency, delivery_date, agent }: Project, url: string): object {
  const prices = units.filter(({ status }) => status === 'available').map(({ price }) => price)
  if (prices.length === 0) return {}
  return {
    offers: {
      '@type': 'AggregateOffer',
      url,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      availabilityStarts: delivery_date,
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      offeredBy: {
        '@type': 'Person',
        name: agent.name,
        telephone: agent.phone,
        worksFor: { '@type': 'RealEstateAgent', name: agent.agency.name },
      },
    },
  }
}

function clip(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= longestDescription) return flat
  return `${flat.slice(0, longestDescription).replace(/[\s,.;:]+\S*$/, '')}…`
}
