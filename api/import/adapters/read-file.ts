import type { RawRow } from '#contract/exchange/row.ts'
import type { SourceKind } from '#contract/import/source.ts'

import { readCsv } from './csv.ts'
import { readHouzez } from './houzez.ts'
import { readKyero } from './kyero.ts'
import { createUnreadable } from './unreadable.ts'
import { readXlsx } from './xlsx.ts'

/** What a file is by its first bytes. */
export type FileKind = 'csv' | 'xlsx' | 'kyero' | 'houzez' | 'reso'

/** Bytes that tell what a file is. */
const headBytes = 8192

/** The rows of a file, which is what its bytes say and must be of the source's kind, where one is named. */
export async function* readFile(
  bytes: AsyncIterable<Uint8Array>,
  { kind, sheet }: { kind?: SourceKind; sheet?: number | string } = {},
): AsyncGenerator<RawRow> {
  const iterator = bytes[Symbol.asyncIterator]()
  const pieces: Uint8Array[] = []
  let length = 0
  while (length < headBytes) {
    const { value, done } = await iterator.next()
    if (done) break
    pieces.push(value)
    length += value.length
  }
  if (length === 0) throw createUnreadable('field.file_empty')
  const head = Buffer.concat(pieces)
  const found = detectKind(head)
  if (found === null || (kind && !isOfKind(found, kind))) throw createUnreadable('field.file_kind')
  const whole = joinPieces(head, iterator)
  try {
    if (found === 'xlsx') yield* readXlsx(whole, sheet === undefined ? {} : { sheet })
    else if (found === 'kyero') yield* readKyero(whole)
    else if (found === 'houzez') yield* readHouzez(whole)
    else if (found === 'csv') yield* readCsv(whole)
    else throw createUnreadable('field.file_kind')
  } finally {
    await iterator.return?.()
  }
}

/** How old Excel, PDF, GIF, PNG, JPEG and gzip begin. */
const foreignMarks = ['\u00D0\u00CF\u0011\u00E0', '%PDF', 'GIF8', '\u0089PNG', '\u00FF\u00D8\u00FF', '\u001F\u008B']

/** What a file is by its beginning: what it is called says nothing. */
export function detectKind(head: Uint8Array): FileKind | null {
  const bytes = Buffer.from(head.subarray(0, headBytes))
  if (bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) return 'xlsx'
  if (foreignMarks.some((mark) => bytes.toString('latin1', 0, mark.length) === mark)) return null
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe || bytes[1] === 0
  const text = (isWide ? bytes.toString('utf16le') : bytes.toString('utf8')).replace(/^[\uFEFF\s]+/, '')
  if (/^[[{]/.test(text)) return 'reso'
  if (!text.startsWith('<')) return 'csv'
  if (/<(?:rss|channel)[\s>]|wordpress\.org\/export/i.test(text)) return 'houzez'
  return /^<(?:!doctype\s+html|html)\b/i.test(text) ? null : 'kyero'
}

function isOfKind(found: FileKind, kind: SourceKind): boolean {
  if (kind === 'table') return found === 'csv' || found === 'xlsx'
  return kind === 'reso_api' ? found === 'reso' : found === kind
}

async function* joinPieces(head: Uint8Array, iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head
  for (;;) {
    const { value, done } = await iterator.next()
    if (done) return
    yield value
  }
}
