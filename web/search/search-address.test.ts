import { expect, test } from 'vitest'

import { readSearch } from './read-search.ts'
import { writeSearchAddress, toSearchAddress, changeSearch } from './search-address.ts'

const address = (query: string, from?: string) => writeSearchAddress(new URLSearchParams(query), 'es', from)

test('the path says what is bought or rented, in both languages', () => {
  expect(toSearchAddress({ business_type: 'sale' }, 'es')).toBe('/propiedades/comprar')
  expect(toSearchAddress({ business_type: 'lease', city: 'azua' }, 'en')).toBe('/en/properties/rent?city=azua')
  expect(toSearchAddress({}, 'es')).toBe('/propiedades')
})

test('Punta Cana has a page of its own, unless the page being read can stay', () => {
  expect(address('city=punta-cana&bedrooms=2')).toBe('/propiedades/punta-cana?bedrooms=2')
  expect(address('city=punta-cana', '/propiedades')).toBe('/propiedades?city=punta-cana')
  expect(address('city=azua', '/propiedades/punta-cana')).toBe('/propiedades?city=azua')
  expect(address('city=punta-cana&business_type=sale')).toBe('/propiedades/comprar?city=punta-cana')
})

test('a search of the Collection alone stands in the Collection, from wherever it is asked', () => {
  expect(address('collection=1')).toBe('/collection/propiedades')
  expect(address('collection=1&business_type=sale&city=punta-cana', '/propiedades/comprar')).toBe(
    '/collection/propiedades?business_type=sale&city=punta-cana',
  )
  expect(address('collection=0')).toBe('/propiedades?collection=0')
  expect(address('city=azua', '/collection/propiedades')).toBe('/propiedades?city=azua')
  expect(readSearch('/en/collection/properties', new URLSearchParams('collection=0')).search.collection).toBe(true)
})

test('what is usual, empty or without meaning is not written', () => {
  expect(address('city=&sort=relevance&page=1&currency=DOP&sector=naco')).toBe('/propiedades')
  expect(address('min_price=5&currency=DOP')).toBe('/propiedades?min_price=5&currency=DOP')
  expect(address('min_price=5&currency=USD')).toBe('/propiedades?min_price=5')
})

test('a changed search begins at its first page and keeps every other filter', () => {
  const search = { business_type: 'sale', type: ['house', 'land'], page: 4, sort: 'price' } as const
  expect(changeSearch({ ...search, type: [...search.type] }, { bedrooms: 3 }, 'es')).toBe(
    '/propiedades/comprar?type=house&type=land&sort=price&bedrooms=3',
  )
})

test('what is written is read back the same', () => {
  const search = {
    business_type: 'sale' as const,
    type: ['house' as const],
    city: 'santo-domingo',
    sector: 'santo-domingo-naco',
    min_price: 100_000,
    currency: 'DOP' as const,
    features: ['gym', 'well'],
    under_construction: false,
    bbox: { west: -70, south: 18, east: -69.5, north: 18.7 },
    sort: '-m2' as const,
    page: 2,
    per_page: 24,
  }
  const url = new URL(toSearchAddress(search, 'en'), 'https://example.com')
  expect(readSearch(url.pathname, url.searchParams).search).toEqual(search)
})
