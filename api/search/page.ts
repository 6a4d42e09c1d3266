import type { Sort } from '#contract/search/search.ts'

import { type Bitset, countRows, sliceRows } from './index/bitset.ts'
import type { Columns } from './index/columns.ts'
import { collectRows } from './matching.ts'
import { listHitsInOrder, type OrderName } from './index/order.ts'

export type PageRequest = { sort: Sort; page: number; per_page: number }

type Sorting = { by: OrderName | 'rank'; isDescending: boolean }

const sortings: Record<Sort, Sorting> = {
  relevance: { by: 'rank', isDescending: true },
  newest: { by: 'published', isDescending: true },
  price: { by: 'cents', isDescending: false },
  '-price': { by: 'cents', isDescending: true },
  m2: { by: 'm2', isDescending: false },
  '-m2': { by: 'm2', isDescending: true },
}

/** The rows of one page of the hits. Every sort is total: equals follow each other by id, in the sort's own direction. */
export function listPageRows(columns: Columns, hits: Bitset, { sort, page, per_page }: PageRequest): number[] {
  const sorting = sortings[sort]
  const from = (page - 1) * per_page
  const changed = changedHits(columns, hits, sorting)
  if (changed.length === 0) return baseHits(columns, hits, sorting, from, per_page)

  // So many base hits before the page surely come before it, however the changed ones fall among them.
  const skipped = Math.max(0, from - changed.length)
  const base = baseHits(columns, hits, sorting, skipped, per_page + changed.length)
  const together = [...base, ...changed].sort(comparing(columns, sorting))
  return together.slice(from - skipped, from - skipped + per_page)
}

/** Hits of the base from the `from`-th on, in order. */
function baseHits(
  columns: Columns,
  hits: Bitset,
  { by, isDescending }: Sorting,
  from: number,
  count: number,
): number[] {
  const base = hits.subarray(0, columns.tail >>> 5)
  if (by === 'rank') return sliceRows(base, from, count)

  const order = columns.orders[by]
  if (!isDescending) return listHitsInOrder(order, base, from, from + count)
  const total = countRows(base)
  return listHitsInOrder(order, base, Math.max(0, total - from - count), Math.max(0, total - from)).reverse()
}

/** Hits among the changes since the base was built, in order. */
function changedHits(columns: Columns, hits: Bitset, sorting: Sorting): number[] {
  const { rows, count } = collectRows(hits, columns.tail >>> 5)
  return Array.from(rows.subarray(0, count)).sort(comparing(columns, sorting))
}

function comparing(columns: Columns, { by, isDescending }: Sorting): (a: number, b: number) => number {
  const column = columns[by]
  const direction = isDescending ? -1 : 1
  return (a, b) => direction * (column[a]! - column[b]! || columns.id[a]! - columns.id[b]!)
}
