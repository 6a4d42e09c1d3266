import { exchangeRateEndpoints, type ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'

import { useAsked } from './use-asked.ts'

/** The dated rate of the day; null until it is there, and where it cannot be had. */
export function useRate(): ExchangeRate | null {
  return useAsked('rate', (call) => call(exchangeRateEndpoints.exchangeRate, {}))?.data ?? null
}
