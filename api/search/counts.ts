import { type Bitset, intersect } from './index/bitset.ts'
import { getBitset, type Columns } from './index/columns.ts'
import { collectRows } from './matching.ts'

type Counts = ReadonlyMap<number, number>

/** How many published listings each sector, agent and agency has, by id, and each agent in the Collection. */
export type ListingCounts = { sector: Counts; agent: Counts; agency: Counts; agent_in_collection: Counts }

export function countListings(columns: Columns): ListingCounts {
  const countBy = (column: Int32Array | Uint16Array, among = columns.alive): Counts => {
    const counts = new Map<number, number>()
    const { rows, count } = collectRows(among)
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
    agent_in_collection: countBy(columns.agent_id, membersAlive(columns)),
  }
}

function membersAlive(columns: Columns): Bitset {
  const members = getBitset(columns, 'flag', 'collection')
  if (!members) return new Uint32Array()
  const alive = new Uint32Array(columns.alive)
  intersect(alive, members)
  return alive
}
