import { addRow, type Bitset, countRows, dropRow, hasRow, subtract } from './index/bitset.ts'
import { type Columns, getBitset } from './index/columns.ts'
import { type Criteria, matchConditions } from './matching.ts'

/** Whether each offer counts by itself, as in what one agent or agency has. */
export function countsOffers({ agent, agency }: Pick<Criteria, 'agent' | 'agency'>): boolean {
  return agent !== undefined || agency !== undefined
}

/** Hits as those that stand for themselves, and the offers of each home that has any. */
export type Parted = { single: Bitset; homes: readonly (readonly number[])[] }

/** Parts hits by homes, of which each counts once however many offer it; all stand for themselves where offers count. */
export function partByHome(columns: Columns, hits: Bitset, criteria: Pick<Criteria, 'agent' | 'agency'>): Parted {
  const offers = getBitset(columns, 'home', 'any')
  if (!offers || countsOffers(criteria)) return { single: hits, homes: [] }
  const homes = groupByHome(columns, hits, offers)
  if (homes.size === 0) return { single: hits, homes: [] }
  const single = new Uint32Array(hits)
  subtract(single, offers)
  return { single, homes: [...homes.values()] }
}

/** How many homes there are among the hits. */
export const countHomes = ({ single, homes }: Parted): number => countRows(single) + homes.length

/** Strikes of each home's hits all but the one that is shown. */
export function strikeOthers(columns: Columns, hits: Bitset, criteria: Pick<Criteria, 'agent' | 'agency'>): Bitset {
  const { homes } = partByHome(columns, hits, criteria)
  for (const rows of homes) {
    if (rows.length === 1) continue
    for (const row of rows) dropRow(hits, row)
    addRow(hits, rows.toSorted(comparing(columns))[0]!)
  }
  return hits
}

/** The other offers of the homes that some listings are, as they now are searched. */
export function listSiblings(columns: Columns, ids: readonly number[]): number[] {
  const offers = getBitset(columns, 'home', 'any')
  const homes = new Set(ids.map((id) => columns.home_id[columns.rowOfId[id] ?? -1] ?? 0).filter((home) => home > 0))
  if (!offers || homes.size === 0) return []
  const siblings = [...groupByHome(columns, matchConditions([], columns.alive), offers)]
  return siblings.flatMap(([home, rows]) => (homes.has(home) ? rows.map((row) => columns.id[row]!) : []))
}

function groupByHome(columns: Columns, hits: Bitset, offers: Bitset): Map<number, number[]> {
  const homes = new Map<number, number[]>()
  for (let word = 0; word < hits.length; word++) {
    let rest = hits[word]! & offers[word]!
    while (rest !== 0) {
      const row = (word << 5) + 31 - Math.clz32(rest & -rest)
      const home = columns.home_id[row]!
      const others = homes.get(home)
      if (others) others.push(row)
      else homes.set(home, [row])
      rest &= rest - 1
    }
  }
  return homes
}

/** The order of which offer stands for a home: an exclusive mandate, and then the order of relevance. */
function comparing(columns: Columns): (a: number, b: number) => number {
  const exclusive = getBitset(columns, 'flag', 'exclusive')
  const isExclusive = (row: number) => (exclusive && hasRow(exclusive, row) ? 1 : 0)
  const { rank, id } = columns
  return (a, b) => isExclusive(b) - isExclusive(a) || rank[b]! - rank[a]! || id[b]! - id[a]!
}
