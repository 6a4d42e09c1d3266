import type { Pool } from 'pg'

import { listOthers, type OtherChange } from './queries.ts'

/** Hears which agents, agencies and projects changed, and of which listings the photos. */
export type SubscribeToOthers = (changes: readonly OtherChange[]) => void

/** So many changes are remembered; those that looks find again are of the last seconds, or as old as a transaction. */
const remembered = 10_000

/**
 * Finds what changed besides listings, by the same mark as search: each change once, however often looks overlap. The mark
 * goes back when a transaction that began earlier begins to write, so what was seen is not forgotten by it.
 */
export function createOtherChanges(pool: Pool) {
  const seen = new Set<number>()
  const subscribers: SubscribeToOthers[] = []
  let version = 0
  return {
    /** Moves with every change. */
    version: () => version,
    subscribe: (subscriber: SubscribeToOthers) => subscribers.push(subscriber),
    async look(since: string): Promise<void> {
      const found = (await listOthers(pool, since)).filter(({ id }) => !seen.has(id))
      if (found.length === 0) return
      for (const { id } of found) seen.add(id)
      // A set keeps the order in which it was filled.
      for (const id of seen) if (seen.size > remembered) seen.delete(id)
      version++
      for (const subscribe of subscribers) subscribe(found)
    },
  }
}
