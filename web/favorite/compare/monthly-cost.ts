import { averageRates, initialLimits, termLimits } from '#contract/mortgage/loan-terms.ts'
import { calculateMonthlyPayment } from '#contract/mortgage/mortgage.ts'
import type { Property } from '#contract/property/property.ts'
import { calculateTrueCost } from '#contract/mortgage/true-cost.ts'

/** What a month costs, in the property's currency; null where a line does not arise, or is not known. */
export type MonthlyCost = {
  /** The usual loan's payment, or the rent. */
  quota: number | null
  rent: number | null
  maintenance: number | null
  insurance: number | null
  ipi: number | null
  total: number
  /** What the purchase itself costs beside the price, once. */
  once: number | null
}

type Priced = Pick<
  Property,
  'price' | 'currency' | 'business_type' | 'maintenance_fee' | 'construction_m2' | 'exchange_rate'
>

/** The same calculation as on the property's own page: the usual loan, and the yearly costs by the month. */
export function calculateMonthlyCost(property: Priced, year: number): MonthlyCost {
  const { price, currency, business_type, maintenance_fee: maintenance } = property
  if (business_type === 'lease') {
    const total = price + (maintenance ?? 0)
    return { quota: null, rent: price, maintenance, insurance: null, ipi: null, total, once: null }
  }
  const loan = price * (1 - initialLimits.usual)
  const { yearlyRate } = averageRates[currency]
  const quota = toCents(calculateMonthlyPayment({ amount: loan, yearlyRate, years: termLimits.usual }))
  const { yearly, onceTotal } = calculateTrueCost({
    price,
    currency,
    rate: property.exchange_rate.rate,
    year,
    loan,
    maintenance: maintenance ?? 0,
    isBuilt: property.construction_m2 > 0,
    isConfotur: false,
  })
  const monthOf = (key: string) => {
    const line = yearly.find((one) => one.key === key)
    return line ? toCents(line.amount / 12) : null
  }
  const [insurance, ipi] = [monthOf('insurance'), monthOf('ipi')]
  const total = toCents(quota + (maintenance ?? 0) + (insurance ?? 0) + (ipi ?? 0))
  return { quota, rent: null, maintenance, insurance, ipi, total, once: onceTotal }
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
