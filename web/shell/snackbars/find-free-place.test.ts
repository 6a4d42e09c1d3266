import { expect, test } from 'vitest'

import { findFreePlace } from './find-free-place.ts'

const view = { left: 20, top: 90, right: 1420, bottom: 880 }
const size = { width: 300, height: 60 }
const around = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('with nothing in the way it stands at the bottom right', () => {
  expect(findFreePlace(size, view, [])).toEqual({ left: 1120, top: 820 })
})

test('beside what is taken, at the same height if it can', () => {
  const submit = around(1150, 830, 200, 46)
  expect(findFreePlace(size, view, [submit])).toEqual({ left: 570, top: 820 })
})

test('above a bar that takes the whole bottom', () => {
  const { top, left } = findFreePlace(size, view, [around(0, 800, 1440, 100)])
  expect(left).toBe(1120)
  expect(top).toBeLessThanOrEqual(740)
  expect(top).toBeGreaterThan(720)
})

test('at the top where the lower part is all taken', () => {
  expect(findFreePlace(size, view, [around(0, 300, 1440, 600)]).top).toBeLessThanOrEqual(98)
})

test('where everything is taken it covers as little as it can', () => {
  const whole = around(0, 0, 1440, 900)
  const twice = around(700, 0, 740, 900)
  expect(findFreePlace(size, view, [whole, twice]).left).toBe(20)
})
