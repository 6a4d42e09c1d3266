import type { Language } from '#contract/fields.ts'
import type { PropertyType } from '#contract/property/property-type.ts'
import { localeTag } from '#locales/texts.ts'

import { lists } from '#locales/names.ts'
import type { Text } from '../texts.ts'
import type { Search } from './search-address.ts'
import { placeOf, type PlaceNames } from './search-words.ts'

/** A search as a title says it: "Apartamentos en venta en Piantini, Santo Domingo". */
export function writeTitle(search: Search, names: PlaceNames, t: Text, language: Language): string {
  const kinds = kindsSearched(search.type, t, language)
  const what = search.collection ? t('search.kinds_in_collection', { kinds }) : kinds
  const offered =
    search.business_type === 'sale'
      ? t('search.title_sale', { what })
      : search.business_type === 'lease'
        ? t('search.title_lease', { what })
        : what
  const place = placeOf(names)
  return place ? t('search.title_place', { title: offered, place }) : offered
}

/** Two kinds are named; more of them are all properties. */
function kindsSearched(types: readonly PropertyType[] | undefined, t: Text, language: Language): string {
  if (!types || types.length > 2) return t('search.kinds.any')
  const [first, second] = types.map((type) => t(`search.kinds.${type}`)) as [string, string?]
  if (!second) return first
  return lists(language).format([first, second.toLocaleLowerCase(localeTag[language])])
}
