import type { Currency } from '#contract/currency.ts'
import { averageRates } from '#contract/mortgage/loan-terms.ts'

import { useSite } from '../use-site.ts'

/** When the banks' average rate of a currency was published (ISO date); in the demo world, as old as that world. */
export function useRateDate(): (currency: Currency) => string {
  const { demoRatesOn } = useSite()
  return (currency) => demoRatesOn ?? averageRates[currency].date
}
