import { expect, test } from 'vitest'

import { getTexts } from '../texts.server.ts'
import { listChips, describePrice } from './chips.ts'
import type { Search } from './search-address.ts'

const words = { t: getTexts('es'), language: 'es' as const, names: { city: 'Santo Domingo', sector: 'Piantini' } }
const labels = (search: Search) => listChips(search, words).map(({ label }) => label)

test('everything asked for is a chip, in the reader’s words', () => {
  expect(
    labels({
      business_type: 'sale',
      city: 'santo-domingo',
      sector: 'santo-domingo-piantini',
      q: 'balcón',
      type: ['apartment', 'penthouse'],
      min_price: 100_000,
      max_price: 350_000,
      bedrooms: 2,
      stories: 5,
      min_power_water: 60,
      features: ['gym'],
      under_construction: false,
      polygon: 'x',
    }),
  ).toEqual([
    'Piantini',
    'Santo Domingo',
    '«balcón»',
    'Apartamento',
    'Penthouse',
    'US$ 100K – US$ 350K',
    '2+ hab.',
    'Más de 4 niveles',
    'Luz y agua 60+',
    'Terminada',
    'Gimnasio',
    'Zona dibujada',
  ])
})

test('the order, the page and buying or renting are no chips', () => {
  expect(labels({ business_type: 'lease', sort: 'price', page: 3, per_page: 24 })).toEqual([])
})

test('without a chip the search is the same but for it, from its first page', () => {
  const search: Search = { type: ['house', 'land'], bedrooms: 3, page: 5 }
  const [house, , bedrooms] = listChips(search, words)
  expect(house?.without).toEqual({ type: ['land'], bedrooms: 3, page: 1 })
  expect(bedrooms?.without).toMatchObject({ type: ['house', 'land'], bedrooms: undefined })
})

test('without its city a search has no sector either', () => {
  const [, city] = listChips({ city: 'santo-domingo', sector: 'santo-domingo-piantini' }, words)
  expect(city?.without).toMatchObject({ city: undefined, sector: undefined })
})

test('a price is said by the bounds it has, in their currency', () => {
  const { t } = words
  expect(describePrice({ max_price: 12_500_000, currency: 'DOP' }, t)).toBe('Hasta RD$ 12.5M')
  expect(describePrice({ min_price: 900 }, t)).toBe('Desde US$ 900')
  expect(describePrice({}, t)).toBeNull()
})
