import type { PoolClient } from 'pg'

/**
 * Has nobody written to of what was on its way when the backup was made: it has been sent since, or is no news any more.
 * What is still to come, as the reminder of a visit, comes.
 */
export async function silence(client: Pick<PoolClient, 'query'>): Promise<void> {
  await client.query(`update letter set dropped_at = now(), written = null
    where delivered_at is null and dropped_at is null and dead_at is null`)
  await client.query('delete from listing_event')
  await client.query('update alert_item set told_at = now() where told_at is null')
}
