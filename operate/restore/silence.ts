import type { PoolClient } from 'pg'

/**
 * Has nobody written to and nobody called of what was on its way when the backup was made: it has been sent since, or is
 * no news any more. What is still to come, as the reminder of a visit, comes; addresses of imports are looked at when they
 * are due again, and a file that was to be fetched is left to that.
 */
export async function silence(client: Pick<PoolClient, 'query'>): Promise<void> {
  await client.query(`update letter set dropped_at = now(), written = null
    where delivered_at is null and dropped_at is null and dead_at is null`)
  await client.query('delete from listing_event')
  await client.query('update alert_item set told_at = now() where told_at is null')
  await client.query('delete from webhook_delivery where ended_at is null')
  await client.query(`update import_source set due_at = greatest(due_at, now() + make_interval(hours => every_hours))
    where due_at is not null and every_hours is not null`)
  await client.query(`update import_run set state = 'stopped', ended_at = now(), moved_at = now()
    where state = 'received' and upload_id is null`)
}

/** Signs everybody out, and every program: who was to be out since the backup is in it as being in. */
export async function endSessions(client: Pick<PoolClient, 'query'>): Promise<void> {
  await client.query('delete from client_session')
  await client.query('delete from client_link')
  await client.query('delete from token')
}
