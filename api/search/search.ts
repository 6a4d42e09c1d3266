import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'

import type { FieldErrors } from '#contract/errors.ts'
import type { MapQuery, SearchFilter, SearchQuery } from '#contract/search/search.ts'

import type { OpenDatabase } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import { type Bitset, countRows } from './index/bitset.ts'
import { type Cards, keepCards } from './cards.ts'
import { findRow, getCode } from './index/columns.ts'
import { countListings, type ListingCounts } from './counts.ts'
import { countFacets } from './facets.ts'
import { strikeOthers } from './homes.ts'
import { type Followed, followListings } from './follow-listings.ts'
import type { Market } from './load-market.ts'
import { listMarks } from './map.ts'
import { createConditions, type Criteria, matchConditions } from './matching.ts'
import { listPageRows } from './page.ts'
import type { PlaceOfSearch, Places } from './places.ts'
import type { SearchIndex } from './index/search-index.ts'
import { findRows, createTextFinder } from './text.ts'

/** One page of listings, by what their cards are kept under, and how many there are in all. */
export type Found = { listings: { id: number; code: string }[]; total: number }
/** The marks as JSON text: a map has hundreds, and the same views are asked for again and again. */
export type Marks = { marks: string; total: number }

export type Search = Followed & {
  cards: Cards
  page: (query: SearchQuery) => Promise<Found>
  /** JSON text of the contract's facets. */
  facets: (filter: SearchFilter) => Promise<string>
  map: (query: MapQuery) => Promise<Marks>
  /** How many listings every sector, agent and agency has. */
  counts: () => ListingCounts
  /** The places of a filter that do not exist, by the filter's name; null when all do. */
  unknownPlaces: (filter: SearchFilter) => FieldErrors | null
  /** Where a listing stands among the hits of a filter without words, in the order of relevance; null where it is none. */
  position: (id: number, filter: SearchFilter) => { position: number; total: number } | null
  /** The listings that a filter's words mean, offered or not; undefined when it has none. */
  idsOf: (filter: SearchFilter) => Promise<Int32Array | undefined>
}

/** The hits of one filter take 128 KB in a market of a million. */
const maxHitsCached = 64
const maxAnswersCached = 2000
/** Bytes of answers as text of one kind: a map of the whole country is a hundred times one of a street. */
const maxTextCached = 16 * 2 ** 20

/** Loads the published listings, unless somebody has, and answers from them, following the database until it is closed. */
export async function openSearch(database: OpenDatabase, log: Logger, loaded?: Market | null): Promise<Search> {
  const followed = await followListings(database, log, loaded)
  const { index } = followed
  const answers = createAnswers(index)
  const findIds = createTextFinder(database.pool, index)
  const idsOf = async ({ q }: SearchFilter) => (q === undefined ? undefined : findIds(q))

  return {
    ...followed,
    cards: keepCards(database.db, followed),
    page: async (query) => answers.page(query, await idsOf(query)),
    facets: async (filter) => answers.facets(filter, await idsOf(filter)),
    map: async (query) => answers.map(query, await idsOf(query)),
    counts: answers.counts,
    position: answers.position,
    unknownPlaces: (filter) => unknownPlaces(index, filter),
    idsOf,
  }
}

/** The three questions. Each is answered without a wait, so that the index cannot change in between. */
export function createAnswers(index: SearchIndex) {
  const cachedHits = memoize<Bitset>(index, maxHitsCached)
  const cachedPages = memoize<Found>(index, maxAnswersCached)
  const cachedFacets = memoize<string>(index, maxAnswersCached, (text) => text.length)
  const cachedMarks = memoize<Marks>(index, maxAnswersCached, ({ marks }) => marks.length)
  const cachedPositions = memoize<{ position: number; total: number } | null>(index, maxAnswersCached)
  const cachedCounts = memoize<ListingCounts>(index, 1)

  function hitsOf(filter: SearchFilter, ids?: Int32Array): Bitset {
    const { columns } = index
    return cachedHits(filter, () => {
      const hits = matchConditions(createConditions(columns, criteriaOf(index, filter, ids)), columns.alive)
      return strikeOthers(columns, hits, filter)
    })
  }

  return {
    page: (query: SearchQuery, ids?: Int32Array) =>
      cachedPages(query, () => {
        const { columns } = index
        const { sort, page, per_page, ...filter } = query
        const hits = hitsOf(filter, ids)
        const rows = listPageRows(columns, hits, { sort, page, per_page })
        const listings = rows.map((row) => ({ id: columns.id[row]!, code: getCode(columns, row) }))
        return { listings, total: countRows(hits) }
      }),

    facets: (filter: SearchFilter, ids?: Int32Array) =>
      cachedFacets(filter, () => {
        const criteria = criteriaOf(index, filter, ids)
        return JSON.stringify(countFacets(index.columns, criteria, index.places))
      }),

    map: (query: MapQuery, ids?: Int32Array) =>
      cachedMarks(query, () => {
        const { zoom, ...filter } = query
        const hits = hitsOf(filter, ids)
        const marks = listMarks(index.columns, hits, zoom, filter.bbox)
        return { marks: JSON.stringify(marks), total: countRows(hits) }
      }),

    position: (id: number, filter: SearchFilter) =>
      cachedPositions({ ...filter, id }, () => {
        const { columns } = index
        const hits = hitsOf(filter)
        const total = countRows(hits)
        const rows = listPageRows(columns, hits, { sort: 'relevance', page: 1, per_page: total })
        // Another offer of its home may stand for it.
        const home = columns.home_id[findRow(columns, id)] || null
        const position = rows.findIndex((row) => columns.id[row] === id || columns.home_id[row] === home) + 1
        return position === 0 ? null : { position, total }
      }),

    counts: () => cachedCounts({}, () => countListings(index.columns)),
  }
}

/** Works the answer to a question out once for each version of the index. */
function memoize<Answer>(
  index: SearchIndex,
  max: number,
  measure?: (answer: Answer) => number,
): (question: object, work: () => Answer) => Answer {
  type Kept = { version: number; answer: Answer }
  const kept = new LRUCache<string, Kept>({
    max,
    ...(measure && {
      maxSize: maxTextCached,
      sizeCalculation: ({ answer }: Kept, key: string) => measure(answer) + key.length,
    }),
  })
  return (question, work) => {
    const key = JSON.stringify(question)
    const before = kept.get(key)
    if (before?.version === index.version) return before.answer
    const answer = work()
    kept.set(key, { version: index.version, answer })
    return answer
  }
}

function criteriaOf(index: SearchIndex, filter: SearchFilter, ids?: Int32Array): Criteria {
  const errors = unknownPlaces(index, filter)
  if (errors) throw new AppError('request.invalid', { errors })
  const { columns, places, rate } = index
  return { ...withPlaces(filter, places), text: ids && findRows(columns, ids), rate }
}

function unknownPlaces({ places }: SearchIndex, { city, sector }: SearchFilter): FieldErrors | null {
  const errors: FieldErrors = {}
  if (city !== undefined && idOf(places.cities, city) === undefined) errors.city = ['field.unknown_place']
  if (sector !== undefined && idOf(places.sectors, sector) === undefined) errors.sector = ['field.unknown_place']
  return Object.keys(errors).length > 0 ? errors : null
}

/** A filter with its places by id. */
export function withPlaces(filter: SearchFilter, places: Places): Omit<Criteria, 'rate'> {
  const { city, sector, q: _, ...same } = filter
  return { ...same, city_id: idOf(places.cities, city), sector_id: idOf(places.sectors, sector) }
}

function idOf(places: readonly PlaceOfSearch[], slug: string | undefined): number | undefined {
  return slug === undefined ? undefined : places.find((place) => place.slug === slug)?.id
}
