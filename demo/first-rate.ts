import { addExchangeRate } from '#api/exchange-rate/add-exchange-rate.ts'
import type { OpenDatabase } from '#api/database/open.ts'

import { dayBefore } from './calendar.ts'
import { demoRate } from './market/price.ts'

/** Gives a database without any exchange rate the demo's, which says that it is one: every page counts in two currencies. */
export async function giveFirstRate(database: Pick<OpenDatabase, 'jobs'>, now = new Date()): Promise<void> {
  const date = dayBefore(now).toISOString().slice(0, 10)
  await addExchangeRate(database, { ...demoRate, date }, (last) => last === null)
}
