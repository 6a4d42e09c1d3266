import type { RawRow } from '#contract/exchange/row.ts'
import { guessColumns } from '#contract/import/guess-columns.ts'
import { maxColumns } from '#contract/import/run.ts'

import { AppError } from '../../app-error.ts'
import type { Look } from '../table.ts'

/** Rows that are looked at, different values of a column that are named, and letters of a sample. */
const rowsLooked = 200
const maxValues = 40
const maxLetters = 80
/** A column of more different values than that has no table of values. */
const fewValues = 40

/** What the columns of a file hold and seem to be, by its first rows. */
export async function lookAtColumns(rows: AsyncIterable<RawRow>): Promise<Look> {
  const looked: RawRow[] = []
  const names = new Set<string>()
  for await (const row of rows) {
    looked.push(row)
    for (const name of Object.keys(row.cells)) names.add(name)
    if (looked.length >= rowsLooked) break
  }
  if (looked.length === 0 || names.size > maxColumns) throw new AppError('import.unreadable')
  const guesses = guessColumns([...names], looked)
  return {
    rows: looked.length,
    columns: guesses.map(({ column, confidence, samples, unknown: _, ...mapping }) => ({
      name: column,
      samples: samples.map(shorten),
      values: countValues(column, looked),
      guess: mapping.target === null ? null : { mapping, confidence },
    })),
  }
}

function countValues(column: string, rows: readonly RawRow[]) {
  const counts = new Map<string, number>()
  for (const { cells } of rows) {
    const cell = Object.hasOwn(cells, column) ? cells[column]! : ''
    const value = shorten(typeof cell === 'string' ? cell : cell.join('|'))
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  if (counts.size > fewValues) return []
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  return sorted.slice(0, maxValues).map(([value, count]) => ({ value, count }))
}

/** The beginning of a value, in one line and without what the database would not keep. */
function shorten(value: string): string {
  const text = value.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  return Array.from(text).slice(0, maxLetters).join('')
}
