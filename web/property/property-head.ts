import type { Language } from '#contract/fields.ts'
import type { Property } from '#contract/property/property.ts'

import { createBreadcrumbData } from '../crumbs.ts'
import type { Head } from '../meta.ts'
import { formatArea, formatBothPrices } from '../money.ts'
import { getPropertyTwins } from '../paths.ts'
import type { Text } from '../texts.ts'
import { describeBathrooms } from './bathrooms.ts'
import { listCrumbs } from './crumbs.ts'
import { createListingData } from './property-data.ts'

type Described = { property: Property; site: { url: string; name: string }; t: Text; language: Language }

/** Search engines cut what is longer. */
const longestDescription = 158

/** What the page of a property says about itself. */
export function createPropertyHead({ property, site, t, language }: Described): Head {
  const paths = getPropertyTwins(property)
  const url = site.url + paths[language]
  return {
    title: titleOf(property),
    description: clip(`${summaryOf(property, t, language)} ${property.description}`),
    paths,
    ...(property.photo && { image: `${property.photo.src}-og.jpg` }),
    data: [
      createListingData({ property, site, url, t, language }),
      createBreadcrumbData(
        listCrumbs(property, t, language),
        { name: property.title, path: paths[language] },
        site.url,
      ),
    ],
  }
}

function titleOf({ title, sector, city }: Property): string {
  const place = [sector.name, city.name].find((name) => title.includes(name)) ? '' : `, ${sector.name}`
  return title + place
}

/** Kind, place, figures and price in one sentence: `Apartamento en venta en Piantini: 3 habitaciones, 168 m². US$ 285,000.` */
function summaryOf(property: Property, t: Text, language: Language): string {
  const { bedrooms, construction_m2, lot_m2 } = property
  const figures = [
    bedrooms && t('card.bedrooms', { count: bedrooms }),
    describeBathrooms(property, t)?.name,
    construction_m2 ? formatArea(construction_m2, language) : lot_m2 && formatArea(lot_m2, language),
  ].filter(Boolean)
  return t('property.summary', {
    type: t(`type.${property.type}`),
    business: t(`business.${property.business_type}`).toLowerCase(),
    place: `${property.sector.name}, ${property.city.name}`,
    figures: figures.join(', '),
    price:
      formatBothPrices(property, language).own + (property.business_type === 'lease' ? ` ${t('ui.per_month')}` : ''),
  })
}

function clip(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= longestDescription) return flat
  return `${flat.slice(0, longestDescription).replace(/[\s,.;:]+\S*$/, '')}…`
}
