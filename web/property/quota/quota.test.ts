import { describe, expect, test } from 'vitest'

import {
  addYearlyCosts,
  convertQuotaTerms,
  calculateQuota,
  getDefaultQuotaTerms,
  withInitial,
  listYears,
} from './quota.ts'

const rate = { base: 'USD', quote: 'DOP', rate: 60, source: 'Banco Central', date: '2026-01-20' } as const
const terms = getDefaultQuotaTerms({ price: 3_750_000, currency: 'DOP' })

describe('the quota', () => {
  test('starts from a fifth paid at once, twenty years and the usual rate of the currency', () => {
    expect(terms).toEqual({ currency: 'DOP', price: 3_750_000, initialShare: 0.2, rate: '11.81', years: 20 })
  })

  test('is that of what remains after the initial payment', () => {
    const quota = calculateQuota({ ...terms, rate: '10' })
    expect(quota).toMatchObject({ initial: 750_000, amount: 3_000_000 })
    expect(quota?.payment).toBeCloseTo(28_950.65, 2)
    expect(quota?.interest).toBeCloseTo(28_950.65 * 240 - 3_000_000, -1)
    expect(listYears(quota!)).toHaveLength(20)
  })

  test('with what is paid beside it is what a year costs, dues in the currency that the loan is in', () => {
    const home = { currency: 'USD', maintenance_fee: 100, construction_m2: 90, exchange_rate: rate } as const
    const quota = calculateQuota({ ...terms, rate: '10' })!
    // No tax below the exemption; 0.3 % of the price is insured; 100 dollars are 6,000 pesos.
    expect(addYearlyCosts(quota, terms, home, 2026)).toBeCloseTo(28_950.65 * 12 + 11_250 + 72_000, 2)
    const plot = { ...home, maintenance_fee: null, construction_m2: 0 }
    expect(addYearlyCosts(quota, terms, plot, 2026)).toBeCloseTo(28_950.65 * 12, 2)
  })

  test('in the other currency is asked with its own rate', () => {
    expect(convertQuotaTerms(terms, 'USD', rate)).toEqual({ ...terms, currency: 'USD', price: 62_500, rate: '8.97' })
    expect(convertQuotaTerms(terms, 'DOP', rate)).toBe(terms)
  })

  test.each([
    [100, 0.1],
    [1_875_000, 0.5],
    [3_700_000, 0.9],
  ])('with an initial payment of %d pays %d of the price', (amount, share) => {
    expect(withInitial(terms, amount).initialShare).toBe(share)
  })

  test.each(['', 'abc', '-1', '41'])('is none at a rate of "%s"', (typed) => {
    expect(calculateQuota({ ...terms, rate: typed })).toBeNull()
  })

  test('is none for nothing', () => {
    expect(calculateQuota({ ...terms, price: 0 })).toBeNull()
  })
})
