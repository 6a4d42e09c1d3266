/** Bytes that are looked at for how a text is written. */
const sample = 4096

/**
 * A file's text, whatever it is written in: UTF-8 with its mark or without, UTF-16, else windows-1252. Where UTF-8 is
 * broken in few places they become U+FFFD, so that it can be counted; characters of no text (NUL) are left out.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: { decode: (piece: Uint8Array | null) => string } | undefined
  let head: Buffer = Buffer.alloc(0)
  for await (const piece of bytes) {
    if (decoder) {
      yield clean(decoder.decode(piece))
      continue
    }
    head = Buffer.concat([head, piece])
    if (head.length < sample) continue
    decoder = chooseDecoder(head)
    yield clean(decoder.decode(head))
  }
  if (!decoder && head.length > 0) {
    decoder = chooseDecoder(head)
    yield clean(decoder.decode(head))
  }
  if (decoder) yield clean(decoder.decode(null))
}

function chooseDecoder(head: Buffer) {
  if (head[0] === 0xff && head[1] === 0xfe) return createWide('utf-16le')
  if (head[0] === 0xfe && head[1] === 0xff) return createWide('utf-16be')
  const looked = head.subarray(0, sample)
  const nuls = [0, 1].map((from) => looked.filter((byte, at) => at % 2 === from && byte === 0).length)
  // Every other byte of Latin letters in UTF-16 is none.
  if (nuls[1]! > looked.length / 4) return createWide('utf-16le')
  return nuls[0]! > looked.length / 4 ? createWide('utf-16be') : createNarrow()
}

function createWide(name: 'utf-16le' | 'utf-16be') {
  const decoder = new TextDecoder(name)
  return { decode: (piece: Uint8Array | null) => (piece ? decoder.decode(piece, { stream: true }) : decoder.decode()) }
}

/** UTF-8 as long as it is; windows-1252 from the first piece that is none, unless letters of UTF-8 stood there before. */
function createNarrow() {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const loose = new TextDecoder('utf-8')
  const old = new TextDecoder('windows-1252')
  let tail: Buffer = Buffer.alloc(0)
  let isUtf8Seen = false
  let mode: 'strict' | 'loose' | 'old' = 'strict'

  function decodeStrict(whole: Buffer): string {
    try {
      const text = strict.decode(whole)
      isUtf8Seen ||= text.length < whole.length
      return text
    } catch {
      const text = loose.decode(whole)
      const broken = text.match(/\uFFFD/g)?.length ?? 0
      const letters = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0
      mode = isUtf8Seen || letters > broken * 2 ? 'loose' : 'old'
      return mode === 'loose' ? text : old.decode(whole)
    }
  }

  return {
    decode(piece: Uint8Array | null) {
      const all = Buffer.concat([tail, piece ?? Buffer.alloc(0)])
      if (mode === 'old') return old.decode(all)
      const end = piece === null ? all.length : all.length - countUnfinished(all)
      tail = Buffer.from(all.subarray(end))
      const whole = all.subarray(0, end)
      const text = mode === 'strict' ? decodeStrict(whole) : loose.decode(whole)
      // Once it is the old code, what was kept for a letter of several bytes is letters itself.
      if ((mode as string) !== 'old') return text
      const rest = old.decode(tail)
      tail = Buffer.alloc(0)
      return text + rest
    },
  }
}

/** Bytes at the end that begin a letter which is not whole yet. */
function countUnfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0
    if (byte < 0x80) return 0
  }
  return 0
}

function clean(text: string): string {
  return text.replaceAll('\0', '')
}
