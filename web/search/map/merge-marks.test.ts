import { expect, test } from 'vitest'

import type { MapMark } from '#contract/search/search.ts'

import { mergeMarks, projectAt, roomOf } from './merge-marks.ts'

const cluster = (lng: number, lat: number, count: number, from_price_usd = 100_000): MapMark => ({
  lng,
  lat,
  count,
  from_price_usd,
})
/** A degree is a pixel here. */
const project = ({ lng, lat }: MapMark) => ({ x: lng, y: lat })

test('marks that stand apart stay as they are', () => {
  const marks = [cluster(0, 0, 5), cluster(80, 0, 3), cluster(0, 80, 2)]
  expect(mergeMarks(marks, project)).toEqual(marks)
})

test('two that would overlap become one, nearer to the larger, with the lowest price and their ground', () => {
  const [mark, ...others] = mergeMarks([cluster(0, 0, 3, 90_000), cluster(40, 20, 1, 70_000)], project)
  expect(others).toEqual([])
  expect(mark).toEqual({
    lng: 10,
    lat: 5,
    count: 4,
    from_price_usd: 70_000,
    ground: { west: 0, south: 0, east: 40, north: 20 },
    parts: [cluster(0, 0, 3, 90_000), cluster(40, 20, 1, 70_000)],
  })
})

test('of any crowd, no two overlap and nobody is lost', () => {
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let crowd = 0; crowd < 50; crowd++) {
    const marks = Array.from({ length: 160 }, () =>
      cluster(random() * 900, random() * 600, 1 + Math.floor(random() ** 4 * 2000)),
    )
    const shown = mergeMarks(marks, project)
    const sum = (all: MapMark[]) => all.reduce((total, { count }) => total + count, 0)
    expect(sum(shown)).toBe(sum(marks))
    for (const [at, one] of shown.entries()) {
      for (const other of shown.slice(at + 1)) {
        const [a, b] = [roomOf(one), roomOf(other)]
        const isApart =
          Math.abs(one.lng - other.lng) >= (a.width + b.width) / 2 ||
          Math.abs(one.lat - other.lat) >= (a.height + b.height) / 2
        expect(isApart).toBe(true)
      }
    }
  }
})

test('a level nearer doubles the pixels between two places, and north is up', () => {
  const [far, near] = [projectAt(10), projectAt(11)]
  const [city, coast] = [
    { lng: -69.9, lat: 18.47 },
    { lng: -68.4, lat: 18.58 },
  ]
  const apart = (project: typeof far) => project(coast).x - project(city).x
  expect(apart(near)).toBeCloseTo(2 * apart(far), 6)
  expect(apart(far)).toBeCloseTo((1.5 / 360) * 512 * 1024, 6)
  expect(far(coast).y).toBeLessThan(far(city).y)
})
