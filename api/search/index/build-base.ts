import { addRow, type Bitset, createBitset, hasRow, listRows } from './bitset.ts'
import { type Columns, columnNames, createColumns, rememberRow } from './columns.ts'
import { fillOrder, orderNames } from './order.ts'

/** Room for changes: enough that a busy day needs few rebuilds, little enough that the tail costs no search anything. */
const roomForChanges = (listings: number) => Math.max(2048, listings >>> 6)

/** The same listings with all of them in the base. Only rows of `alive` are read, so it may run beside new changes. */
export function buildBase(from: Columns, alive: Bitset = from.alive): Columns {
  const source = rowsByRelevance(from, alive)
  const to = createColumns(source.length, roomForChanges(source.length), from.rowOfId.length - 1)
  for (const name of columnNames) gather(from[name], source, to[name])
  const rowIn = new Uint32Array(from.capacity)
  for (let row = 0; row < source.length; row++) rowIn[source[row]!] = row
  // Most values have few of the rows: theirs are looked at, and not each row for each value.
  const rows = new Uint32Array(from.capacity)
  for (const [value, bitset] of from.bitsets) {
    const moved = createBitset(to.capacity)
    const count = listRows(bitset, rows)
    for (let at = 0; at < count; at++) if (hasRow(alive, rows[at]!)) addRow(moved, rowIn[rows[at]!]!)
    to.bitsets.set(value, moved)
  }
  for (let row = 0; row < source.length; row++) {
    addRow(to.alive, row)
    rememberRow(to, to.id[row]!, row)
  }
  const rowsById = to.rowOfId.filter((row) => row >= 0)
  const desk = { sorted: new Float64Array(source.length), taken: new Uint32Array(source.length) }
  for (const name of orderNames) fillOrder(to.orders[name], to[name], rowsById, desk)
  return to
}

/** Highest rank first, the newer listing first among equals: the order of `sort=relevance`. */
function rowsByRelevance({ rank, id, size }: Columns, alive: Bitset): Uint32Array {
  const rows = new Uint32Array(size)
  return rows.subarray(0, listRows(alive, rows)).sort((a, b) => rank[b]! - rank[a]! || id[b]! - id[a]!)
}

type ColumnName = (typeof columnNames)[number]

function gather(from: Columns[ColumnName], rows: Uint32Array, to: Columns[ColumnName]): void {
  for (let row = 0; row < rows.length; row++) to[row] = from[rows[row]!]!
}
