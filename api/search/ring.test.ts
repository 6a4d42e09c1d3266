import { expect, test } from 'vitest'

import { findBox, createInsideTest } from './ring.ts'

const square = [
  { lat: 18, lng: -70 },
  { lat: 19, lng: -70 },
  { lat: 19, lng: -69 },
  { lat: 18, lng: -69 },
]

test('inside, on the line and on a corner are in; outside is out', () => {
  const isInside = createInsideTest(square)
  expect(isInside(18.5, -69.5)).toBe(true)
  expect(isInside(18.5, -70)).toBe(true)
  expect(isInside(19, -69.5)).toBe(true)
  expect(isInside(18, -69)).toBe(true)
  expect(isInside(18.5, -70.000_01)).toBe(false)
  expect(isInside(19.000_01, -69.5)).toBe(false)
  expect(findBox(square)).toEqual({ west: -70, south: 18, east: -69, north: 19 })
})

test('the bay of a drawn area is outside it', () => {
  const isInside = createInsideTest([...square, { lat: 18.5, lng: -69.5 }])
  expect(isInside(18.1, -69.5)).toBe(false)
  expect(isInside(18.7, -69.5)).toBe(true)
  expect(isInside(18.25, -69.9)).toBe(true)
  expect(isInside(18.25, -69.75)).toBe(true)
})

test('an area without height holds only its line', () => {
  const isInside = createInsideTest([
    { lat: 18, lng: -70 },
    { lat: 18, lng: -69 },
    { lat: 18, lng: -69.5 },
  ])
  expect(isInside(18, -69.2)).toBe(true)
  expect(isInside(18, -70.2)).toBe(false)
  expect(isInside(18.1, -69.5)).toBe(false)
})
