import type { Language } from '#contract/fields.ts'
import { searchEndpoints, type SearchQuery } from '#contract/search/search.ts'

import { Json } from '../http/handle.ts'
import { pageOf } from '../http/list.ts'
import type { Search } from './search.ts'

/** What search says, as text; `X-Search-Stale` tells that the database is away and changes are not heard of. */
export function searchAnswer(search: Search, text: string): Json {
  return new Json(text, search.isStale() ? { 'X-Search-Stale': '1' } : undefined)
}

/** A page of cards, put together from texts that are kept. */
export async function listAnswer(search: Search, query: SearchQuery, language: Language): Promise<Json> {
  const { listings, total } = await search.page(query)
  const cards = await search.cards.of(listings, language)
  const { page, per_page } = query
  const { meta, links } = pageOf(searchEndpoints.properties.path, query, { page, per_page, total })
  const text = `{"data":[${cards.join()}],"meta":${JSON.stringify(meta)},"links":${JSON.stringify(links)}}`
  return searchAnswer(search, text)
}
