import { expect, test } from 'vitest'

import { measureArea, createRing, simplify, type Spot } from './ring.ts'

const square: Spot[] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
]

test('corners on a straight line are dropped', () => {
  const line = [0, 10, 20, 30].map((x) => ({ x, y: x === 10 ? 1 : 0 }))
  expect(simplify(line, 2)).toEqual([
    { x: 0, y: 0 },
    { x: 30, y: 0 },
  ])
})

test('a ring keeps its corners', () => {
  expect(createRing(square)).toEqual(square)
  expect(measureArea(square)).toBe(10_000)
})

test('a long stroke becomes a ring that an address can hold, of nearly the same area', () => {
  const circle = Array.from({ length: 3000 }, (_, at) => ({
    x: 200 + 150 * Math.cos((at / 3000) * 2 * Math.PI),
    y: 200 + 150 * Math.sin((at / 3000) * 2 * Math.PI),
  }))
  const ring = createRing(circle)!
  expect(ring.length).toBeLessThanOrEqual(80)
  expect(measureArea(ring) / measureArea(circle)).toBeCloseTo(1, 1)
})

test('a jagged stroke loses its teeth before it has too many corners', () => {
  const saw = Array.from({ length: 400 }, (_, at) => ({
    x: 400 + (at % 2 === 0 ? 300 : 320) * Math.cos((at / 400) * 2 * Math.PI),
    y: 400 + (at % 2 === 0 ? 300 : 320) * Math.sin((at / 400) * 2 * Math.PI),
  }))
  expect(createRing(saw)!.length).toBeLessThanOrEqual(80)
})

test('what encloses next to nothing is no ring', () => {
  expect(createRing([square[0]!, square[1]!])).toBeNull()
  expect(createRing([square[0]!, square[1]!, { x: 50, y: 1 }])).toBeNull()
})
