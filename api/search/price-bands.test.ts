import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { businessTypes } from '#contract/property/property-type.ts'

import { toCents, createPriceBands } from './price-bands.ts'

test('an amount becomes cents of US$ as PostgreSQL rounds it, half a cent upwards', () => {
  expect(toCents(150_000, 1)).toBe(15_000_000)
  expect(toCents(1.005, 1)).toBe(101)
  expect(toCents(0.29, 1)).toBe(29)
  expect(toCents(9_000_000, 60)).toBe(15_000_000)
  expect(toCents(0.3, 60)).toBe(1)
  expect(toCents(1e12, 63.2541)).toBe(1_580_925_189_039)
})

test('no price falls between two bands or into both, at any rate', () => {
  const rates = fc.integer({ min: 100_000, max: 2_000_000 }).map((rate) => rate / 10_000)
  fc.assert(
    fc.property(rates, fc.constantFrom(...businessTypes), (rate, business_type) => {
      const bands = createPriceBands(business_type, 'DOP', rate)
      bands.slice(1).forEach(({ min_price }, place) => {
        expect(toCents(bands[place]!.max_price!, rate)).toBe(toCents(min_price, rate) - 1)
      })
      expect(bands.at(-1)!.max_price).toBeNull()
    }),
  )
})
