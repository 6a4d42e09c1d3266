import { expect, test } from 'vitest'

import { readRate } from './read-rate.ts'
import { isWanted } from './rules.ts'

const today = new Date().toISOString().slice(0, 10)
const read = (answer: unknown) =>
  readRate(typeof answer === 'string' ? answer : JSON.stringify(answer), { today, host: 'tasas.example.com' })
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

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

const last = { rate: 60, date: '2026-11-20', source: 'Banco Central' }

test.each([
  ['the first of all', { ...last, rate: 20 }, null, true],
  ['that of a later day', { ...last, rate: 60.5, date: '2026-11-21' }, last, true],
  ['the same of a later day, for its date', { ...last, date: '2026-11-21' }, last, true],
  ['what is known already', last, last, false],
  ['a correction by the same source', { ...last, rate: 60.1 }, last, true],
  ['another of a day whose rate somebody entered', { ...last, rate: 60.1, source: 'api' }, last, false],
  ['that of a day before', { ...last, rate: 60.1, date: '2026-11-19' }, last, false],
])('what was fetched counts or not: %s', (_, fetched, before, wanted) => {
  expect(isWanted(fetched, before)).toBe(wanted)
})

test.each([66.01, 53.99, 600])('%d is too far from 60 to be believed without a person', (rate) => {
  expect(() => isWanted({ ...last, rate, date: '2026-11-21' }, last)).toThrow('too far')
})
