/** A set of rows: bit `row & 31` of word `row >>> 5`. Shared, so that a worker can read it where it stands. */
export type Bitset = Uint32Array

/** An empty set with room for so many rows. */
export function createBitset(rows: number): Bitset {
  return new Uint32Array(new SharedArrayBuffer(countWords(rows) * 4))
}

export const countWords = (rows: number): number => (rows + 31) >>> 5

export function addRow(set: Bitset, row: number): void {
  set[row >>> 5]! |= 1 << (row & 31)
}

export function dropRow(set: Bitset, row: number): void {
  set[row >>> 5]! &= ~(1 << (row & 31))
}

export const hasRow = (set: Bitset, row: number): boolean => ((set[row >>> 5]! >>> (row & 31)) & 1) === 1

export function intersect(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word]! &= other[word]!
}

export function subtract(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word]! &= ~other[word]!
}

/** Keeps the rows that are in any of the others. */
export function intersectAny(set: Bitset, others: readonly Bitset[]): void {
  for (let word = 0; word < set.length; word++) {
    let any = 0
    for (const other of others) any |= other[word]!
    set[word]! &= any
  }
}

export function countRows(set: Bitset): number {
  let count = 0
  for (let word = 0; word < set.length; word++) count += onesIn(set[word]!)
  return count
}

export const countShared = (set: Bitset, other: Bitset): number => createSharedCounter(set)(other)

/** Counts what one set shares with many others, of which only as many words as it has are looked at. */
export function createSharedCounter(set: Bitset): (other: Bitset) => number {
  // Words without a row are skipped once for all of them.
  const places = new Uint32Array(set.length + 3)
  const words = new Uint32Array(set.length + 3)
  let used = 0
  for (let place = 0; place < set.length; place++) {
    const word = set[place]!
    places[used] = place
    words[used] = word
    if (word !== 0) used++
  }
  words.fill(0, used)

  return (other) => {
    let count = 0
    // Four words at once: counting ones costs more than adding the words up, bit by bit, to what they have in ones and twos.
    for (let at = 0; at < used; at += 4) {
      const a = words[at]! & other[places[at]!]!
      const b = words[at + 1]! & other[places[at + 1]!]!
      const c = words[at + 2]! & other[places[at + 2]!]!
      const d = words[at + 3]! & other[places[at + 3]!]!
      const odd = a ^ b ^ c
      count += onesIn(odd ^ d) + 2 * (onesIn((a & b) | ((a ^ b) & c)) + onesIn(odd & d))
    }
    return count
  }
}

/** Writes the rows of the set, ascending, into `rows` and says how many; `rows` must have room for all. */
export function listRows(set: Bitset, rows: Uint32Array, fromWord = 0): number {
  let count = 0
  for (let word = fromWord; word < set.length; word++) {
    let rest = set[word]!
    while (rest !== 0) {
      rows[count++] = (word << 5) + 31 - Math.clz32(rest & -rest)
      rest &= rest - 1
    }
  }
  return count
}

/** The rows that stand `from`-th to `from + count`-th in the set, ascending. */
export function sliceRows(set: Bitset, from: number, count: number): number[] {
  const rows: number[] = []
  let skip = from
  for (let word = 0; word < set.length && rows.length < count; word++) {
    let rest = set[word]!
    const ones = onesIn(rest)
    if (ones <= skip) {
      skip -= ones
      continue
    }
    for (; rest !== 0 && rows.length < count; rest &= rest - 1) {
      if (skip > 0) skip--
      else rows.push((word << 5) + 31 - Math.clz32(rest & -rest))
    }
  }
  return rows
}

/** Hacker's Delight, figure 5-2. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
