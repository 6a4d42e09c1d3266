import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isBlankAmount, readAmount, readArea, readDecimal } from './amount.ts'

const none = Number.NaN

describe('an amount of money', () => {
  test.each([
    ['1234567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1 234 567', 1_234_567],
    ['1’234’567.5', 1_234_567.5],
    ['1234567.5', 1_234_567.5],
    ['1,234,567.50', 1_234_567.5],
    ['1.234.567,50', 1_234_567.5],
    ['RD$ 1.234.567,50', 1_234_567.5],
    ['US$ 250,000.00', 250_000],
    ['$250,000.00 USD', 250_000],
    ['US $ 250,000', 250_000],
    ['1,5 millones', 1_500_000],
    ['1.5M', 1_500_000],
    ['RD$12.5M', 12_500_000],
    ['2.75 MM', 2_750_000],
    ['1.250 millones', 1_250_000],
    ['1 millón de pesos', 1_000_000],
    ['1.5 million dollars', 1_500_000],
    ['500 mil pesos dominicanos', 500_000],
    ['250k', 250_000],
    ['1.234,5 mil', 1_234_500],
    ['250.000', 250_000],
    ['1,5', 1.5],
    ['.5', 0.5],
    ['0', 0],
    ['007', 7],
    ['1,', 1],
    ['US$\u00a0250,000', 250_000],
    ['1\u2009234\u2009567', 1_234_567],
    ['1\u202f234\u202f567,5', 1_234_567.5],
    ['\u200e1,234\u200f', 1234],
    ['１２３，４５６', 123_456],
    ['＄５００', 500],
  ])('%j is understood', (text, amount) => expect(readAmount(text)).toBe(amount))

  test.each([
    '',
    '-1234567.5',
    '−500',
    '－500',
    '- 500',
    '(500)',
    'US$ -500',
    '500-',
    '+500',
    '1e6',
    '0x10',
    'Infinity',
    'NaN',
    'abc',
    'RD$',
    '1,25,000',
    '1,2345',
    '1,234.567',
    '0.125',
    '1.2.3',
    '1.234,567.8',
    '1 2 3',
    '1.250k',
    '250m',
    '250M',
    '1/2',
    '½',
    '5²',
    '①',
    '5%',
    '1-2',
    '250,000-300,000',
    '٥٠٠',
    '€ 500',
    '500 €',
    'US$ 5 pesos',
    '1 1/2 millones',
    '9'.repeat(61),
  ])('%j is refused', (text) => expect(readAmount(text)).toBe(none))

  test('one in another currency than the one asked for is refused, a dollar sign alone is either', () => {
    expect(readAmount('RD$ 500', 'USD')).toBe(none)
    expect(readAmount('500 dólares', 'DOP')).toBe(none)
    expect([readAmount('RD$ 500', 'DOP'), readAmount('$ 500', 'DOP'), readAmount('$ 500', 'USD')]).toEqual([
      500, 500, 500,
    ])
  })

  test('any, written in either way of grouping, is read as the same and never as a multiple', () => {
    const cents = fc.integer({ min: 0, max: 1e14 }).map((sum) => sum / 100)
    const groups = fc.constantFrom(
      (amount: number) => String(amount),
      (amount: number) => amount.toLocaleString('en-US'),
      (amount: number) => amount.toLocaleString('de-DE'),
      (amount: number) => amount.toLocaleString('fr-FR'),
      (amount: number) => `RD$ ${amount.toLocaleString('es-DO', { minimumFractionDigits: 2 })}`,
    )
    fc.assert(
      fc.property(cents, groups, (amount, write) => {
        expect(readAmount(write(amount))).toBe(amount)
        expect(readAmount(`-${write(amount)}`)).toBe(none)
      }),
      { numRuns: 2000, seed: 1 },
    )
  })

  test('no text throws or is below zero', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => !(readAmount(text) < 0) && !(readArea(text) < 0)),
      { numRuns: 2000, seed: 1 },
    )
  })
})

test('an area is read like an amount, with its unit or without', () => {
  expect(['1,250', '1.250,5 m²', '87.5 m2', '120 m', '120 metros cuadrados', '120 sq m'].map(readArea)).toEqual([
    1250, 1250.5, 87.5, 120, 120, 120,
  ])
  expect(['-120', 'US$ 120', '120 ft2', '1.5 millones', '120²', ''].map(readArea)).toEqual(Array(6).fill(none))
})

test('in a rate the only separator is a decimal one', () => {
  expect(['62.81', '62,81', '62,815', 'RD$ 62.815', '11.81 %', '9', '1,234.5'].map(readDecimal)).toEqual([
    62.81, 62.81, 62.815, 62.815, 11.81, 9, 1234.5,
  ])
  expect(['', '-62', '62.8.1', '6 2', 'US$ 62', '1e2', 'mucho'].map(readDecimal)).toEqual(Array(7).fill(none))
})

test('a field with nothing but its currency is empty', () => {
  expect(['', ' ', 'US$ ', 'RD$', '$'].every(isBlankAmount)).toBe(true)
  expect(['0', '-', 'US$ 1', 'x'].some(isBlankAmount)).toBe(false)
})
