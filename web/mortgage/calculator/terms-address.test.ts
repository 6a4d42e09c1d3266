import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { loanNames } from '#contract/mortgage/mortgage.ts'

import { toTermsAddress, readTerms } from './terms-address.ts'
import {
  convertTerms,
  calculateInitialPercent,
  getDefaultTerms,
  withInitial,
  withPrice,
  withYears,
  type Terms,
} from './terms.ts'

const read = (query: string) => readTerms(new URLSearchParams(query))
const exchange = { base: 'USD', quote: 'DOP', rate: 62.81, source: 'Banco Central', date: '2026-01-20' } as const

describe('an address of the calculator', () => {
  test('that asks nothing is the usual loan in dollars', () => {
    expect(read('')).toEqual(getDefaultTerms())
    expect(toTermsAddress(getDefaultTerms(), 'es')).toBe('/prestamos/calculadora')
  })

  test('in pesos starts from what is usual there', () => {
    expect(read('currency=DOP&price=3750000')).toMatchObject({ currency: 'DOP', initial: 750_000, rate: '11.81' })
  })

  test('says whatever is not usual, and nothing else', () => {
    const terms = read('price=3750000&currency=DOP&rate=9&reset_years=3&reset_rate=13.5&extra_yearly=50000')
    expect(toTermsAddress(terms, 'en')).toBe(
      '/en/loans/calculator?currency=DOP&price=3750000&rate=9&reset_years=3&reset_rate=13.5&extra_yearly=50000',
    )
  })

  test.each([
    ['price=-1', { price: 200_000 }],
    ['price=abc', { price: 200_000 }],
    ['price=US$+250,000', { price: 250_000 }],
    ['price=9e99', { price: 200_000 }],
    ['price=1.234.567,50', { price: 1_234_568 }],
    ['price=1,5 millones', { price: 1_500_000 }],
    ['currency=DOP&price=US$ 250,000', { price: 12_000_000 }],
    ['price=9999999999999999', { price: 200_000 }],
    ['years=2', { years: 20 }],
    ['years=31', { years: 20 }],
    ['years=10.5', { years: 20 }],
    ['currency=EUR', { currency: 'USD' }],
    ['years=5&reset_years=7', { resetYears: 0 }],
    ['reset_years=4', { resetYears: 0 }],
    ['initial=1', { initial: 20_000 }],
    ['initial=999999', { initial: 180_000 }],
    ['initial_percent=nonsense', { initial: 40_000 }],
    ['rows=decade', { rows: 'year' }],
    [`rate=${'9'.repeat(50)}`, { rate: '9'.repeat(20) }],
  ])('with %s asks for what makes sense', (query, expected) => {
    expect(read(query)).toMatchObject(expected)
  })

  test('never throws, whatever is written in it, and is read back as it was written', () => {
    const query = fc.dictionary(fc.constantFrom(...loanNames), fc.oneof(fc.string(), fc.nat().map(String)))
    fc.assert(
      fc.property(query, (asked) => {
        const terms = readTerms(new URLSearchParams(asked))
        const address = new URL(toTermsAddress(terms, 'es'), 'https://site.example')
        expect(readTerms(address.searchParams)).toEqual({
          ...terms,
          // A rate that does not change is not written.
          ...(terms.resetYears === 0 && { resetRate: expect.anything() }),
        })
      }),
      { numRuns: 1000, seed: 1 },
    )
  })
})

describe('a form sent without scripts', () => {
  const form = 'price=200000&initial_was=40000'

  test('keeps the initial payment in step with the percentage that was changed', () => {
    expect(read(`${form}&initial=US$ 40,000&initial_percent=30`).initial).toBe(60_000)
  })

  test('takes the amount that was changed', () => {
    expect(read(`${form}&initial=50000&initial_percent=20`).initial).toBe(50_000)
  })

  test('takes the same share of a price that was changed', () => {
    expect(read('price=300000&initial_was=40000&initial=40000&initial_percent=20').initial).toBe(60_000)
  })

  test('keeps to the unit what was left as it stood', () => {
    expect(read('price=200000&initial_was=40001&initial=40001&initial_percent=20').initial).toBe(40_001)
  })
})

describe('the initial payment', () => {
  const terms: Terms = { ...getDefaultTerms(), price: 200_000, initial: 50_000 }

  test('is the same in money and in per cent', () => {
    expect(calculateInitialPercent(terms)).toBe(25)
    expect(calculateInitialPercent(withInitial(terms, 66_667))).toBe(33.33)
  })

  test('keeps its share when the price changes', () => {
    expect(withPrice(terms, 400_000).initial).toBe(100_000)
  })

  test('is neither less nor more than banks accept', () => {
    expect(withInitial(terms, 0).initial).toBe(20_000)
    expect(withInitial(terms, 1e9).initial).toBe(180_000)
  })
})

test('another currency takes every amount with it, at the dated rate and its own usual interest', () => {
  const terms = { ...getDefaultTerms(), extraMonthly: 100, maintenance: 200 }
  expect(convertTerms(terms, 'DOP', exchange)).toMatchObject({
    currency: 'DOP',
    price: 12_562_000,
    initial: 2_512_400,
    extraMonthly: 6281,
    maintenance: 12_562,
    rate: '11.81',
  })
})

test('a shorter loan cannot change its rate after its end', () => {
  expect(withYears({ ...getDefaultTerms(), resetYears: 10 }, 10).resetYears).toBe(0)
  expect(withYears({ ...getDefaultTerms(), resetYears: 3 }, 10).resetYears).toBe(3)
})
