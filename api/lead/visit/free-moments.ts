import { LRUCache } from 'lru-cache'

import { visitDays } from '#contract/lead/visit-hours.ts'

import type { Tools } from '../../tools.ts'
import { getWeek } from './queries.ts'
import { listFreeMoments, type Week } from './rules.ts'

/** Milliseconds that an agent's week is remembered: whoever asks for a moment is told at once when it is gone. */
const life = 5000

/** The free moments of agents, whose weeks are remembered for a moment. */
export function createFreeMoments({ readDb, now }: Pick<Tools, 'readDb' | 'now'>) {
  const weeks = new LRUCache<number, Week>({ max: 500, ttl: life })
  return {
    list: async (agent_id: number, days = visitDays): Promise<string[]> => {
      const at = now()
      const week = weeks.get(agent_id) ?? (await getWeek(readDb, agent_id, at))
      weeks.set(agent_id, week, { noUpdateTTL: true })
      return listFreeMoments(week, at, days)
    },
    /** What this process has changed it knows at once. */
    forget: (agent_id: number | null) => void (agent_id !== null && weeks.delete(agent_id)),
  }
}
export type FreeMoments = ReturnType<typeof createFreeMoments>
