import type { Pool } from 'pg'

import { listOthers, type OtherChange } from './queries.ts'

/** Hears which agents, agencies and projects changed. */
export type SubscribeToOthers = (changes: readonly OtherChange[]) => void

/** Finds what changed besides listings, by the same mark as search: each change once, however often looks overlap. */
export function createOtherChanges(pool: Pool) {
  const seen = new Map<number, string>()
  const subscribers: SubscribeToOthers[] = []
  let version = 0
  return {
    /** Moves with every change. */
    version: () => version,
    subscribe: (subscriber: SubscribeToOthers) => subscribers.push(subscriber),
    async look(since: string): Promise<void> {
      const found = (await listOthers(pool, since)).filter(({ id }) => !seen.has(id))
      // What is older than the mark is not found again.
      for (const [id, at] of seen) if (at < since) seen.delete(id)
      if (found.length === 0) return
      for (const { id, changed_at } of found) seen.set(id, changed_at)
      version++
      for (const subscribe of subscribers) subscribe(found)
    },
  }
}
