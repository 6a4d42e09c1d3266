import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'

import { addRow, type Bitset } from './index/bitset.ts'
import { type Columns, findRow } from './index/columns.ts'
import { correctWords, listIdsByCode, listIdsByWords } from './queries.ts'
import { readCodeBeginning, splitWords } from './rules.ts'
import type { SearchIndex } from './index/search-index.ts'

/** Finds the ids of the listings that a text means, and keeps them until the index changes. */
export function createTextFinder(pool: Pool, index: SearchIndex): (text: string) => Promise<Int32Array> {
  // The list, its facets and its map are asked for at once: promises, so that the database is asked once for all three.
  const kept = new LRUCache<string, { version: number; ids: Promise<Int32Array> }>({ max: 64 })
  return (text) => {
    const { version } = index
    const before = kept.get(text)
    if (before?.version === version) return before.ids

    const code = readCodeBeginning(text)
    const ids = code ? listIdsByCode(pool, code) : idsOf(pool, splitWords(text))
    const asked = { version, ids }
    kept.set(text, asked)
    ids.catch(() => kept.peek(text) === asked && kept.delete(text))
    return ids
  }
}

/** Listings with all the words; where there are none, with the words that the text probably meant. */
async function idsOf(pool: Pool, words: string[]): Promise<Int32Array> {
  if (words.length === 0) return new Int32Array()
  const ids = await listIdsByWords(pool, words)
  if (ids.length > 0) return ids

  const meant = await correctWords(pool, words)
  return meant.join(' ') === words.join(' ') ? ids : listIdsByWords(pool, meant)
}

export function findRows(columns: Columns, ids: Int32Array): Bitset {
  const rows = new Uint32Array(columns.alive.length)
  for (const id of ids) {
    const row = findRow(columns, id)
    if (row >= 0) addRow(rows, row)
  }
  return rows
}
