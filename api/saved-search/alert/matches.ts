import { searchFilter } from '#contract/search/search.ts'

import { addRow, type Bitset, hasRow } from '../../search/index/bitset.ts'
import { type Columns, createColumns, putListing, findRow } from '../../search/index/columns.ts'
import { createConditions, matchConditions } from '../../search/matching.ts'
import type { Search } from '../../search/search.ts'
import { withPlaces } from '../../search/search.ts'
import type { ListingEvent, Snapshot } from './rules.ts'

/** Whether a search found a listing at the moment of an event. */
export type Finds = (event: ListingEvent, moment: 'before' | 'after') => boolean

/** The states of some events as columns of a search: each state is a listing of its own. */
type States = { columns: Columns; rate: number; listingOf: number[]; numberOf: Map<Snapshot, number> }

/**
 * Asks saved searches of single moments, by the same conditions that the search itself asks. Prices are compared at the
 * rate of each event. The words of a text search are those of now; a filter that no longer makes sense finds nothing.
 */
export function createMatcher(events: readonly ListingEvent[], search: Search) {
  const { places } = search.index
  const byRate = [...Map.groupBy(events, ({ rate }) => rate)].map(([rate, some]) => statesOf(rate, some))
  return async (criteria: unknown): Promise<Finds> => {
    const read = searchFilter.safeParse(criteria)
    if (!read.success || search.unknownPlaces(read.data)) return () => false
    const ids = await search.idsOf(read.data)
    const listings = ids && new Set(ids)
    const found = byRate.map((states) => {
      const text = listings && withText(states, listings)
      const asked = { ...withPlaces(read.data, places), rate: states.rate, text }
      return { states, hits: matchConditions(createConditions(states.columns, asked), states.columns.alive) }
    })
    return (event, moment) => {
      const snapshot = event[moment]
      return (
        snapshot?.status === 'published' &&
        found.some(({ states: { columns, numberOf }, hits }) => {
          const number = numberOf.get(snapshot)
          return number !== undefined && hasRow(hits, findRow(columns, number))
        })
      )
    }
  }
}

function statesOf(rate: number, events: readonly ListingEvent[]): States {
  const snapshots = events
    .flatMap(({ before, after }) => [before, after])
    .filter((snapshot) => snapshot?.status === 'published') as Snapshot[]
  const columns = createColumns(0, snapshots.length, snapshots.length)
  const numberOf = new Map(snapshots.map((snapshot, at) => [snapshot, at]))
  for (const [snapshot, id] of numberOf) putListing(columns, { ...snapshot, id })
  return { columns, rate, numberOf, listingOf: snapshots.map(({ id }) => id) }
}

function withText({ columns, listingOf }: States, listings: ReadonlySet<number>): Bitset {
  const rows = new Uint32Array(columns.alive.length)
  for (const [number, listing] of listingOf.entries()) if (listings.has(listing)) addRow(rows, findRow(columns, number))
  return rows
}
