import type { Currency } from '#contract/currency.ts'

/** An amount in the other of the two currencies; the rate is pesos for a dollar. */
export function convertMoney(amount: number, currency: Currency, rate: number): number {
  return currency === 'USD' ? amount * rate : amount / rate
}
