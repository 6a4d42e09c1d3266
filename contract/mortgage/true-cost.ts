import type { Currency } from '../currency.ts'

/** What a purchase costs beside its price: once, at the purchase; and every year, as long as one owns. */
export const costKeys = {
  once: ['transfer_tax', 'legal', 'legal_tax', 'notary', 'registry', 'mortgage_duty'],
  yearly: ['ipi', 'insurance', 'maintenance'],
} as const
export type CostKey = (typeof costKeys)['once' | 'yearly'][number]

/** Shares fixed by law, and what they are a share of is in `trueCost`. */
export const lawShares = {
  /** Of the price: Law 288-04. */
  transfer_tax: 0.03,
  /** ITBIS on the lawyer's fee: Law 253-12. */
  legal_tax: 0.18,
  /** A year, of what exceeds the exemption: Law 18-88 as amended by Law 253-12. */
  ipi: 0.01,
} as const

/** What the market asks, estimated in 2026; readers may put their own in their place. */
export const usualShares = { legal: 0.01, notary: 0.005, insurance: 0.003 } as const
export type MarketShares = { legal: number; notary: number; insurance: number }
/** Of the loan, and certificates, stamps and the new title in pesos: estimated in 2026. */
export const mortgageDutyShare = 0.02
export const registryPesos = 25_000

/** Up to which value in pesos homes pay no IPI, by the year for which the tax office said so. */
const ipiExemptions = [
  { year: 2025, pesos: 10_190_833 },
  { year: 2026, pesos: 10_695_494 },
] as const

/** The exemption of a year, or the last one known before it. */
export function getIpiExemption(year: number): { year: number; pesos: number } {
  return ipiExemptions.findLast((one) => one.year <= year) ?? ipiExemptions[0]
}

export type Purchase = {
  price: number
  currency: Currency
  /** Pesos for one US dollar. */
  rate: number
  /** The year whose IPI exemption counts. */
  year: number
  /** What is borrowed; 0 for a purchase without a bank. */
  loan: number
  /** Dues to the building each month. */
  maintenance: number
  /** A plot is not insured. */
  isBuilt: boolean
  /** Bought first, straight from the developer, in a project classified under Law 158-01. */
  isConfotur: boolean
  shares?: MarketShares
}

/** Amounts in the currency of the price, to the cent; an exempt line costs nothing. */
export type CostLine = { key: CostKey; amount: number; isExempt: boolean }
export type TrueCost = { once: CostLine[]; yearly: CostLine[]; onceTotal: number; yearlyTotal: number }

/** What a purchase costs beside its price. A line that does not arise (no loan, nothing built, no dues) is left out. */
export function calculateTrueCost(purchase: Purchase): TrueCost {
  const { price, currency, rate, year, loan, maintenance, isBuilt, isConfotur, shares = usualShares } = purchase
  const perPeso = currency === 'DOP' ? 1 : 1 / rate
  const legal = toCents(price * shares.legal)
  const taxable = Math.max(0, price - getIpiExemption(year).pesos * perPeso)
  const line = (key: CostKey, amount: number): CostLine => ({ key, amount: toCents(amount), isExempt: false })
  const exemptible = (key: CostKey, amount: number): CostLine =>
    isConfotur ? { key, amount: 0, isExempt: true } : line(key, amount)

  const once = [
    exemptible('transfer_tax', price * lawShares.transfer_tax),
    line('legal', legal),
    line('legal_tax', legal * lawShares.legal_tax),
    line('notary', price * shares.notary),
    line('registry', registryPesos * perPeso),
    ...(loan > 0 ? [line('mortgage_duty', loan * mortgageDutyShare)] : []),
  ]
  const yearly = [
    exemptible('ipi', taxable * lawShares.ipi),
    ...(isBuilt ? [line('insurance', price * shares.insurance)] : []),
    ...(maintenance > 0 ? [line('maintenance', maintenance * 12)] : []),
  ]
  return { once, yearly, onceTotal: totalOf(once), yearlyTotal: totalOf(yearly) }
}

function totalOf(lines: readonly CostLine[]): number {
  return toCents(lines.reduce((total, { amount }) => total + amount, 0))
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
