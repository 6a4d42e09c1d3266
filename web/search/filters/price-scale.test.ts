import { expect, test } from 'vitest'

import { createPriceScale } from './price-scale.ts'

const starts = [0, 50_000, 100_000, 300_000]
const scale = createPriceScale(starts)

test('both ends are for no bound, and each band is as wide as its bar', () => {
  expect([scale.amountAt(0), scale.amountAt(scale.end)]).toEqual([undefined, undefined])
  expect(starts.slice(1).map((start) => scale.bandOf(scale.stepAt(start)))).toEqual([1, 2, 3])
  expect(scale.bandOf(scale.end)).toBe(starts.length)
})

test('an amount stands at its nearest step, and every step is found again', () => {
  for (let step = 1; step < scale.end; step++) expect(scale.stepAt(scale.amountAt(step)!)).toBe(step)
  expect(scale.amountAt(scale.stepAt(62_000))).toBe(60_000)
})

test('what lies beyond the scale stands at its end', () => {
  expect(scale.stepAt(1e12)).toBe(scale.end)
  expect(scale.stepAt(-5)).toBe(0)
  expect(createPriceScale([]).amountAt(3)).toBeUndefined()
})
