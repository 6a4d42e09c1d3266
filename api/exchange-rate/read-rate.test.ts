import { expect, test } from 'vitest'

import { getDayHere } from '#contract/day.ts'

import { readRate } from './read-rate.ts'
import { isWanted } from './rules.ts'

const today = getDayHere()
const read = (answer: unknown) =>
  readRate(typeof answer === 'string' ? answer : JSON.stringify(answer), { today, host: 'tasas.example.com' })
const daysFromNow = (days: number) => getDayHere(new Date(), days)

test.each([
  ['as it is asked for', { rate: 60.25, date: today, source: 'Banco Central' }, { source: 'Banco Central' }],
  ['in letters, dated to the second', { rate: '60.25', date: `${today}T13:00:00Z`, source: 'BC' }, { source: 'BC' }],
  ['by the code of every currency', { base: 'USD', date: today, rates: { DOP: 60.25, EUR: 0.9 } }, {}],
  ['and nothing else', { rate: 60.25 }, {}],
])('a rate is read %s', (_, answer, more) => {
  expect(read(answer)).toEqual({ rate: 60.25, date: today, source: 'tasas.example.com', ...more })
})

test.each([
  ['no JSON', '<html>'],
  ['no rate', { date: today }],
  ['a rate of another currency', { base: 'EUR', rate: 68, date: today }],
  ['other rates', { rates: { EUR: 0.9 } }],
  ['no number', { rate: 'sesenta' }],
  ['nothing at all for a dollar', { rate: 0 }],
  ['a rate turned round', { rate: 0.0166 }],
  ['cents', { rate: 6025 }],
  ['no day', { rate: 60.25, date: 'ayer' }],
  ['a day that is far ahead', { rate: 60.25, date: daysFromNow(30) }],
  ['a day of long ago', { rate: 60.25, date: '2020-01-01' }],
  ['a source that is no line', { rate: 60.25, source: 'x'.repeat(500) }],
])('nonsense is refused: %s', (_, answer) => {
  expect(() => read(answer)).toThrow()
})

const fetched = { rate: 60, date: '2026-11-20', source: 'Banco Central' }
const last = { ...fetched, set_by: null }
const byHand = { ...fetched, source: 'Tesorería', set_by: 7 }

test.each([
  ['the first of all', { ...fetched, rate: 20 }, null, true],
  ['that of a later day', { ...fetched, rate: 60.5, date: '2026-11-21' }, last, true],
  ['the same of a later day, for its date', { ...fetched, date: '2026-11-21' }, last, true],
  ['what is known already', fetched, last, false],
  ['a correction of the day', { ...fetched, rate: 60.1 }, last, true],
  ['that of a day before', { ...fetched, rate: 60.1, date: '2026-11-19' }, last, false],
  ['another source from its first day on', { ...fetched, date: '2026-11-19', source: 'api' }, last, true],
  ['that of a day whose rate a person entered', { ...fetched, rate: 60.1 }, byHand, false],
  ['the next one after a person’s', { ...fetched, date: '2026-11-21' }, byHand, true],
])('what was fetched counts or not: %s', (_, told, before, wanted) => {
  expect(isWanted(told, before)).toBe(wanted)
})

test.each([66.01, 53.99, 600])('%d is too far from 60 to be believed without a person', (rate) => {
  expect(() => isWanted({ ...fetched, rate, date: '2026-11-21' }, last)).toThrow('too far')
})
