import { expect, test } from 'vitest'

import { dayHere, yearHere, yearsSince } from './day.ts'

test('the day and the year are those of Santo Domingo, wherever the machine stands', () => {
  expect([dayHere(new Date('2027-01-01T03:59:59Z')), yearHere(new Date('2027-01-01T03:59:59Z'))]).toEqual([
    '2026-12-31',
    2026,
  ])
  expect(yearHere(new Date('2027-01-01T04:00:00Z'))).toBe(2027)
})

test('the years of a network grow with the calendar, and "more than" them is true on any day', () => {
  expect([2025, 2026, 2027].map((year) => yearsSince(1973, year))).toEqual([51, 52, 53])
  expect([2026, 2027, 2028].map((year) => yearsSince(2026, year))).toEqual([0, 0, 1])
})
