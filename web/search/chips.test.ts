import { expect, test } from 'vitest'

import { getTexts } from '../texts.server.ts'
import { countHidden, describePrice, listChips } from './chips.ts'
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
  expect(city).toMatchObject({ label: 'Santo Domingo', drops: 'Santo Domingo y Piantini' })
  const [alone] = listChips({ city: 'santo-domingo' }, words)
  expect(alone?.drops).toBe('Santo Domingo')
})

test('the number on the button is that of the filters behind it', () => {
  const count = (search: Search) => countHidden(listChips(search, words))
  const seen: Search = { city: 'x', sector: 'x-y', q: 'balcón', polygon: 'x', agent: 7 }
  expect(count(seen)).toBe(0)
  expect(count({ ...seen, type: ['house', 'land'], max_price: 9, furnished: true })).toBe(4)
})

test.each<[Search, string]>([
  [{ min_price: 900, max_price: 1200 }, 'US$ 900 – US$ 1.2K'],
  [{ min_price: 900 }, 'Desde US$ 900'],
  [{ max_price: 1200 }, 'Hasta US$ 1.2K'],
  [{ min_m2: 80, max_m2: 140 }, '80 m² – 140 m²'],
  [{ min_m2: 80 }, 'Desde 80 m²'],
  [{ max_m2: 140 }, 'Hasta 140 m²'],
  [{ max_payment: 1200 }, 'Cuota hasta US$ 1.2K'],
  [{ bathrooms: 2 }, '2+ baños'],
  [{ parkings: 1 }, '1+ parqueo'],
  [{ stories: 2 }, '2 niveles'],
  [{ min_power_water: 60 }, 'Luz y agua 60+'],
])('%j is one chip that says its bounds, and takes them all away', (search, label) => {
  const [chip, ...others] = listChips(search, words)
  expect(others).toEqual([])
  expect(chip?.label).toBe(label)
  expect(JSON.stringify(chip?.without)).toBe('{"page":1}')
})

test('a price is said by the bounds it has, in their currency', () => {
  const { t } = words
  expect(describePrice({ max_price: 12_500_000, currency: 'DOP' }, t)).toBe('Hasta RD$ 12.5M')
  expect(describePrice({ min_price: 900 }, t)).toBe('Desde US$ 900')
  expect(describePrice({}, t)).toBeNull()
})
