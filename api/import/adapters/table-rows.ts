import { foldWords } from '#contract/exchange/options.ts'
import { templateColumns } from '#contract/exchange/template.ts'
import type { RawRow } from '#contract/exchange/row.ts'

import { createUnreadable } from './unreadable.ts'

/** Records in which the heads of columns are looked for. */
const headRecords = 10
const maxColumns = 300

const knownNames = new Set(
  templateColumns.flatMap(({ name, en, also }) => [name, en, ...also.split('|')].map(foldWords)).filter(Boolean),
)

/** The rows of a table by the heads of its columns, which are found in the first records; blank records count and are left out. */
export async function* nameCells(records: AsyncIterable<readonly string[]>): AsyncGenerator<RawRow> {
  const first: (readonly string[])[] = []
  let names: string[] | undefined
  let number = 0
  for await (const record of records) {
    if (record.length > maxColumns) throw createUnreadable('field.file_columns')
    if (names) {
      number++
      if (!isBlank(record)) yield { number, cells: toCells(names, record) }
      continue
    }
    first.push(record)
    if (first.length < headRecords) continue
    const found = findHead(first)
    names = nameColumns(first[found]!)
    number = found + 1
    for (const one of first.slice(found + 1)) {
      number++
      if (!isBlank(one)) yield { number, cells: toCells(names, one) }
    }
  }
  if (names) return
  if (first.every(isBlank)) throw createUnreadable('field.file_empty')
  const found = findHead(first)
  names = nameColumns(first[found]!)
  for (const [at, one] of first.slice(found + 1).entries())
    if (!isBlank(one)) yield { number: found + 2 + at, cells: toCells(names, one) }
}

/** The record with most names that we know; where none has two, the first that is about as long as the longest. */
function findHead(records: readonly (readonly string[])[]): number {
  const known = records.map((record) => new Set(record.map(foldWords).filter((name) => knownNames.has(name))).size)
  const most = Math.max(...known)
  if (most >= 2) return known.indexOf(most)
  const filled = records.map((record) => record.filter((cell) => cell.trim()).length)
  return filled.findIndex((count) => count > 0 && count >= Math.max(...filled) * 0.6)
}

/** Every column has a name of its own: what has none is called by its place, what comes twice by its turn. */
function nameColumns(head: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return head.map((cell, at) => {
    const name =
      cell
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, 120) || `Columna ${at + 1}`
    const turn = (seen.get(name) ?? 0) + 1
    seen.set(name, turn)
    return turn === 1 ? name : `${name} ${turn}`
  })
}

function toCells(names: readonly string[], record: readonly string[]): Record<string, string> {
  const entries = record.map((cell, at): [string, string] => [names[at] ?? `Columna ${at + 1}`, unguard(cell)])
  for (const name of names.slice(record.length)) entries.push([name, ''])
  return Object.fromEntries(entries.filter(([, cell], at) => at < names.length || cell !== ''))
}

/** Without the apostrophe that keeps a spreadsheet from running a text as a formula. */
function unguard(cell: string): string {
  return /^'[\s\uFEFF]*[=+\-@＝＋－＠\t\r\n]/.test(cell) ? cell.slice(1) : cell
}

const isBlank = (record: readonly string[]): boolean => record.every((cell) => cell.trim() === '')
