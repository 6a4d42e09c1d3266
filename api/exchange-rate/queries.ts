import type { ExchangeRate, DatedRate } from '#contract/exchange-rate/exchange-rate.ts'

import type { Database } from '../database/open.ts'

/** SQL for the rate that counts; one row, always. */
export const newestRate = 'select rate, source, date from exchange_rate order by id desc limit 1'

/** SQL for the contract's exchange rate, given the `newestRate` as `rate`. */
export const rateJson = `json_build_object(
  'base', 'USD', 'quote', 'DOP', 'rate', rate.rate::float8, 'source', rate.source, 'date', rate.date)`

const maxListed = 20

/** The last rates, the one that counts first. */
export async function listRates(db: Database): Promise<DatedRate[]> {
  const { rows } = await db.$client.query<{ rates: DatedRate[] }>(
    `select coalesce(json_agg(kept order by id desc), '[]') as rates from (
       select 'USD' as base, 'DOP' as quote, rate::float8 as rate, source, date, exchange_rate.id,
         to_char(exchange_rate.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as added_at,
         client.full_name as by
       from exchange_rate left join client on client.id = set_by
       order by exchange_rate.id desc limit $1) as kept`,
    [maxListed],
  )
  return rows[0]!.rates
}

/** The rate that counts; every database has one from its first day. */
export async function readExchangeRate(db: Database): Promise<ExchangeRate> {
  const { rows } = await db.$client.query<{ rate: ExchangeRate }>(
    `select ${rateJson} as rate from (${newestRate}) as rate`,
  )
  if (!rows[0]) throw new Error('the database has no exchange rate')
  return rows[0].rate
}
