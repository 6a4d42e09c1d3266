import type { OpenDatabase } from '../database/open.ts'

type NewRate = {
  /** Pesos for one US dollar. */
  rate: number
  source: string
  /** ISO date. */
  date: string
}

/**
 * Adds a rate and brings every peso price to it, both or neither. No offer changes, so no price history is written and
 * no alert can fire; `changed_at` moves, and search follows.
 */
export async function addExchangeRate({ jobs }: Pick<OpenDatabase, 'jobs'>, { rate, source, date }: NewRate) {
  const client = await jobs.connect()
  try {
    await client.query('begin')
    // Two rates at once would each price half of the market.
    await client.query('lock table exchange_rate in share row exclusive mode')
    await client.query('insert into exchange_rate (rate, source, date) values ($1, $2, $3)', [rate, source, date])
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
    await client.query('commit')
    client.release()
  } catch (error) {
    // Dropped with whatever it had begun.
    client.release(true)
    throw error
  }
}
