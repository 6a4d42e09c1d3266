import { setTimeout as sleep } from 'node:timers/promises'

import { exchangeRateEndpoints, isLargeMove } from '#contract/exchange-rate/exchange-rate.ts'

import { AppError } from '../app-error.ts'
import { handle, handleSignedIn } from '../http/handle.ts'
import type { Tools } from '../tools.ts'
import { addExchangeRate } from './add-exchange-rate.ts'
import { readExchangeRate, listRates } from './queries.ts'

/** Milliseconds that a large market may take before its writer is told that it goes on. */
const patience = 1500

export function createExchangeRateHandlers(tools: Tools) {
  const endpoints = exchangeRateEndpoints
  return [
    handle(endpoints.exchangeRate, async () => ({ data: await readExchangeRate(tools.readDb) })),

    handleSignedIn(endpoints.history, async () => ({ data: await listRates(tools.db) })),

    handleSignedIn(endpoints.add, async ({ input, session }) => {
      const { is_confirmed, ...given } = input
      const added = addExchangeRate(tools.database, { ...given, set_by: session.client_id }, (last) => {
        if (last && !is_confirmed && isLargeMove(last.rate, given.rate)) throw new AppError('exchange_rate.large_move')
        return true
      })
      const isApplied = added.then(tools.search.follow).then(() => true)
      isApplied.catch((err: unknown) => {
        if (!(err instanceof AppError))
          tools.log.error({ err }, 'a new exchange rate could not be brought to the prices')
      })
      return {
        data: { base: 'USD' as const, quote: 'DOP' as const, ...given },
        is_applied: await Promise.race([isApplied, sleep(patience, false, { ref: false })]),
      }
    }),
  ]
}
