import { sql } from 'drizzle-orm'

import { getDayHere } from '#contract/day.ts'

import type { Database } from '../database/open.ts'
import { startLoop, type Loop } from '../tools/start-loop.ts'
import type { Tools } from '../tools.ts'

/** Listings whose openings one process sums between two writes; what is beyond is not counted. */
const maxListings = 20_000
/** What a process that is killed may lose. */
const restMs = 10_000

export type Openings = {
  count: (code: string) => void
  /** Writes what was summed; codes that nothing on offer has are forgotten. */
  write: () => Promise<void>
}

/** Sums openings of listings in this process. */
export function createOpenings({ db, now }: Pick<Tools, 'db' | 'now'>): Openings {
  let counts = new Map<string, number>()
  return {
    count: (code) => {
      if (counts.size >= maxListings && !counts.has(code)) return
      counts.set(code, (counts.get(code) ?? 0) + 1)
    },
    write: async () => {
      if (counts.size === 0) return
      const taken = counts
      counts = new Map()
      try {
        await addOpenings(db, taken, getDayHere(now()))
      } catch (error) {
        // They are still to be written, with those that came meanwhile.
        for (const [code, count] of taken) counts.set(code, (counts.get(code) ?? 0) + count)
        throw error
      }
    },
  }
}

async function addOpenings(db: Database, counts: ReadonlyMap<string, number>, day: string): Promise<void> {
  const [codes, numbers] = [[...counts.keys()], [...counts.values()]]
  await db.execute(sql`
    insert into listing_day as known (listing_id, day, opened)
    select listing.id, ${day}::date, counted.opened
    from unnest(${sql.param(codes)}::text[], ${sql.param(numbers)}::int[]) as counted (code, opened)
    join listing on listing.code = counted.code and listing.status = 'published'
    order by listing.id
    on conflict (listing_id, day) do update set opened = known.opened + excluded.opened`)
}

/** Writes what this process summed, again and again and at its end. */
export function startWritingOpenings({ log }: Pick<Tools, 'log'>, openings: Openings): Pick<Loop, 'close'> {
  const loop = startLoop({
    restMs,
    onError: (err) => log.error({ err }, 'openings of listings could not be written'),
    work: async () => {
      await openings.write()
      return restMs
    },
  })
  return {
    close: async () => {
      await loop.close()
      await openings.write().catch((err: unknown) => log.error({ err }, 'the last openings could not be written'))
    },
  }
}
