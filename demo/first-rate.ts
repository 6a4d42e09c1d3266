import type { PoolClient } from 'pg'

import { addRateOn } from '#api/exchange-rate/add-exchange-rate.ts'

import { getDayBefore } from './calendar.ts'
import { demoRate } from './market/price.ts'

/** Gives a database without any exchange rate the demo's, which says that it is one: every page counts in two currencies. */
export async function giveFirstRate(client: PoolClient, now = new Date()): Promise<void> {
  const date = getDayBefore(now).toISOString().slice(0, 10)
  await addRateOn(client, { ...demoRate, date }, (last) => last === null)
}
