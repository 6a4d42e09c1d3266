import { expect, test } from 'vitest'

import { getAsked, formatValue } from './asked.ts'

test('fields show the search, and over it what was typed and refused', () => {
  const asked = getAsked(
    { city: 'azua', min_price: 300_000, page: 2, per_page: 24 },
    { max_price: '200000', page: 'x' },
  )
  expect(asked.toString()).toBe('city=azua&min_price=300000&max_price=200000')
})

test('amounts are shown in groups of three digits, and what was refused as it was typed', () => {
  const shown = (text: string) => formatValue('min_price', new URLSearchParams({ min_price: text }))
  expect(['185000', '1234567.5', '12', '-1234567.5', '1.234.5', 'US$ 12a'].map(shown)).toEqual([
    '185,000',
    '1,234,567.5',
    '12',
    '-1234567.5',
    '1.234.5',
    'US$ 12a',
  ])
  expect(formatValue('q', new URLSearchParams('q=casa'))).toBe('casa')
})
