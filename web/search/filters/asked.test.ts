import { expect, test } from 'vitest'

import { askedOf, groupDigits, shownIn } from './asked.ts'

test('fields show the search, and over it what was typed and refused', () => {
  const asked = askedOf({ city: 'azua', min_price: 300_000, page: 2, per_page: 24 }, { max_price: '200000', page: 'x' })
  expect(asked.toString()).toBe('city=azua&min_price=300000&max_price=200000')
})

test('amounts are shown in groups of three digits', () => {
  expect(groupDigits('1234567')).toBe('1,234,567')
  expect(groupDigits('US$ 12a')).toBe('12')
  expect(shownIn('min_price', new URLSearchParams('min_price=185000'))).toBe('185,000')
  expect(shownIn('q', new URLSearchParams('q=casa'))).toBe('casa')
})
