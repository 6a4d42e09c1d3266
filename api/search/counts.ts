import type { Columns } from './columns/columns.ts'
import { rowsOf } from './matching.ts'

type Counts = ReadonlyMap<number, number>

/** How many published listings each sector, agent and agency has, by id. */
export type ListingCounts = { sector: Counts; agent: Counts; agency: Counts }

export function countListings(columns: Columns): ListingCounts {
  const { rows, count } = rowsOf(columns.alive)
  const countBy = (column: Int32Array | Uint16Array): Counts => {
    const counts = new Map<number, number>()
    for (let hit = 0; hit < count; hit++) {
      const id = column[rows[hit]!]!
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    return counts
  }
  return {
    sector: countBy(columns.sector_id),
    agent: countBy(columns.agent_id),
    agency: countBy(columns.agency_id),
  }
}
