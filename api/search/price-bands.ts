import type { Currency } from '#contract/fields.ts'
import type { BusinessType } from '#contract/property/property-type.ts'

export type PriceBand = { min_price: number; max_price: number | null }

/** Where the bands of the price facet begin; without a business type, those of sales. */
const starts: Record<BusinessType, Record<Currency, readonly number[]>> = {
  sale: {
    USD: [0, 50_000, 100_000, 150_000, 200_000, 300_000, 500_000, 1_000_000, 2_000_000],
    DOP: [0, 3_000_000, 6_000_000, 9_000_000, 12_000_000, 18_000_000, 30_000_000, 60_000_000, 120_000_000],
  },
  lease: {
    USD: [0, 500, 800, 1_200, 1_800, 2_500, 4_000, 8_000],
    DOP: [0, 30_000, 50_000, 75_000, 100_000, 150_000, 250_000, 500_000],
  },
}

/**
 * An amount in whole cents of US$, `rate` of its currency to one dollar: `round(amount / rate, 2)` as PostgreSQL rounds,
 * in whole numbers throughout because a price on the bound must be found.
 */
export function toCents(amount: number, rate: number): number {
  const divisor = tenThousandths(rate)
  return Number((200n * tenThousandths(amount) + divisor) / (2n * divisor))
}

/** Bands that touch and never overlap: asking for one of them as a filter finds exactly the listings it counts. */
export function createPriceBands(business_type: BusinessType, currency: Currency, rate: number): PriceBand[] {
  const bounds = starts[business_type][currency]
  return bounds.map((min_price, band) => {
    const next = bounds[band + 1]
    return { min_price, max_price: next === undefined ? null : lastBelow(next, rate) }
  })
}

/** The amount that is one cent of US$ below `next`; a hundredth of a peso below would be the same cent. */
function lastBelow(next: number, rate: number): number {
  return Math.round((toCents(next, rate) - 1) * rate) / 100
}

const tenThousandths = (value: number): bigint => BigInt(value.toFixed(4).replace('.', ''))
