import { exchangeRateEndpoints } from '#contract/exchange-rate.ts'

import { handle } from '../http/handle.ts'
import type { Tools } from '../tools/tools.ts'
import { exchangeRateNow } from './queries.ts'

export function exchangeRateHandlers({ readDb }: Tools) {
  return [handle(exchangeRateEndpoints.exchangeRate, async () => ({ data: await exchangeRateNow(readDb) }))]
}
