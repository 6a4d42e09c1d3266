import { expect, test } from 'vitest'

import { grouped, ungrouped } from './keep-grouped.ts'

test('what is typed and deleted is grouped anew, with its currency and cents', () => {
  expect(grouped('1234')).toBe('1,234')
  expect(grouped('1,2345', '1,234')).toBe('12,345')
  expect(grouped('1,24,567', '1,234,567')).toBe('124,567')
  expect(grouped('1,234,56', '1,234,567')).toBe('123,456')
  expect(grouped('US$ 1,2345', 'US$ 1,234')).toBe('US$ 12,345')
  expect(grouped('12345.5', '1234.5')).toBe('12,345.5')
  expect(grouped('1,234.', '1,234')).toBe('1,234.')
  expect(grouped('', '1')).toBe('')
})

test('separators that were typed by hand or pasted are left alone: grouped anew they would make another amount', () => {
  expect(grouped('1,', '1')).toBeNull()
  expect(grouped('1,5', '1,')).toBeNull()
  expect(grouped('1,234,', '1,234')).toBeNull()
  // Pasted over whatever stood there: nothing is known of before.
  expect(grouped('1,5')).toBeNull()
  expect(
    ['1.234.567', '-1234567', '1,5 millones', '250k', 'RD$ 1.234.567,50', '１２３４'].map((text) => grouped(text)),
  ).toEqual(Array(6).fill(null))
})

test('only groups that are ours are taken out', () => {
  expect(['1,234,567', ' 1,234.5 ', '12'].map(ungrouped)).toEqual(['1234567', '1234.5', '12'])
  expect(['1,5', '1,23,456', '-1,234', 'US$ 1,234x'].map(ungrouped)).toEqual([
    '1,5',
    '1,23,456',
    '-1,234',
    'US$ 1,234x',
  ])
})
