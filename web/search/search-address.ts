import type { Language } from '#contract/fields.ts'
import type { SearchQuery } from '#contract/search/search.ts'

import { queryOf } from '../api-client.ts'
import { getLanguage, toPath } from '../paths.ts'

/** Any part of a search, as the contract parses it. */
export type Search = Partial<SearchQuery>

/** The screens that search, and what each one's own path says. */
const screens = {
  collection_properties: { collection: '1' },
  properties: {},
  buy: { business_type: 'sale' },
  rent: { business_type: 'lease' },
  punta_cana: { city: 'punta-cana' },
} as const
type SearchScreen = keyof typeof screens

/** What is meant when nothing is written. */
const usual: Record<string, string> = { sort: 'relevance', page: '1', per_page: '24', currency: 'USD' }

/** What the path of a search page fixes; nothing for any other path. */
export function getFixed(pathname: string): Record<string, string> {
  const screen = screenAt(pathname)
  return screen ? screens[screen] : {}
}

/** All that an address of a search says, what its path fixes at the end. */
export function readSearchAddress(pathname: string, query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query, ...Object.entries(getFixed(pathname))])
}

/**
 * The one address of a search: the path says the business and Punta Cana, and nothing usual is written. A search of
 * the Collection alone stands in the Collection, whatever else it asks.
 * A page being read stays itself where its own path agrees, so that nothing on it loses the focus.
 */
export function writeSearchAddress(params: URLSearchParams, language: Language, from?: string): string {
  const rest = new URLSearchParams([...params].filter(([name, value]) => value !== '' && usual[name] !== value))
  if (!['min_price', 'max_price', 'max_payment'].some((bound) => rest.has(bound))) rest.delete('currency')
  if (!rest.has('city')) rest.delete('sector')

  const screen = isOfCollection(rest) ? 'collection_properties' : (from && agreeing(from, rest)) || screenOf(rest)
  for (const name of Object.keys(screens[screen])) rest.delete(name)
  const query = rest.toString()
  return toPath(screen, language) + (query && `?${query}`)
}

/** The address of a search as the contract parses it. */
export function toSearchAddress(search: Search, language: Language): string {
  return writeSearchAddress(queryOf(search), language)
}

/** What is left of a search without its filters: the pages that it is made on. */
export function dropFilters({ collection, business_type }: Search): Search {
  return { collection: collection || undefined, business_type }
}

/** The address of the same search with some of it changed; from its first page unless that is said. */
export function changeSearch(search: Search, changes: Search, language: Language): string {
  return toSearchAddress({ ...search, page: 1, ...changes }, language)
}

const isOfCollection = (params: URLSearchParams) =>
  params.get('collection') === screens.collection_properties.collection

function screenOf(params: URLSearchParams): SearchScreen {
  const business = params.get('business_type')
  if (business === 'sale') return 'buy'
  if (business === 'lease') return 'rent'
  return params.get('city') === 'punta-cana' ? 'punta_cana' : 'properties'
}

function screenAt(pathname: string): SearchScreen | undefined {
  const language = getLanguage(pathname)
  const names = Object.keys(screens) as SearchScreen[]
  return names.find((name) => toPath(name, language) === pathname)
}

/** The search screen at a path, when a search asks for all that it fixes. */
function agreeing(pathname: string, params: URLSearchParams): SearchScreen | undefined {
  const fixed = Object.entries(getFixed(pathname))
  return fixed.every(([name, value]) => params.get(name) === value) ? screenAt(pathname) : undefined
}
