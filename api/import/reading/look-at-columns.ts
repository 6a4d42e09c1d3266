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

/** What the columns of a file hold and seem to be, by its first rows, and all its rows, those included. */
export async function lookAtColumns(rows: AsyncIterator<RawRow>): Promise<{ look: Look; all: AsyncGenerator<RawRow> }> {
  const looked: RawRow[] = []
  const names = new Set<string>()
  let failure: unknown
  try {
    while (looked.length < rowsLooked) {
      const next = await rows.next()
      if (next.done) break
      looked.push(next.value)
      for (const name of Object.keys(next.value.cells)) names.add(name)
    }
  } catch (error) {
    failure = error
  }
  // What cannot be read behind its first rows is still looked at.
  if (failure !== undefined && looked.length === 0) throw failure
  if (names.size > maxColumns) throw new AppError('import.unreadable')
  const guesses = guessColumns([...names], looked)
  const look = {
    rows: looked.length,
    columns: guesses.map(({ column, confidence, samples, target, separator, marks, values }) => ({
      name: column,
      samples: samples.map(shorten),
      values: countValues(column, looked),
      guess:
        target === null
          ? null
          : {
              mapping: { target, ...(separator && { separator }), ...(marks && { marks }), ...(values && { values }) },
              confidence,
            },
    })),
  }
  async function* all(): AsyncGenerator<RawRow> {
    yield* looked
    if (failure !== undefined) throw failure
    for (let next = await rows.next(); !next.done; next = await rows.next()) yield next.value
  }
  return { look, all: all() }
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
