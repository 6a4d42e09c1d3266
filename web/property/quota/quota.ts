import type { ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'
import type { Currency } from '#contract/fields.ts'
import { readDecimal } from '#contract/amount.ts'
import { averageRates, initialLimits, termLimits } from '#contract/mortgage/loan-terms.ts'
import { calculateAmortizationByYear, calculateMonthlyPayment } from '#contract/mortgage/mortgage.ts'
import { calculateTrueCost } from '#contract/mortgage/true-cost.ts'
import type { Property } from '#contract/property/property.ts'

/** What a buyer turns and types; the rate as typed, in per cent a year. */
export type Terms = { currency: Currency; price: number; initialShare: number; rate: string; years: number }

/** Where the calculator starts: this price, a fifth of it paid at once, twenty years, the usual rate of its currency. */
export function getDefaultQuotaTerms({ price, currency }: Pick<Property, 'price' | 'currency'>): Terms {
  return { currency, price, initialShare: initialLimits.usual, rate: usualRate(currency), years: termLimits.usual }
}

/** The same purchase in the other currency, with the rate usual there. */
export function convertQuotaTerms(terms: Terms, currency: Currency, { rate }: ExchangeRate): Terms {
  if (currency === terms.currency) return terms
  const price = Math.round(currency === 'DOP' ? terms.price * rate : terms.price / rate)
  return { ...terms, currency, price, rate: usualRate(currency) }
}

/** The terms with an initial payment of about so much: no less and no more than banks here accept. */
export function withInitial(terms: Terms, amount: number): Terms {
  const share = terms.price > 0 ? amount / terms.price : initialLimits.usual
  return { ...terms, initialShare: Math.min(initialLimits.most, Math.max(initialLimits.least, share)) }
}

/** What it costs; null while the price or the rate makes no sense. */
export function calculateQuota({ price, initialShare, rate, years }: Terms) {
  const initial = price * initialShare
  const loan = { amount: price - initial, yearlyRate: readDecimal(rate) / 100, years }
  try {
    const payment = calculateMonthlyPayment(loan)
    return { initial, amount: loan.amount, payment, interest: payment * years * 12 - loan.amount, loan }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
export type Quota = NonNullable<ReturnType<typeof calculateQuota>>

type Owned = Pick<Property, 'currency' | 'maintenance_fee' | 'construction_m2' | 'exchange_rate'>

/** What a year costs whoever owns it with this loan: the loan's payments, and what is paid beside them. */
export function addYearlyCosts(quota: Quota, { currency, price }: Terms, home: Owned, year: number): number {
  const { rate } = home.exchange_rate
  const fee = home.maintenance_fee ?? 0
  const maintenance = currency === home.currency ? fee : currency === 'DOP' ? fee * rate : fee / rate
  const isBuilt = home.construction_m2 > 0
  const purchase = { price, currency, rate, year, loan: quota.amount, maintenance, isBuilt, isConfotur: false }
  return Math.round(quota.payment * 100) * 0.12 + calculateTrueCost(purchase).yearlyTotal
}

export const listYears = ({ loan }: Quota) => calculateAmortizationByYear(loan)

function usualRate(currency: Currency): string {
  return (averageRates[currency].yearlyRate * 100).toFixed(2)
}
