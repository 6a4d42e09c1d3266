import { expect, test } from 'vitest'

import { calculateChanceOfAlike, findMedian, findQuantile } from './samples.ts'

test('samples are ordered before their middle is read', () => {
  expect(findMedian([9, 1, 5])).toBe(5)
  expect(findQuantile([4, 1, 3, 2], 0.99)).toBe(4)
})

test('Mann–Whitney finds nothing between equals, and a shift where there is one', () => {
  const one = Array.from({ length: 200 }, (_, at) => (at * 7919) % 200)
  expect(calculateChanceOfAlike(one, one)).toBeCloseTo(1, 6)
  expect(
    calculateChanceOfAlike(
      one,
      one.map((value) => value + 30),
    ),
  ).toBeLessThan(0.001)
  // Worked by hand: U = 0 of 10 × 10 pairs, z = -50 / √175 = -3.780.
  const low = Array.from({ length: 10 }, (_, at) => at)
  expect(
    calculateChanceOfAlike(
      low,
      low.map((value) => value + 10),
    ),
  ).toBeCloseTo(0.000157, 6)
})
