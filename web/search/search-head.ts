import { languages, type Language } from '#contract/fields.ts'
import type { PropertyCard } from '#contract/property.ts'

import type { Head } from '../meta.ts'
import { pathTo, pathToProperty } from '../paths.ts'
import type { Text } from '../texts.ts'
import { addressOfSearch, type Search } from './search-address.ts'
import { titleOf, type PlaceNames } from './search-words.ts'

/** Fewer listings than these are no page for a search engine, unless it is a page of the menu. */
const enough = 3

type Found = { properties: PropertyCard[]; total: number; page: number; last: number }
type Asked = { search: Search; names: PlaceNames; found: Found; site: { url: string }; t: Text; language: Language }

/** What a page of results says of itself, and its neighbours' addresses. */
export function headOf(asked: Asked): Head & { prev: string | null; next: string | null } {
  const { search, names, found, t, language } = asked
  const kept = keptInCanonical(search)
  const heading = titleOf(kept, names, t, language)
  const isFirst = found.page === 1
  const neighbour = (page: number) =>
    page >= 1 && page <= found.last ? addressOfSearch({ ...search, page }, language) : null
  return {
    title: isFirst ? heading : t('search.title_page', { title: heading, page: found.page }),
    description: t('search.description', { title: heading, count: found.total }),
    paths: Object.fromEntries(languages.map((twin) => [twin, addressOfSearch(kept, twin)])) as Head['paths'],
    ...(found.properties[0]?.photo && { image: `${found.properties[0].photo.src}-960.webp` }),
    isHidden: isThin(search, found.total),
    data: [resultsData(asked, kept, heading), breadcrumbData(asked, kept)],
    prev: neighbour(found.page - 1),
    next: neighbour(found.page + 1),
  }
}

/** The filters that deserve a page of their own: business, one type, city, sector, page. */
export function keptInCanonical({ business_type, type, city, sector, page }: Search): Search {
  return { business_type, type: type?.length === 1 ? type : undefined, city, sector, page }
}

/** Whether search engines should leave a search out: a free combination of filters, or next to nothing found. */
export function isThin(search: Search, total: number): boolean {
  const { sort: _, per_page: __, currency: ___, ...asked } = search
  const kept: Record<string, unknown> = keptInCanonical(asked)
  const isFree = Object.entries(asked).some(([name, value]) => kept[name] !== value)
  const isNarrow = Boolean(asked.type ?? asked.city ?? asked.sector)
  return isFree || total === 0 || (isNarrow && total < enough)
}

function resultsData({ search, found, site, language }: Asked, kept: Search, name: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SearchResultsPage',
    name,
    url: site.url + addressOfSearch(kept, language),
    inLanguage: language,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: found.total,
      itemListElement: found.properties.map((property, at) => ({
        '@type': 'ListItem',
        position: ((search.page ?? 1) - 1) * (search.per_page ?? 24) + at + 1,
        url: site.url + pathToProperty(property, language),
        name: property.title,
      })),
    },
  }
}

/** Home, then the search with one more of its places at each step. */
function breadcrumbData({ names, site, t, language }: Asked, kept: Search): object {
  const { business_type, city, sector } = kept
  const steps: [string, string][] = [
    [t('search.home'), pathTo('home', language)],
    [titleOf({ business_type }, {}, t, language), addressOfSearch({ business_type }, language)],
    ...(city ? [[names.city ?? city, addressOfSearch({ business_type, city }, language)] as [string, string]] : []),
    ...(city && sector
      ? [[names.sector ?? sector, addressOfSearch({ business_type, city, sector }, language)] as [string, string]]
      : []),
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: site.url + path,
    })),
  }
}
