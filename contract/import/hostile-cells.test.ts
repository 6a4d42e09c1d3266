import { expect, test } from 'vitest'

import { templateColumns } from '../exchange/template.ts'
import { guessColumns } from './guess-columns.ts'
import { guessMarks } from './guess-marks.ts'
import { mapRow } from './map-row.ts'

/** Runs of signs that a pattern with two ways through them goes over again and again: for a file's longest cell it would take hours. */
const letters = 100_000
const runs = [',', ';', '.', "'", ' ', '1', '|', 'a'].flatMap((sign) => [
  `x${sign.repeat(letters)}`,
  `${sign.repeat(letters)}x`,
])
const nowhere = { province: null, city: null, sector: null, centre: null, names: null }
const context = { places: { find: () => nowhere }, now: new Date() }

test('a cell of a hundred thousand signs is gone over once, whatever it is to be', () => {
  for (const { name } of templateColumns) {
    for (const cell of runs) {
      const raw = { number: 1, cells: { x: cell } }
      const { problems } = mapRow(raw, { columns: { x: { target: name } }, constants: {} }, context)
      expect(problems.every(({ value }) => value.length <= 160)).toBe(true)
    }
  }
})

test('columns of such cells are guessed, and how their numbers are written', () => {
  for (const cell of runs) {
    expect(guessMarks([cell])).toBe('auto')
    expect(guessColumns(['x'], [{ number: 1, cells: { x: cell } }])).toHaveLength(1)
  }
})
