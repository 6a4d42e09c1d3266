import type { Currency } from '#contract/currency.ts'
import type { ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'
import { readDecimal } from '#contract/amount.ts'
import { averageRates, initialLimits, termLimits } from '#contract/mortgage/loan-terms.ts'
import { usualShares } from '#contract/mortgage/true-cost.ts'

/** Everything that the calculator asks. Amounts are whole units of the currency; percentages stand as they were typed. */
export type Terms = {
  currency: Currency
  price: number
  initial: number
  years: number
  rate: string
  /** From the year after this one another rate is paid; 0 for never. */
  resetYears: number
  resetRate: string
  extraMonthly: number
  extraYearly: number
  maintenance: number
  isConfotur: boolean
  legal: string
  notary: string
  insurance: string
  rows: 'year' | 'month'
}

/** The years after which banks here change a rate that was fixed. */
export const resetChoices = [1, 2, 3, 5, 7, 10] as const

const usualPrice: Record<Currency, number> = { USD: 200_000, DOP: 12_000_000 }

/** The averages and customs that the calculator starts from. */
export function getDefaultTerms(currency: Currency = 'USD', price: number = usualPrice[currency]): Terms {
  return {
    currency,
    price,
    initial: getDefaultInitial(price),
    years: termLimits.usual,
    rate: getDefaultRate(currency),
    resetYears: 0,
    resetRate: resetRateFor(getDefaultRate(currency)),
    extraMonthly: 0,
    extraYearly: 0,
    maintenance: 0,
    isConfotur: false,
    legal: percent(usualShares.legal),
    notary: percent(usualShares.notary),
    insurance: percent(usualShares.insurance),
    rows: 'year',
  }
}

export function getDefaultInitial(price: number): number {
  return Math.round(price * initialLimits.usual)
}

/** An initial payment of no less and no more than banks here accept. */
export function withInitial(terms: Terms, amount: number): Terms {
  const { price } = terms
  const least = Math.ceil(price * initialLimits.least)
  const most = Math.floor(price * initialLimits.most)
  return { ...terms, initial: Math.min(Math.max(Math.round(amount), least), most) }
}

/** Another price of which the same share is paid at once. */
export function withPrice(terms: Terms, price: number, share = shareOf(terms)): Terms {
  return withInitial({ ...terms, price }, price * share)
}

/** How much of the price is paid at once. */
export function shareOf({ price, initial }: Terms): number {
  return price > 0 ? initial / price : initialLimits.usual
}

/** Other years; a rate cannot change when the loan is over. */
export function withYears(terms: Terms, years: number): Terms {
  return { ...terms, years, resetYears: terms.resetYears < years ? terms.resetYears : 0 }
}

/** The same purchase in the other currency, with the rate usual there. */
export function convertTerms(terms: Terms, currency: Currency, { rate }: ExchangeRate): Terms {
  if (currency === terms.currency) return terms
  const turned = (amount: number) => Math.round(currency === 'DOP' ? amount * rate : amount / rate)
  return {
    ...terms,
    currency,
    price: turned(terms.price),
    initial: turned(terms.initial),
    extraMonthly: turned(terms.extraMonthly),
    extraYearly: turned(terms.extraYearly),
    maintenance: turned(terms.maintenance),
    rate: getDefaultRate(currency),
    resetRate: resetRateFor(getDefaultRate(currency)),
  }
}

/** The initial payment in per cent of the price, two decimals at most. */
export function calculateInitialPercent({ price, initial }: Terms): number {
  return price > 0 ? Math.round((initial / price) * 10_000) / 100 : 0
}

export function getDefaultRate(currency: Currency): string {
  return percent(averageRates[currency].yearlyRate)
}

/** Three points more: an example of a dearer rate, to be put in place by the bank's own. */
export function resetRateFor(rate: string): string {
  const points = readDecimal(rate)
  return Number.isFinite(points) ? Math.min(points + 3, 40).toFixed(2) : ''
}

function percent(share: number): string {
  return String(Math.round(share * 10_000) / 100)
}
