import type { ExchangeRate } from '#contract/exchange-rate.ts'

import type { Database } from '../database/open.ts'

/** SQL for the rate that counts; one row, always. */
export const newestRate = 'select rate, source, date from exchange_rate order by id desc limit 1'

/** SQL for the contract's exchange rate, given the `newestRate` as `rate`. */
export const rateJson = `json_build_object(
  'base', 'USD', 'quote', 'DOP', 'rate', rate.rate::float8, 'source', rate.source, 'date', rate.date)`

/** The rate that counts; every database has one from its first day. */
export async function exchangeRateNow(db: Database): Promise<ExchangeRate> {
  const { rows } = await db.$client.query<{ rate: ExchangeRate }>(
    `select ${rateJson} as rate from (${newestRate}) as rate`,
  )
  if (!rows[0]) throw new Error('the database has no exchange rate')
  return rows[0].rate
}
