import type { Language } from '#contract/fields.ts'
import type { Property } from '#contract/property/property.ts'

import type { Crumb } from '../crumbs.ts'
import { toPath } from '../paths.ts'
import type { Text } from '../texts.ts'

type Placed = Pick<Property, 'business_type' | 'city' | 'sector' | 'is_collection'>

/** The way from the first page of its section to the listings around this one. */
export function listCrumbs(
  { business_type, city, sector, is_collection }: Placed,
  t: Text,
  language: Language,
): Crumb[] {
  if (is_collection) {
    const all = toPath('collection_properties', language)
    return [
      { name: t('card.collection'), path: toPath('collection', language) },
      { name: t('property.all'), path: all },
      { name: city.name, path: `${all}?city=${city.slug}` },
    ]
  }
  const all = toPath(business_type === 'sale' ? 'buy' : 'rent', language)
  return [
    { name: t('pieces.home'), path: toPath('home', language) },
    { name: t(`business.${business_type}`), path: all },
    { name: city.name, path: `${all}?city=${city.slug}` },
    { name: sector.name, path: `${all}?city=${city.slug}&sector=${sector.slug}` },
  ]
}
