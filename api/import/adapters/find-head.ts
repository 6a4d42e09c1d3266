import { foldWords } from '#contract/exchange/options.ts'
import { templateColumns } from '#contract/exchange/template.ts'

const knownNames = new Set(
  templateColumns.flatMap(({ name, en, also }) => [name, en, ...also.split('|')].map(foldWords)).filter(Boolean),
)

/** The record with most names that we know; where none has two, the first that is about as long as the longest. */
export function findHead(records: readonly (readonly string[])[]): number {
  const known = records.map((record) => new Set(record.map(foldWords).filter((name) => knownNames.has(name))).size)
  const most = Math.max(...known)
  if (most >= 2) return known.indexOf(most)
  const filled = records.map((record) => record.filter((cell) => cell.trim()).length)
  return filled.findIndex((count) => count > 0 && count >= Math.max(...filled) * 0.6)
}

/** Every column has a name of its own: what has none is called by its place, what comes twice by its turn. */
export function nameColumns(head: readonly string[]): string[] {
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
