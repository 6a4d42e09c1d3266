import { expect, test } from 'vitest'

import { createRateLimit } from './rate-limit.ts'

test('so many a minute are let in, whatever the clock says when they come', () => {
  for (let start = 0.1; start < 1e6; start = start * 1.37 + 0.7) {
    const mayPass = createRateLimit(7, () => start)
    expect(Array.from({ length: 8 }, () => mayPass('10.0.0.1') === 0)).toEqual([...Array(7).fill(true), false])
  }
})

test('who is refused learns how long to wait, and is let in then', () => {
  let now = 5000
  const mayPass = createRateLimit(2, () => now)
  mayPass('10.0.0.1')
  mayPass('10.0.0.1')
  const seconds = mayPass('10.0.0.1')
  expect(seconds).toBe(30)
  now += seconds * 1000 - 5000
  expect(mayPass('10.0.0.1')).toBe(5)
  now += 5000
  expect(mayPass('10.0.0.1')).toBe(0)
  expect(mayPass('10.0.0.2')).toBe(0)
})

test('none is no limit', () => {
  const mayPass = createRateLimit(0)
  expect(Array.from({ length: 1000 }, () => mayPass('10.0.0.1')).every((seconds) => seconds === 0)).toBe(true)
})
