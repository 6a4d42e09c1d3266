import type { Pool } from 'pg'

import type { Language } from '#contract/fields.ts'
import type { Suggestion } from '#contract/search/search.ts'

import { countHomes, partByHome } from './homes.ts'
import { intersect } from './index/bitset.ts'
import { getBitset } from './index/columns.ts'
import { type PlaceSuggestion, suggestCodes, suggestPlaces } from './queries.ts'
import { readCodeBeginning, toPrintable } from './rules.ts'
import type { Search } from './search.ts'

const maxSuggestions = 8

/** Codes for what begins like one, else places and projects, each with its published listings. */
export async function suggest(pool: Pool, search: Search, text: string, language: Language): Promise<Suggestion[]> {
  const code = readCodeBeginning(text)
  if (code) return suggestCodes(pool, code, language, maxSuggestions)

  const places = await suggestPlaces(pool, toPrintable(text), maxSuggestions)
  return places.map(({ ref_id, ...place }) => ({ ...place, count: countOf(search, { ref_id, ...place }) }))
}

function countOf({ index, counts }: Search, { kind, ref_id, count }: PlaceSuggestion): number {
  if (kind === 'project') return count
  if (kind === 'sector') return counts().sector.get(ref_id) ?? 0
  const listings = getBitset(index.columns, 'city', ref_id)
  if (!listings) return 0
  const alive = new Uint32Array(index.columns.alive)
  intersect(alive, listings)
  return countHomes(partByHome(index.columns, alive, {}))
}
