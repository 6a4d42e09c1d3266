import Papa from 'papaparse'

import type { RawRow } from '#contract/exchange/row.ts'

import { decodeText } from './decode-text.ts'
import { nameCells } from './table-rows.ts'
import { createUnreadable, limitBytes } from './unreadable.ts'

const maxBytes = 200 * 2 ** 20
/** Letters of the beginning by which the separator is found, of a record at most, and parsed at once. */
const sampleLetters = 64 * 1024
const maxRecord = 2 ** 21
const batchLetters = 256 * 1024
const separators = [',', ';', '\t', '|']

/** The rows of a CSV or TSV file as it comes; a file whose last text is not closed is refused when its end is there. */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RawRow> {
  yield* nameCells(splitRecords(decodeText(limitBytes(bytes, maxBytes))))
}

async function* splitRecords(texts: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = ''
  let style: Style | undefined
  let scanned: Scan = { at: 0, isQuoted: false, end: 0 }
  for await (const text of texts) {
    rest += text
    if (!style && rest.length < sampleLetters) continue
    style ??= findStyle(rest)
    scanned = scanRecords(rest, style, scanned)
    if (scanned.end < batchLetters && rest.length - scanned.end <= maxRecord) continue
    if (scanned.end === 0) throw createUnreadable('field.file_cell')
    yield* parse(rest.slice(0, scanned.end), style)
    rest = rest.slice(scanned.end)
    scanned = { at: scanned.at - scanned.end, isQuoted: scanned.isQuoted, end: 0 }
  }
  if (rest.length === 0 && style) return
  style ??= findStyle(rest)
  if (!rest.endsWith(style.lineEnd)) rest += style.lineEnd
  const { isQuoted, end } = scanRecords(rest, style, scanned)
  if (rest.length - end > maxRecord) throw createUnreadable('field.file_cell')
  if (isQuoted) throw createUnreadable('field.file_broken')
  yield* parse(rest, style)
}

type Style = { separator: string; lineEnd: '\n' | '\r' }
/** How far a text is looked through, whether that is inside quotes, and where its last whole record ends. */
type Scan = { at: number; isQuoted: boolean; end: number }

/** Goes on to find whole records: a quote opens where a cell begins, and a line ends where none is open. */
function scanRecords(text: string, { separator, lineEnd }: Style, from: Scan): Scan {
  let { at, isQuoted, end } = from
  while (at < text.length) {
    const quote = text.indexOf('"', at)
    if (isQuoted) {
      if (quote < 0) return { at: text.length, isQuoted, end }
      // Two are one of the text; whether a second one comes may be in the next piece.
      if (quote === text.length - 1) return { at: quote, isQuoted, end }
      isQuoted = text[quote + 1] === '"'
      at = quote + (isQuoted ? 2 : 1)
      continue
    }
    const until = quote < 0 ? text.length : quote
    const line = text.lastIndexOf(lineEnd, until - 1)
    if (line >= at) end = line + 1
    if (quote < 0) return { at: text.length, isQuoted, end }
    const before = text[quote - 1]
    isQuoted = quote === 0 || before === separator || before === '\n' || before === '\r'
    at = quote + 1
  }
  return { at, isQuoted, end }
}

function parse(text: string, { separator, lineEnd }: Style): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter: separator, newline: lineEnd })
  // What ends with a line end has no record behind it.
  if (text.endsWith(lineEnd)) data.pop()
  // Lines that end with two signs have one of them in their last cell.
  for (const record of data) {
    const last = record.length - 1
    if (record[last]?.endsWith('\r')) record[last] = record[last].slice(0, -1)
  }
  return data
}

/** The separator by which the first lines have most cells, and as many each. */
function findStyle(text: string): Style {
  const sample = text.slice(0, sampleLetters)
  const lineEnd = sample.includes('\n') || !sample.includes('\r') ? '\n' : '\r'
  const told = /^\uFEFF?sep=(.)\r?\n/.exec(sample)?.[1]
  if (told) return { separator: told, lineEnd }
  const scored = separators.map((separator) => {
    const records = parse(sample, { separator, lineEnd })
      .slice(0, 20)
      .filter((record) => record.some(Boolean))
    const counts = records.map((record) => record.length)
    const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 1
    return { separator, score: usual < 2 ? 0 : usual * counts.filter((count) => count === usual).length }
  })
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return { separator: best.separator, lineEnd }
}
