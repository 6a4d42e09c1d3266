import { type Bitset, intersect } from './index/bitset.ts'
import { getBitset, type Columns } from './index/columns.ts'
import { partByHome } from './homes.ts'
import { collectRows } from './matching.ts'

type Counts = ReadonlyMap<number, number>

/** How many homes on offer each sector has, by id, and how many listings each agent, each agency, and each agent in the Collection. */
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
    sector: countHomesBy(columns, columns.sector_id),
    agent: countBy(columns.agent_id),
    agency: countBy(columns.agency_id),
    agent_in_collection: countBy(columns.agent_id, membersAlive(columns)),
  }
}

/** As `countBy`, but a home that several offer is one. */
function countHomesBy(columns: Columns, column: Uint16Array): Counts {
  const { single, homes } = partByHome(columns, columns.alive, {})
  const counts = new Map<number, number>()
  const add = (id: number) => counts.set(id, (counts.get(id) ?? 0) + 1)
  const { rows, count } = collectRows(single)
  for (let hit = 0; hit < count; hit++) add(column[rows[hit]!]!)
  for (const offers of homes) for (const id of new Set(offers.map((row) => column[row]!))) add(id)
  return counts
}

function membersAlive(columns: Columns): Bitset {
  const members = getBitset(columns, 'flag', 'collection')
  if (!members) return new Uint32Array()
  const alive = new Uint32Array(columns.alive)
  intersect(alive, members)
  return alive
}
