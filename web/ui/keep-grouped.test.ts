import { expect, test } from 'vitest'

import { groupDigits, ungroupDigits } from './keep-grouped.ts'

test('what is typed and deleted is grouped anew, with its currency and cents', () => {
  expect(groupDigits('1234')).toBe('1,234')
  expect(groupDigits('1,2345', '1,234')).toBe('12,345')
  expect(groupDigits('1,24,567', '1,234,567')).toBe('124,567')
  expect(groupDigits('1,234,56', '1,234,567')).toBe('123,456')
  expect(groupDigits('US$ 1,2345', 'US$ 1,234')).toBe('US$ 12,345')
  expect(groupDigits('12345.5', '1234.5')).toBe('12,345.5')
  expect(groupDigits('1,234.', '1,234')).toBe('1,234.')
  expect(groupDigits('', '1')).toBe('')
})

test('separators that were typed by hand or pasted are left alone: grouped anew they would make another amount', () => {
  expect(groupDigits('1,', '1')).toBeNull()
  expect(groupDigits('1,5', '1,')).toBeNull()
  expect(groupDigits('1,234,', '1,234')).toBeNull()
  // Pasted over whatever stood there: nothing is known of before.
  expect(groupDigits('1,5')).toBeNull()
  expect(
    ['1.234.567', '-1234567', '1,5 millones', '250k', 'RD$ 1.234.567,50', '１２３４'].map((text) => groupDigits(text)),
  ).toEqual(Array(6).fill(null))
})

test('only groups that are ours are taken out', () => {
  expect(['1,234,567', ' 1,234.5 ', '12'].map(ungroupDigits)).toEqual(['1234567', '1234.5', '12'])
  expect(['1,5', '1,23,456', '-1,234', 'US$ 1,234x'].map(ungroupDigits)).toEqual([
    '1,5',
    '1,23,456',
    '-1,234',
    'US$ 1,234x',
  ])
})
