/** Entries of a directory in columns, by rising number: a run of equal tiles, or, where `runs` is 0, a leaf directory. */
export type Directory = { numbers: Float64Array; runs: Uint32Array; lengths: Uint32Array; offsets: Float64Array }
export type Entry = { number: number; run: number; length: number; offset: number }

/** Reads an inflated directory; throws where it is none. */
export function readDirectory(bytes: Buffer): Directory {
  let at = 0
  function next(): number {
    let [value, scale] = [0, 1]
    for (;;) {
      const byte = bytes[at++]
      if (byte === undefined || scale > 2 ** 49) throw new Error('a directory of it makes no sense')
      value += (byte & 127) * scale
      if (byte < 128) return value
      scale *= 128
    }
  }
  const count = next()
  // Each entry takes four bytes or more.
  if (count * 4 > bytes.length) throw new Error('a directory of it makes no sense')
  const numbers = new Float64Array(count)
  for (let entry = 0, number = 0; entry < count; entry++) numbers[entry] = number += next()
  const runs = new Uint32Array(count).map(next)
  const lengths = new Uint32Array(count).map(next)
  const offsets = new Float64Array(count)
  for (let entry = 0; entry < count; entry++) {
    const said = next()
    // 0: right after the one before.
    offsets[entry] = said > 0 ? said - 1 : entry > 0 ? offsets[entry - 1]! + lengths[entry - 1]! : 0
  }
  return { numbers, runs, lengths, offsets }
}

/** The entry in which a tile's number falls: its run, the leaf that may have it, or none. */
export function findEntry(directory: Directory, number: number): Entry | null {
  const { numbers, runs } = directory
  let [low, high] = [0, numbers.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    if (numbers[middle]! <= number) low = middle + 1
    else high = middle - 1
  }
  if (high < 0) return null
  const isLeaf = runs[high] === 0
  return isLeaf || number - numbers[high]! < runs[high]! ? getEntry(directory, high) : null
}

export function getEntry({ numbers, runs, lengths, offsets }: Directory, at: number): Entry {
  return { number: numbers[at]!, run: runs[at]!, length: lengths[at]!, offset: offsets[at]! }
}

/** The bytes of a directory, not yet compressed. */
export function writeDirectory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = []
  function put(value: number): void {
    let rest = value
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
    bytes.push(rest)
  }
  put(entries.length)
  for (const [at, { number }] of entries.entries()) put(at > 0 ? number - entries[at - 1]!.number : number)
  for (const { run } of entries) put(run)
  for (const { length } of entries) put(length)
  for (const [at, { offset }] of entries.entries()) {
    const before = entries[at - 1]
    put(before && offset === before.offset + before.length ? 0 : offset + 1)
  }
  return Buffer.from(bytes)
}
