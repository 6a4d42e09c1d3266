import type { Language } from '#contract/fields.ts'
import type { Property } from '#contract/property.ts'

import type { Crumb } from '../crumbs.ts'
import { pathTo } from '../paths.ts'
import type { Text } from '../texts.ts'

/** The way from the home page to the listings around this one. */
export function crumbsOf(
  { business_type, city, sector }: Pick<Property, 'business_type' | 'city' | 'sector'>,
  t: Text,
  language: Language,
): Crumb[] {
  const all = pathTo(business_type === 'sale' ? 'buy' : 'rent', language)
  return [
    { name: t('pieces.home'), path: pathTo('home', language) },
    { name: t(`business.${business_type}`), path: all },
    { name: city.name, path: `${all}?city=${city.slug}` },
    { name: sector.name, path: `${all}?city=${city.slug}&sector=${sector.slug}` },
  ]
}
