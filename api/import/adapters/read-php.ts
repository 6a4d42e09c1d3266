export type PhpValue = string | number | boolean | null | { [key: string]: PhpValue }

const maxDepth = 8
const maxEntries = 5000
const longest = 2 ** 20

/** A value as PHP's `serialize` writes it; undefined for what is none, is cut, too deep or long, or holds objects. */
export function readPhp(text: string): PhpValue | undefined {
  if (text.length > longest) return undefined
  const bytes = Buffer.from(text)
  let at = 0
  let entries = 0

  /** What stands until a sign, which is passed over. */
  function take(sign: string): string | undefined {
    const end = bytes.indexOf(sign, at)
    if (end < 0 || end - at > 40) return undefined
    const part = bytes.toString('latin1', at, end)
    at = end + 1
    return part
  }

  function readText(): string | undefined {
    const length = Number(take(':'))
    if (!Number.isInteger(length) || length < 0 || at + length + 3 > bytes.length + 1) return undefined
    const isWhole = bytes[at] === 0x22 && bytes[at + 1 + length] === 0x22
    if (!isWhole) return undefined
    const value = bytes.toString('utf8', at + 1, at + 1 + length)
    at += length + 2
    if (bytes[at] === 0x3b) at++
    return value
  }

  function readNumber(): number | undefined {
    const part = take(';')
    const value = Number(part)
    return part === undefined || part.trim() === '' || !Number.isFinite(value) ? undefined : value
  }

  function readList(depth: number): PhpValue | undefined {
    const count = Number(take(':'))
    if (!Number.isInteger(count) || count < 0 || (entries += count) > maxEntries || bytes[at++] !== 0x7b)
      return undefined
    const pairs: [string, PhpValue][] = []
    for (let entry = 0; entry < count; entry++) {
      const key = read(depth + 1)
      const value = read(depth + 1)
      if ((typeof key !== 'string' && typeof key !== 'number') || value === undefined) return undefined
      pairs.push([String(key), value])
    }
    return bytes[at++] === 0x7d ? Object.fromEntries(pairs) : undefined
  }

  function read(depth: number): PhpValue | undefined {
    const kind = String.fromCharCode(bytes[at] ?? 0)
    const mark = String.fromCharCode(bytes[at + 1] ?? 0)
    if (depth > maxDepth || mark !== (kind === 'N' ? ';' : ':')) return undefined
    at += 2
    if (kind === 'N') return null
    if (kind === 's') return readText()
    if (kind === 'a') return readList(depth)
    if (kind === 'b') return readNumber() === 1
    return kind === 'i' || kind === 'd' ? readNumber() : undefined
  }

  return read(0)
}
