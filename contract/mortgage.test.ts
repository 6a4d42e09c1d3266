import { describe, expect, test } from 'vitest'

import { amortisation, amortisationByYear, monthlyPayment } from './mortgage.ts'

const threeMillion = { amount: 3_000_000, yearlyRate: 0.1, years: 20 }

describe('the monthly payment', () => {
  test('of RD$ 3,000,000 over twenty years at 10 % is RD$ 28,950.65', () => {
    expect(monthlyPayment(threeMillion)).toBeCloseTo(28_950.65, 2)
  })

  test('of a twenty-year loan at 12 % is 1.1 % of it', () => {
    expect(monthlyPayment({ amount: 100_000, yearlyRate: 0.12, years: 20 })).toBeCloseTo(1101.09, 2)
  })

  test('of a loan without interest is the loan shared among its months', () => {
    expect(monthlyPayment({ amount: 120_000, yearlyRate: 0, years: 10 })).toBe(1000)
  })

  test.each([
    ['nothing', { ...threeMillion, amount: 0 }],
    ['less than nothing', { ...threeMillion, amount: -1 }],
    ['no number', { ...threeMillion, amount: Number.NaN }],
    ['without end', { ...threeMillion, amount: Infinity }],
    ['that pays the borrower', { ...threeMillion, yearlyRate: -0.01 }],
    ['at 10 written for 10 %', { ...threeMillion, yearlyRate: 10 }],
    ['at no rate', { ...threeMillion, yearlyRate: Number.NaN }],
    ['of two years', { ...threeMillion, years: 2 }],
    ['of thirty-one years', { ...threeMillion, years: 31 }],
    ['of half years', { ...threeMillion, years: 10.5 }],
  ])('of a loan %s is refused', (_, loan) => {
    expect(() => monthlyPayment(loan)).toThrow(RangeError)
  })
})

describe('the amortisation', () => {
  test('starts with the interest of the whole debt for a month', () => {
    const [first] = amortisation(threeMillion)
    expect(first).toEqual({
      interest: 25_000,
      principal: expect.closeTo(3950.65, 2),
      balance: expect.closeTo(2_996_049.35, 2),
    })
  })

  test('owes nothing at the end, and has paid back what was lent', () => {
    const months = amortisation(threeMillion)
    expect(months).toHaveLength(240)
    expect(months.at(-1)?.balance).toBe(0)
    expect(months.reduce((total, month) => total + month.principal, 0)).toBeCloseTo(3_000_000, 4)
  })

  test('pays the same every month, the last one too', () => {
    const payment = monthlyPayment(threeMillion)
    for (const { interest, principal } of amortisation(threeMillion)) {
      expect(interest + principal).toBeCloseTo(payment, 4)
    }
  })

  test('by year adds up to twelve payments a year', () => {
    const years = amortisationByYear(threeMillion)
    expect(years).toHaveLength(20)
    for (const { interest, principal } of years) {
      expect(interest + principal).toBeCloseTo(12 * monthlyPayment(threeMillion), 3)
    }
    expect(years.at(-1)?.balance).toBe(0)
  })
})
