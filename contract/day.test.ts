import { expect, test } from 'vitest'

import { countYearsSince, getDayHere, getLastMonthsEnd, getYearHere } from './day.ts'

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

test('the month before ends on its last day, in January in the year before', () => {
  const days = ['2026-11-22T12:00:00Z', '2027-01-01T03:59:59Z', '2027-01-01T04:00:00Z', '2028-03-31T12:00:00Z']
  expect(days.map((day) => getLastMonthsEnd(new Date(day)))).toEqual([
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2028-02-29',
  ])
})
