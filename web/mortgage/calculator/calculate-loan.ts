import { readDecimal } from '#contract/amount.ts'
import { highestYearlyRate } from '#contract/mortgage/loan-terms.ts'
import {
  calculateAmortization,
  calculateMonthlyPayment,
  calculatePaymentAfterReset,
  type Instalment,
  type Loan,
  type LoanChanges,
} from '#contract/mortgage/mortgage.ts'
import type { ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'
import { usualShares, type Purchase } from '#contract/mortgage/true-cost.ts'

import type { Terms } from './terms.ts'

/** No lawyer, notary or insurance takes more of a price. */
export const highestShare = 0.2

export type LoanCalculation = {
  loan: Loan
  payment: number
  months: Instalment[]
  interest: number
  /** The payment once the rate has changed; null where it does not, or nothing is owed by then. */
  later: number | null
  /** What the extra payments save; null without any. */
  saved: { interest: number; months: number } | null
}

/** What the terms come to; null while a number makes no sense. */
export function calculateLoan(terms: Terms): LoanCalculation | null {
  const loan = { amount: terms.price - terms.initial, yearlyRate: shareTyped(terms.rate), years: terms.years }
  const changes = changesOf(terms)
  if (!isRate(loan.yearlyRate) || loan.amount <= 0) return null
  if (changes.reset && !isRate(changes.reset.yearlyRate)) return null

  const months = calculateAmortization(loan, changes)
  const interest = interestOf(months)
  const plain = changes.extra && calculateAmortization(loan, { reset: changes.reset })
  return {
    loan,
    payment: calculateMonthlyPayment(loan),
    months,
    interest,
    later: changes.reset ? calculatePaymentAfterReset(loan, changes) : null,
    saved: plain ? { interest: interestOf(plain) - interest, months: plain.length - months.length } : null,
  }
}

/** The purchase that the terms describe, for what it costs beside its price. */
export function toPurchase(terms: Terms, loan: Loan, { rate }: ExchangeRate, year: number): Purchase {
  const { price, currency, maintenance, isConfotur } = terms
  const share = (name: 'legal' | 'notary' | 'insurance') => {
    const typed = shareTyped(terms[name])
    return typed <= highestShare ? typed : usualShares[name]
  }
  const shares = { legal: share('legal'), notary: share('notary'), insurance: share('insurance') }
  const isBuilt = shares.insurance > 0
  return { price, currency, rate, year, loan: loan.amount, maintenance, isBuilt, isConfotur, shares }
}

/** `0.1181` for `11.81`; no number for anything that is none. */
export function shareTyped(percent: string): number {
  return readDecimal(percent) / 100
}

function changesOf({ resetYears, resetRate, extraMonthly, extraYearly }: Terms): LoanChanges {
  return {
    reset: resetYears > 0 ? { afterYears: resetYears, yearlyRate: shareTyped(resetRate) } : undefined,
    extra: extraMonthly + extraYearly > 0 ? { monthly: extraMonthly, yearly: extraYearly } : undefined,
  }
}

function isRate(rate: number): boolean {
  return rate >= 0 && rate <= highestYearlyRate
}

function interestOf(months: readonly Instalment[]): number {
  return months.reduce((total, { interest }) => total + interest, 0)
}
