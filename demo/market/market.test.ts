import { expect, test } from 'vitest'

import { markets, shareOut } from './market.ts'
import { cities, sectors } from './places.ts'

const m2 = (slug: string) => markets[sectors.findIndex((sector) => sector.slug === slug)]!.m2

test.each([1, 57, 600, 1272, 5300])('%i listings are shared out to the last', (count) => {
  const shares = shareOut(count)
  expect(shares).toHaveLength(sectors.length)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(count)
})

test('two hundred are enough for every city to have one', () => {
  const shares = shareOut(200)
  const without = cities.filter(({ id }) => sectors.every((sector, at) => sector.city_id !== id || shares[at] === 0))
  expect(without).toEqual([])
})

test('every sector has a market, and the dearest are where they are in life', () => {
  expect(markets.every(({ weight, m2, land }) => weight > 0 && m2 > 300 && land > 0)).toBe(true)
  expect(m2('punta-cana-cap-cana')).toBeGreaterThan(m2('santo-domingo-piantini'))
  expect(m2('santo-domingo-piantini')).toBeGreaterThan(m2('santiago-de-los-caballeros-villa-olga'))
  expect(m2('santo-domingo-este-alma-rosa-i')).toBeGreaterThan(m2('pedro-brand-centro'))
})
