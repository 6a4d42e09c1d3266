import { describe, expect, test } from 'vitest'

import type { Unit } from '#contract/project/project.ts'

import { queryOfView, readUnitView, findChosenUnit, hasFloors, listUnits } from './unit-view.ts'

const home = { model: 'A', bathrooms: 1, half_bathrooms: 0, parkings: 1, price_usd: 1, price_dop: 1 }
const units: Unit[] = [
  { ...home, name: '1A', level: 1, bedrooms: 2, construction_m2: 90, price: 150_000, status: 'available' },
  { ...home, name: '2A', level: 2, bedrooms: 3, construction_m2: 120, price: 140_000, status: 'available' },
  { ...home, name: '3A', level: 3, bedrooms: 2, construction_m2: 80, price: 100_000, status: 'sold' },
  { ...home, name: '4 A', level: 4, bedrooms: 1, construction_m2: 60, price: 90_000, status: 'reserved' },
]
const read = (query: string, of = units) => readUnitView(new URLSearchParams(query), of)
const names = (query: string) => listUnits(units, read(query)).map(({ name }) => name)

describe('the units of an address', () => {
  test('are the free ones floor by floor when nothing is asked', () => {
    expect(names('')).toEqual(['1A', '2A'])
  })

  test('are sifted by state and bedrooms, and sorted either way', () => {
    expect(names('status=all')).toEqual(['1A', '2A', '3A', '4 A'])
    expect(names('status=sold')).toEqual(['3A'])
    expect(names('status=all&bedrooms=2')).toEqual(['1A', '3A'])
    expect(names('status=all&sort=price')).toEqual(['4 A', '3A', '2A', '1A'])
    expect(names('status=all&sort=-m2')).toEqual(['2A', '1A', '3A', '4 A'])
  })

  test('are what they would be without what the address cannot mean', () => {
    expect(names('status=x&bedrooms=9&sort=name&unit=zzz')).toEqual(['1A', '2A'])
    expect(read('sort=--price')).toMatchObject({ sort: null, isDown: false })
  })

  test('are all of them where none is free', () => {
    expect(read('', units.slice(2)).status).toBe('all')
  })
})

test('the query of a view says only what is not usual, and is read back the same', () => {
  for (const query of ['', '?status=all', '?status=sold&bedrooms=2&sort=-price&unit=4+A']) {
    expect(queryOfView(read(query.slice(1)), units)).toBe(query)
  }
})

test('the unit whose payments are shown is the one asked for while it is free, else the cheapest free one', () => {
  expect(findChosenUnit(units, '1A')?.name).toBe('1A')
  expect(findChosenUnit(units, '3A')?.name).toBe('2A')
  expect(findChosenUnit(units, null)?.name).toBe('2A')
  expect(findChosenUnit(units.slice(2), '3A')).toBeNull()
})

test('houses have no floors to be told apart by', () => {
  expect(hasFloors(units)).toBe(true)
  expect(hasFloors(units.slice(0, 1))).toBe(false)
})
