import { languages, type Language } from '#contract/fields.ts'
import type { PropertyCard } from '#contract/property/property.ts'

import { createBreadcrumbData, type Crumb } from '../crumbs.ts'
import type { Head } from '../meta.ts'
import { toPath, toPropertyPath } from '../paths.ts'
import type { Text } from '../texts.ts'
import { toSearchAddress, type Search } from './search-address.ts'
import { writeTitle } from './search-title.ts'
import { type PlaceNames } from './search-words.ts'

/** Fewer listings than these are no page for a search engine, unless it is a page of the menu. */
const enough = 3

type Found = { properties: PropertyCard[]; total: number; page: number; last: number }
type Asked = { search: Search; names: PlaceNames; found: Found; site: { url: string }; t: Text; language: Language }

/** What a page of results says of itself, and its neighbours' addresses. */
export function createSearchHead(
  asked: Asked,
): Required<Pick<Head, 'data'>> & Head & { prev: string | null; next: string | null } {
  const { search, names, found, t, language } = asked
  const kept = keepCanonical(search)
  const heading = writeTitle(kept, names, t, language)
  const isFirst = found.page === 1
  const neighbour = (page: number) =>
    page >= 1 && page <= found.last ? toSearchAddress({ ...search, page }, language) : null
  return {
    title: isFirst ? heading : t('search.title_page', { title: heading, page: found.page }),
    description: t('search.description', { title: heading, count: found.total }),
    paths: Object.fromEntries(languages.map((twin) => [twin, toSearchAddress(kept, twin)])) as Head['paths'],
    ...(found.properties[0]?.photo && { image: `${found.properties[0].photo.src}-960.webp` }),
    isHidden: isThin(search, found.total),
    data: [resultsData(asked, kept, heading), breadcrumbOf(asked, kept)],
    prev: neighbour(found.page - 1),
    next: neighbour(found.page + 1),
  }
}

/** The filters that deserve a page of their own: the Collection, business, one type, city, sector, page. */
export function keepCanonical({ collection, business_type, type, city, sector, page }: Search): Search {
  return {
    collection: collection || undefined,
    business_type,
    type: type?.length === 1 ? type : undefined,
    city,
    sector,
    page,
  }
}

/** Whether search engines should leave a search out: a free combination of filters, or next to nothing found. */
export function isThin(search: Search, total: number): boolean {
  const { sort: _, per_page: __, currency: ___, ...asked } = search
  const kept: Record<string, unknown> = keepCanonical(asked)
  const isFree = Object.entries(asked).some(([name, value]) => kept[name] !== value)
  const isNarrow = Boolean(asked.type ?? asked.city ?? asked.sector)
  return isFree || total === 0 || (isNarrow && total < enough)
}

function resultsData({ search, found, site, language }: Asked, kept: Search, name: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SearchResultsPage',
    name,
    url: site.url + toSearchAddress(kept, language),
    inLanguage: language,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: found.total,
      itemListElement: found.properties.map((property, at) => ({
        '@type': 'ListItem',
        position: ((search.page ?? 1) - 1) * (search.per_page ?? 24) + at + 1,
        url: site.url + toPropertyPath(property, language),
        name: property.title,
      })),
    },
  }
}

function breadcrumbOf(asked: Asked, kept: Search): object {
  const steps = stepsTo(asked, kept)
  return createBreadcrumbData(steps.slice(0, -1), steps.at(-1)!, asked.site.url)
}

/** Home, then the search with one more of its places at each step. */
function stepsTo({ names, t, language }: Asked, { collection, business_type, city, sector }: Search): Crumb[] {
  const all = { collection, business_type }
  const step = (name: string, search: Search): Crumb => ({ name, path: toSearchAddress(search, language) })
  return [
    { name: t('search.home'), path: toPath('home', language) },
    ...(collection ? [{ name: t('card.collection'), path: toPath('collection', language) }] : []),
    step(writeTitle(all, {}, t, language), all),
    ...(city ? [step(names.city ?? city, { ...all, city })] : []),
    ...(city && sector ? [step(names.sector ?? sector, { ...all, city, sector })] : []),
  ]
}
