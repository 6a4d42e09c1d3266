import { LRUCache } from 'lru-cache'

import { languages, type Language } from '#contract/fields.ts'

import type { Database } from '../database/open.ts'
import { isDatabaseAway } from '../database/database-errors.ts'
import { listCards } from '../property/queries.ts'
import type { Followed } from './follow-listings.ts'

const maxBytes = 48 * 1024 * 1024

/** Cards of listings as JSON text, kept until the listing changes. */
export type Cards = { of: (listings: readonly Listed[], language: Language) => Promise<string[]> }
type Listed = { id: number; code: string }

export function keepCards(db: Database, { index, onChange }: Followed): Cards {
  const kept = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (card, key) => card.length + key.length,
  })
  onChange((ids) => {
    if (ids === null) kept.clear()
    else for (const id of ids) for (const language of languages) kept.delete(keyOf(id, language))
  })

  /** The cards of these listings, in their order. Without a database, those that are kept. */
  async function cardsOf(listings: readonly Listed[], language: Language): Promise<string[]> {
    const missing = listings.filter(({ id }) => !kept.has(keyOf(id, language)))
    const read = missing.length > 0 ? await readCards(missing, language, missing.length < listings.length) : null
    return listings.flatMap(({ id, code }) => read?.get(code) ?? kept.get(keyOf(id, language)) ?? [])
  }

  async function readCards(
    missing: readonly Listed[],
    language: Language,
    hasOthers: boolean,
  ): Promise<Map<string, string>> {
    const { version } = index
    try {
      const cards = await listCards(
        db,
        missing.map(({ id }) => id),
        language,
      )
      const texts = new Map(cards.map((card) => [card.code, JSON.stringify(card)]))
      // A change may have passed between this read and now: such cards are given once and not kept.
      if (index.version === version) {
        for (const { id, code } of missing) {
          const text = texts.get(code)
          if (text) kept.set(keyOf(id, language), text)
        }
      }
      return texts
    } catch (error) {
      if (hasOthers && isDatabaseAway(error)) return new Map()
      throw error
    }
  }

  return { of: cardsOf }
}

const keyOf = (id: number, language: Language): string => `${language}${id}`
