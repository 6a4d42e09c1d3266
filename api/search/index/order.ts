import { addRow, type Bitset, dropRow, hasRow, createSharedCounter, countWords } from './bitset.ts'
import { measurePiece, type Cut } from './shared-piece.ts'

/** Columns that listings are sorted by, or asked for a range of. */
export const orderNames = ['cents', 'm2', 'published', 'latitude', 'longitude'] as const
export type OrderName = (typeof orderNames)[number]

/**
 * The rows of the base, ascending by one column and then by id, with a ladder beside them: rung `n` is the set of the
 * first `n × step` rows. With it the set of any stretch, or the row at any place among some hits, costs a step at most.
 */
export type Order = { rows: Uint32Array; step: number; rungs: Bitset[] }

const rungCount = 32

export function createOrder(base: number, cut: Cut): Order {
  return {
    rows: cut(Uint32Array, base),
    step: Math.ceil(base / rungCount) || 1,
    rungs: Array.from({ length: rungCount }, () => cut(Uint32Array, countWords(base))),
  }
}

export const measureOrder = (base: number): number =>
  measurePiece(Uint32Array, base) + rungCount * measurePiece(Uint32Array, countWords(base))

/** Room to sort in, for one order after another: megabytes each time would be many before any is let go. */
export type Desk = { sorted: Float64Array; taken: Uint32Array }

/** Sorts the base's rows by the column and sets the rungs. `rowsById` brings them ascending by id, which settles ties. */
export function fillOrder(
  { rows, rungs, step }: Order,
  column: Float64Array,
  rowsById: Int32Array,
  { sorted, taken }: Desk,
): void {
  // Sorting bare numbers and looking each place up is five times as fast as sorting rows with a comparison.
  sorted.set(column.subarray(0, rows.length))
  sorted.sort()
  taken.fill(0)
  for (const row of rowsById) {
    const first = firstPlaceOf(column[row]!, sorted, rows.length)
    rows[first + taken[first]!++] = row
  }

  for (let rung = 1; rung < rungCount; rung++) {
    rungs[rung]!.set(rungs[rung - 1]!)
    for (const row of rows.subarray((rung - 1) * step, rung * step)) addRow(rungs[rung]!, row)
  }
}

/** `firstAtLeast` of sorted numbers without a call for each step: a start asks it for each row. */
function firstPlaceOf(value: number, sorted: Float64Array, length: number): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Keeps, of the base's hits, those whose value lies from `low` to `high`, both included. */
export function keepStretch(order: Order, column: Float64Array, hits: Bitset, low: number, high: number): void {
  const valueAt = (place: number) => column[order.rows[place]!]!
  const start = firstAtLeast(order.rows.length, valueAt, low)
  const end = firstAbove(order.rows.length, valueAt, high)
  const words = countWords(order.rows.length)
  if (end < order.rows.length) {
    const kept = firstRows(order, end)
    for (let word = 0; word < words; word++) hits[word]! &= kept[word]!
  }
  if (start > 0) {
    const dropped = firstRows(order, start)
    for (let word = 0; word < words; word++) hits[word]! &= ~dropped[word]!
  }
}

/** Counts the hits of the base whose value is below another, for one after another. */
export function createBelowCounter(order: Order, column: Float64Array, hits: Bitset): (value: number) => number {
  const { rows, rungs, step } = order
  const countIn = createSharedCounter(hits.subarray(0, countWords(rows.length)))
  return (value) => {
    const end = firstAtLeast(rows.length, (place) => column[rows[place]!]!, value)
    const rung = nearestRung(order, end)
    let count = countIn(rungs[rung]!)
    for (let place = rung * step; place < end; place++) if (hasRow(hits, rows[place]!)) count++
    for (let place = end; place < rung * step && place < rows.length; place++) if (hasRow(hits, rows[place]!)) count--
    return count
  }
}

/** The hits that stand `from`-th to `to`-th among the base's hits, ascending. */
export function listHitsInOrder({ rows, rungs, step }: Order, hits: Bitset, from: number, to: number): number[] {
  const countIn = createSharedCounter(hits.subarray(0, countWords(rows.length)))
  let below = 0
  let rung = 0
  for (let high = rungs.length - 1; rung < high;) {
    const middle = (rung + high + 1) >>> 1
    const count = countIn(rungs[middle]!)
    if (count <= from) [rung, below] = [middle, count]
    else high = middle - 1
  }

  const found: number[] = []
  for (let place = rung * step; place < rows.length && found.length < to - from; place++) {
    const row = rows[place]!
    if (hasRow(hits, row) && below++ >= from) found.push(row)
  }
  return found
}

let scratch: Bitset = new Uint32Array()

/** The set of the first so many rows; good until the next call. */
function firstRows(order: Order, count: number): Bitset {
  const { rows, rungs, step } = order
  const words = countWords(rows.length)
  if (scratch.length !== words) scratch = new Uint32Array(words)

  const rung = nearestRung(order, count)
  scratch.set(rungs[rung]!)
  for (const row of rows.subarray(rung * step, count)) addRow(scratch, row)
  for (const row of rows.subarray(count, rung * step)) dropRow(scratch, row)
  return scratch
}

const nearestRung = ({ step }: Order, count: number) => Math.min(Math.round(count / step), rungCount - 1)

function firstAtLeast(length: number, valueAt: (place: number) => number, value: number): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (valueAt(middle) < value) low = middle + 1
    else high = middle
  }
  return low
}

function firstAbove(length: number, valueAt: (place: number) => number, value: number): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (valueAt(middle) <= value) low = middle + 1
    else high = middle
  }
  return low
}
