import { expect, test } from 'vitest'

import { getTexts } from '../texts.server.ts'
import type { Search } from './search-address.ts'
import { createSearchHead, isThin } from './search-head.ts'
import { writeTitle } from './search-title.ts'

const site = { url: 'https://example.com' }
const headFor = (search: Search, found: { total: number; page?: number; last?: number }) =>
  createSearchHead({
    search,
    names: { city: 'Santo Domingo', sector: 'Piantini' },
    found: { properties: [], page: 1, last: 1, ...found },
    site,
    t: getTexts('es'),
    language: 'es',
  })
const inPiantini = { city: 'santo-domingo', sector: 'santo-domingo-piantini' }

test('a title says what is searched and where', () => {
  const names = { city: 'Santo Domingo', sector: 'Piantini' }
  const title = (search: Search, language: 'es' | 'en') => writeTitle(search, names, getTexts(language), language)
  expect(title({ business_type: 'sale', type: ['apartment'] }, 'es')).toBe(
    'Apartamentos en venta en Piantini, Santo Domingo',
  )
  expect(title({ business_type: 'lease', type: ['apartment', 'house'] }, 'en')).toBe(
    'Apartments and houses for rent in Piantini, Santo Domingo',
  )
  expect(title({ type: ['apartment', 'house', 'land'] }, 'es')).toBe('Propiedades en Piantini, Santo Domingo')
})

test('the canonical address keeps business, one type, place and page, and nothing else', () => {
  const { paths } = headFor(
    { business_type: 'sale', type: ['apartment'], ...inPiantini, bedrooms: 2, sort: 'price', page: 2 },
    { total: 60, page: 2, last: 3 },
  )
  expect(paths).toEqual({
    es: '/propiedades/comprar?type=apartment&city=santo-domingo&sector=santo-domingo-piantini&page=2',
    en: '/en/properties/buy?type=apartment&city=santo-domingo&sector=santo-domingo-piantini&page=2',
  })
})

test('a search of the Collection says so in its title, address and way', () => {
  const { title, paths, isHidden, data } = headFor(
    { collection: true, business_type: 'sale', ...inPiantini },
    { total: 9 },
  )
  expect(title).toBe('Propiedades de la Collection en venta en Piantini, Santo Domingo')
  expect(paths.en).toBe('/en/collection/properties?business_type=sale&city=santo-domingo&sector=santo-domingo-piantini')
  expect(isHidden).toBe(false)
  expect(JSON.stringify(data)).toContain('"item":"https://example.com/collection"')
})

test('the neighbouring pages keep every filter', () => {
  const { prev, next } = headFor({ bedrooms: 2, page: 2 }, { total: 60, page: 2, last: 3 })
  expect([prev, next]).toEqual(['/propiedades?bedrooms=2', '/propiedades?bedrooms=2&page=3'])
  expect(headFor({}, { total: 3 })).toMatchObject({ prev: null, next: null })
})

test('free combinations and empty or thin results are hidden from search engines', () => {
  expect(isThin({ business_type: 'sale', type: ['house'], city: 'azua', page: 1, sort: 'price' }, 40)).toBe(false)
  expect(isThin({ business_type: 'sale' }, 1)).toBe(false)
  expect(isThin({ city: 'azua' }, 2)).toBe(true)
  expect(isThin({}, 0)).toBe(true)
  expect(isThin({ bedrooms: 2 }, 400)).toBe(true)
  expect(isThin({ type: ['house', 'land'] }, 400)).toBe(true)
})

test('the breadcrumb leads from home through each place', () => {
  const { data } = headFor({ business_type: 'sale', type: ['house'], ...inPiantini }, { total: 30 })
  expect(data?.[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Inicio', item: 'https://example.com/' },
      { position: 2, name: 'Propiedades en venta', item: 'https://example.com/propiedades/comprar' },
      { position: 3, name: 'Santo Domingo', item: 'https://example.com/propiedades/comprar?city=santo-domingo' },
      { position: 4, name: 'Piantini' },
    ],
  })
})
