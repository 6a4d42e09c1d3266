import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { averageRates, initialLimits, termLimits } from './loan-terms.ts'
import {
  calculateAmortization,
  calculateAmortizationByYear,
  calculateHighestPrice,
  calculateMonthlyPayment,
  calculatePaymentAfterReset,
  type Loan,
  type LoanChanges,
} from './mortgage.ts'

const threeMillion = { amount: 3_000_000, yearlyRate: 0.1, years: 20 }

describe('the monthly payment', () => {
  test('of RD$ 3,000,000 over twenty years at 10 % is RD$ 28,950.65', () => {
    expect(calculateMonthlyPayment(threeMillion)).toBeCloseTo(28_950.65, 2)
  })

  test('of a twenty-year loan at 12 % is 1.1 % of it', () => {
    expect(calculateMonthlyPayment({ amount: 100_000, yearlyRate: 0.12, years: 20 })).toBeCloseTo(1101.09, 2)
  })

  test('of a loan without interest is the loan shared among its months', () => {
    expect(calculateMonthlyPayment({ amount: 120_000, yearlyRate: 0, years: 10 })).toBe(1000)
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
    expect(() => calculateMonthlyPayment(loan)).toThrow(RangeError)
  })
})

describe('the amortisation', () => {
  test('starts with the interest of the whole debt for a month', () => {
    const [first] = calculateAmortization(threeMillion)
    expect(first).toEqual({
      interest: 25_000,
      principal: expect.closeTo(3950.65, 2),
      balance: expect.closeTo(2_996_049.35, 2),
    })
  })

  test('owes nothing at the end, and has paid back what was lent', () => {
    const months = calculateAmortization(threeMillion)
    expect(months).toHaveLength(240)
    expect(months.at(-1)?.balance).toBe(0)
    expect(months.reduce((total, month) => total + month.principal, 0)).toBeCloseTo(3_000_000, 4)
  })

  test('pays the same every month, the last one too', () => {
    const payment = calculateMonthlyPayment(threeMillion)
    for (const { interest, principal } of calculateAmortization(threeMillion)) {
      expect(interest + principal).toBeCloseTo(payment, 4)
    }
  })

  test('by year adds up to twelve payments a year', () => {
    const years = calculateAmortizationByYear(threeMillion)
    expect(years).toHaveLength(20)
    for (const { interest, principal } of years) {
      expect(interest + principal).toBeCloseTo(12 * calculateMonthlyPayment(threeMillion), 3)
    }
    expect(years.at(-1)?.balance).toBe(0)
  })
})

/** Amounts in 10⁻²⁴ of the currency, so that the two ways share no arithmetic. */
const scale = 10n ** 24n
const exact = (amount: number) => BigInt(Math.round(amount * 1e6)) * 10n ** 18n
const divided = (amount: bigint, by: bigint) => (2n * amount + by) / (2n * by)

/** The level payment as the share of the debt that pays all the discounted months: their sum, month by month. */
function paymentByDiscount(amount: bigint, yearlyRate: bigint, months: number): bigint {
  let factor = scale
  let annuity = 0n
  for (let month = 0; month < months; month++) {
    factor = divided(factor * scale, scale + divided(yearlyRate, 12n))
    annuity += factor
  }
  return divided(amount * scale, annuity)
}

/** The whole loan paid month by month in whole numbers. */
function paidByHand({ amount, yearlyRate, years }: Loan, { reset, extra }: LoanChanges) {
  const months = years * 12
  let rate = exact(yearlyRate)
  let owed = exact(amount)
  let payment = paymentByDiscount(owed, rate, months)
  let interest = 0n
  let month = 0
  for (; month < months && owed > 0n; month++) {
    if (reset && month === reset.afterYears * 12) {
      rate = exact(reset.yearlyRate)
      payment = paymentByDiscount(owed, rate, months - month)
    }
    const ofMonth = divided(owed * rate, 12n * scale)
    interest += ofMonth
    owed += ofMonth - payment - exact(extra?.monthly ?? 0)
    if (month % 12 === 11) owed -= exact(extra?.yearly ?? 0)
    // Less than a hundredth of a cent is the rounding of the payment itself.
    if (owed < scale / 10_000n) owed = 0n
  }
  return { months: month, interest: Number(interest) / Number(scale) }
}

const loans = fc.record({
  amount: fc.integer({ min: 1_000_000, max: 10_000_000_000 }).map((cents) => cents / 100),
  yearlyRate: fc.integer({ min: 0, max: 4000 }).map((points) => points / 10_000),
  years: fc.integer({ min: termLimits.least, max: termLimits.most }),
})
const changes: fc.Arbitrary<LoanChanges> = fc.record({
  reset: fc.option(
    fc.record({
      afterYears: fc.integer({ min: 1, max: 10 }),
      yearlyRate: fc.integer({ min: 0, max: 4000 }).map((points) => points / 10_000),
    }),
    { nil: undefined },
  ),
  extra: fc.option(
    fc.record({ monthly: fc.integer({ min: 0, max: 50_000 }), yearly: fc.integer({ min: 0, max: 500_000 }) }),
    { nil: undefined },
  ),
})

describe('for 1,000 random loans', () => {
  test('interest and months are those of whole numbers paid month by month', () => {
    fc.assert(
      fc.property(loans, changes, (loan, changed) => {
        const rows = calculateAmortization(loan, changed)
        const byHand = paidByHand(loan, changed)
        const interest = rows.reduce((total, row) => total + row.interest, 0)
        expect(Math.abs(interest - byHand.interest)).toBeLessThan(0.01 + interest * 1e-9)
        // A rest of under a cent may be the last month's or one month's more.
        expect(Math.abs(rows.length - byHand.months)).toBeLessThanOrEqual(rows.at(-1)!.principal < 0.01 ? 1 : 0)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  test('what was lent is paid back, never more, and the debt never grows', () => {
    fc.assert(
      fc.property(loans, changes, (loan, changed) => {
        const rows = calculateAmortization(loan, changed)
        expect(rows.reduce((total, row) => total + row.principal, 0) / loan.amount).toBeCloseTo(1, 9)
        expect(rows.at(-1)!.balance).toBe(0)
        expect(rows.every((row, at) => row.balance <= (rows[at - 1]?.balance ?? loan.amount))).toBe(true)
      }),
      { numRuns: 1000, seed: 2 },
    )
  })

  test('the highest price for a payment costs at most that, and a cent more of price costs more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000_000 }), fc.constantFrom('USD', 'DOP'), (cents, currency) => {
        const payment = cents / 100
        const price = calculateHighestPrice(payment, currency)
        const quota = (of: number) =>
          calculateMonthlyPayment({
            amount: of * (1 - initialLimits.usual),
            yearlyRate: averageRates[currency].yearlyRate,
            years: termLimits.usual,
          })
        expect(quota(price)).toBeLessThanOrEqual(payment * (1 + 1e-12))
        expect(quota(price + 0.01)).toBeGreaterThan(payment * (1 - 1e-12))
      }),
      { numRuns: 1000, seed: 3 },
    )
  })
})

describe('a rate that changes', () => {
  const loan = { amount: 3_000_000, yearlyRate: 0.09, years: 20 }
  const reset = { afterYears: 3, yearlyRate: 0.135 }

  test('is the first one for its years, and then asks for more', () => {
    const rows = calculateAmortization(loan, { reset })
    const paid = ({ interest, principal }: { interest: number; principal: number }) => interest + principal
    expect(paid(rows[35]!)).toBeCloseTo(26_991.78, 2)
    const after = calculatePaymentAfterReset(loan, { reset })!
    expect(paid(rows[36]!)).toBeCloseTo(after, 6)
    expect(after).toBeCloseTo(calculateMonthlyPayment({ amount: rows[35]!.balance, yearlyRate: 0.135, years: 17 }), 6)
    expect(rows).toHaveLength(240)
  })

  test('asks for nothing once extra payments have paid everything off', () => {
    expect(calculatePaymentAfterReset(loan, { reset, extra: { monthly: 200_000, yearly: 0 } })).toBeNull()
  })
})

describe('extra payments', () => {
  const loan = { amount: 3_000_000, yearlyRate: 0.1, years: 20 }

  test('of a thirteenth payment a year end a loan of twenty years at 10 % after 16 years and 3 months', () => {
    const rows = calculateAmortization(loan, { extra: { monthly: 0, yearly: calculateMonthlyPayment(loan) } })
    expect(rows).toHaveLength(195)
  })

  test('of nothing change nothing', () => {
    expect(calculateAmortization(loan, { extra: { monthly: 0, yearly: 0 } })).toEqual(calculateAmortization(loan))
  })
})
