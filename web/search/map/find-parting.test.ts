import { expect, test } from 'vitest'

import { createCellBox, getCellWidth } from './boxes.ts'
import { countMarks } from './find-parting.ts'
import type { ShownMark } from './merge-marks.ts'

const home = (lng: number, lat: number): ShownMark => ({ lng, lat, count: 1, from_price_usd: 100_000 })
const zoom = 15
/** The middle of a cell of that zoom, and how wide its cells are. */
const cell = createCellBox(home(-69.93, 18.47), zoom + 0.6)
const width = getCellWidth(15)
const middle = { lng: (cell.west + cell.east) / 2, lat: (cell.south + cell.north) / 2 }

test('a cell is as wide as the API cuts it, and holds what it was made for', () => {
  expect(cell.east - cell.west).toBeCloseTo(width, 4)
  expect(cell.west < -69.93 && -69.93 < cell.east && cell.south < 18.47 && 18.47 < cell.north).toBe(true)
})

test('homes part where they stand in two cells and far enough from each other to be read', () => {
  const [one, far] = [home(middle.lng, middle.lat), home(middle.lng + width, middle.lat)]
  expect(countMarks([one, far], zoom)).toBe(2)
  const beside = home(middle.lng + width * 0.55, middle.lat)
  expect(countMarks([one, beside], zoom), 'they would overlap').toBe(1)
})

test('homes in one cell stay one mark, however far apart they would be drawn', () => {
  const [west, east] = [home(cell.west + width * 0.05, middle.lat), home(cell.east - width * 0.05, middle.lat)]
  expect(countMarks([west, east], zoom)).toBe(1)
  expect(countMarks([west, east], zoom + 1)).toBe(2)
})
