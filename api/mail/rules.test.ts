import { expect, test } from 'vitest'

import { waitBefore } from './rules.ts'

test('a letter waits a second at least, a quarter of an hour at most, and longer each time', () => {
  expect([1, 2, 3, 9, 10, 1000].map((attempt) => waitBefore(attempt, 0))).toEqual([
    1000, 2000, 4000, 256_000, 450_000, 450_000,
  ])
  expect([1, 2, 3, 9, 10, 1000].map((attempt) => waitBefore(attempt, 1))).toEqual([
    2000, 4000, 8000, 512_000, 900_000, 900_000,
  ])
})
