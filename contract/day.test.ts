import { expect, test } from 'vitest'

import { getDayHere, getYearHere, countYearsSince } from './day.ts'

test('the day and the year are those of Santo Domingo, wherever the machine stands', () => {
  expect([getDayHere(new Date('2027-01-01T03:59:59Z')), getYearHere(new Date('2027-01-01T03:59:59Z'))]).toEqual([
    '2026-12-31',
    2026,
  ])
  expect(getYearHere(new Date('2027-01-01T04:00:00Z'))).toBe(2027)
})

test('the years of a network grow with the calendar, and "more than" them is true on any day', () => {
  expect([2025, 2026, 2027].map((year) => countYearsSince(1973, year))).toEqual([51, 52, 53])
  expect([2026, 2027, 2028].map((year) => countYearsSince(2026, year))).toEqual([0, 0, 1])
})
