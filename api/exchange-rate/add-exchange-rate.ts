import type { PoolClient } from 'pg'

import type { NewRate } from '#contract/exchange-rate/exchange-rate.ts'

import type { OpenDatabase } from '../database/open.ts'
import type { LastRate } from './rules.ts'

/** Decides about a new rate beside the one that counts, if there is one; what it throws is passed on. */
type Decide = (last: LastRate | null) => boolean
type Added = NewRate & { set_by?: number | null }

/**
 * Adds a rate and brings every peso price to it, both or neither; answers whether `decide` wanted it. No offer changes, so
 * no price history is written and no alert can fire; `changed_at` moves, and search follows.
 */
export async function addExchangeRate(
  { jobs }: Pick<OpenDatabase, 'jobs'>,
  rate: Added,
  decide: Decide = () => true,
): Promise<boolean> {
  const client = await jobs.connect()
  try {
    const isAdded = await addRateOn(client, rate, decide)
    client.release()
    return isAdded
  } catch (error) {
    // Dropped with whatever it had begun.
    client.release(true)
    throw error
  }
}

/** The same on a connection of the caller's, who drops it when this fails. */
export async function addRateOn(
  client: PoolClient,
  { rate, source, date, set_by = null }: Added,
  decide: Decide,
): Promise<boolean> {
  await client.query('begin')
  // Two rates at once would each price half of the market.
  await client.query('lock table exchange_rate in share row exclusive mode')
  const { rows } = await client.query<LastRate>(
    'select rate::float8 as rate, source, date::text as date, set_by from exchange_rate order by id desc limit 1',
  )
  const isAdded = decide(rows[0] ?? null)
  if (isAdded) {
    const added = [rate, source, date, set_by]
    await client.query('insert into exchange_rate (rate, source, date, set_by) values ($1, $2, $3, $4)', added)
    await client.query(
      `update listing set price_usd = round(price / $1::numeric, 2)
       where currency = 'DOP' and price_usd <> round(price / $1::numeric, 2)`,
      [rate],
    )
    await client.query(
      `update unit set price_usd = round(unit.price / $1::numeric, 2)
       from project where project.id = unit.project_id and project.currency = 'DOP'`,
      [rate],
    )
  }
  await client.query('commit')
  return isAdded
}
