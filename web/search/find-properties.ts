import type { FieldProblem } from '#contract/errors.ts'
import type { Language } from '#contract/fields.ts'
import { placeEndpoints } from '#contract/place/place.ts'
import { searchEndpoints, type Facets } from '#contract/search/search.ts'

import { ApiRefusal, type Call } from '../api-client.ts'
import { lists } from '#locales/names.ts'
import { dropField, type ReadSearch } from './read-search.ts'
import { listChips, type ChipWords } from './chips.ts'
import { toSearchAddress, dropFilters, type Search } from './search-address.ts'
import type { PlaceNames } from './search-words.ts'

/** One page of a search and its counts; what the API refuses of it is dropped, and named. */
export async function findProperties(call: Call, asked: ReadSearch): ReturnType<typeof ask> {
  try {
    return await ask(call, asked)
  } catch (error) {
    const refused = error instanceof ApiRefusal && error.status === 422 ? Object.keys(error.failure.errors ?? {}) : []
    const known = refused.filter((name) => name in asked.search)
    if (known.length === 0) throw error
    // Only places are the API's to know: the rest was checked by the same rules here.
    const problem: FieldProblem = 'field.unknown_place'
    // It may name one at a time: what is left is asked again.
    return findProperties(
      call,
      known.reduce((rest, name) => dropField(rest, name, problem), asked),
    )
  }
}

async function ask(call: Call, asked: ReadSearch) {
  const { sort, page, per_page, ...filter } = asked.search
  const [list, { data: facets }] = await Promise.all([
    call(searchEndpoints.properties, { ...filter, sort, page, per_page }),
    call(searchEndpoints.facets, filter),
  ])
  const found = {
    properties: list.data,
    total: list.meta.total,
    page: list.meta.current_page,
    last: list.meta.last_page,
  }
  return { asked, found, facets }
}

/** What the searched places are called: the counts know the ones that have listings, the list of cities all. */
export async function placeNames(call: Call, search: Search, facets: Facets): Promise<PlaceNames> {
  const city = facets.city.find(({ value }) => value === search.city)?.name
  const sector = facets.sector.find(({ value }) => value === search.sector)?.name
  if ((city || !search.city) && (sector || !search.sector)) return { city, sector }

  const { data: cities } = await call(placeEndpoints.cities, {})
  const known = cities.find(({ slug }) => slug === search.city)
  return { city: known?.name, sector: known?.sectors.find(({ slug }) => slug === search.sector)?.name }
}

export type WayOut = { label: string; count: number; href: string }

/**
 * For a search that finds nothing: which filter to give up, and what that would find, most first.
 * Where no single one is enough, as many as it takes, the last ones first.
 */
export async function findWaysOut(call: Call, search: Search, words: ChipWords): Promise<WayOut[]> {
  const ways = await Promise.all(listChips(search, words).map(({ drops, without }) => wayOut([drops], without)))
  const open = ways.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  return open.length > 0 ? open.slice(0, 5) : givingUpSeveral([], search)

  async function wayOut(given: string[], rest: Search): Promise<WayOut> {
    const { meta } = await call(searchEndpoints.properties, { ...rest, page: 1, per_page: 1 })
    const label = lists(words.language).format(given)
    return { label, count: meta.total, href: toSearchAddress(rest, words.language) }
  }

  async function givingUpSeveral(given: string[], rest: Search): Promise<WayOut[]> {
    const last = listChips(rest, words).at(-1)
    if (!last) return []
    const labels = [...given, last.drops]
    const way = await wayOut(labels, last.without)
    return way.count > 0 ? [way] : givingUpSeveral(labels, last.without)
  }
}

/** The places with most listings, as searches of the same business. */
export async function listPopularPlaces(call: Call, search: Search, language: Language) {
  const all = dropFilters(search)
  const { data: facets } = await call(searchEndpoints.facets, all)
  return facets.city.slice(0, 6).map(({ value, name, count }) => ({
    name,
    count,
    href: toSearchAddress({ ...all, city: value }, language),
  }))
}
