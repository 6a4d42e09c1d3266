import { expect, test } from 'vitest'

import { dropField, readSearch } from './read-search.ts'

const read = (address: string) => {
  const url = new URL(address, 'https://example.com')
  return readSearch(url.pathname, url.searchParams)
}

test('an address says what is searched', () => {
  const { search, problems } = read(
    '/propiedades?city=santiago&type=house&type=land&bedrooms=2&furnished=1&sort=price&page=3',
  )
  expect(search).toEqual({
    city: 'santiago',
    type: ['house', 'land'],
    bedrooms: 2,
    furnished: true,
    sort: 'price',
    page: 3,
    per_page: 24,
  })
  expect(problems).toEqual({})
})

test('a bad filter is dropped and named, the rest stays', () => {
  const { search, typed, problems } = read('/propiedades?city=santiago&bedrooms=many&page=0')
  expect(search).toMatchObject({ city: 'santiago', page: 1 })
  expect(search.bedrooms).toBeUndefined()
  expect(typed).toEqual({ bedrooms: 'many', page: '0' })
  expect(problems).toEqual({ bedrooms: 'field.whole_number', page: 'field.too_small' })
})

test('of several types the unknown ones are dropped', () => {
  expect(read('/propiedades?type=house&type=castle').search.type).toEqual(['house'])
  expect(read('/propiedades?type=castle').search.type).toBeUndefined()
})

test('a maximum below its minimum is dropped with the specification’s reason, and stays in its field', () => {
  const { search, typed, problems } = read('/propiedades?min_price=300000&max_price=200000&min_m2=90&max_m2=60')
  expect(search).toMatchObject({ min_price: 300_000, min_m2: 90 })
  expect(search).not.toHaveProperty('max_price')
  expect(typed).toEqual({ max_price: '200000', max_m2: '60' })
  expect(problems).toEqual({ max_price: 'field.price_reversed', max_m2: 'field.range_reversed' })
})

test('amounts are read as people write them', () => {
  expect(read('/propiedades?min_price=US$ 185,000').search.min_price).toBe(185_000)
})

test('words of fewer than three letters are no search', () => {
  const { search, problems } = read('/propiedades?q=ab')
  expect(search.q).toBeUndefined()
  expect(problems).toEqual({ q: 'field.search_too_short' })
})

test('the path has the last word on what it fixes', () => {
  expect(read('/propiedades/comprar?business_type=lease').search.business_type).toBe('sale')
  expect(read('/en/properties/rent').search.business_type).toBe('lease')
  expect(read('/propiedades/punta-cana?city=azua').search.city).toBe('punta-cana')
})

test('empty values and unknown names ask for nothing', () => {
  expect(read('/propiedades?city=&q=%20&utm_source=x&per_page=100').search).toEqual({
    sort: 'relevance',
    page: 1,
    per_page: 24,
  })
})

test('a place that only the API knows to be none is dropped the same way', () => {
  const { search, typed, problems } = dropField(read('/propiedades?city=atlantis'), 'city', 'field.unknown_place')
  expect(search).not.toHaveProperty('city')
  expect(typed).toEqual({ city: 'atlantis' })
  expect(problems).toEqual({ city: 'field.unknown_place' })
})
