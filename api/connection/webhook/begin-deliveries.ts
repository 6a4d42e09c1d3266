import { sql } from 'drizzle-orm'

import type { Database } from '../../database/open.ts'
import type { DeliveryRow, WebhookRow } from './queries.ts'

/** Longer than any try may last: whoever has not said by then what became of one is no more. */
const leaseSeconds = 30

export type Due = Pick<WebhookRow, 'id' | 'agency_id' | 'url'> & { isFailing: boolean }

/** The webhooks for which something is due, those that work first. */
export async function listDue(db: Database): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select id, agency_id, url, failing_since is not null as "isFailing" from webhook
    where off_at is null and not exists (
      select from agency where agency.id = webhook.agency_id and agency.suspended_at is not null
    ) and exists (
      select from webhook_delivery as due where due.webhook_id = webhook.id and due.ended_at is null
        and due.due_at <= now() and coalesce(due.leased_until <= now(), true))
    order by failing_since is not null, delivered_at nulls first limit 200`)
  return rows
}

export type Begun = Pick<DeliveryRow, 'id' | 'message_id' | 'kind' | 'subject' | 'subject_id' | 'code' | 'changed'> & {
  webhook_id: number
  attempts: number
  at: string
  secret: Buffer
  old_secret: Buffer | null
}

/**
 * Takes up to so many deliveries of a webhook that are due, for as long as a try may last. What is about one listing or
 * enquiry goes in its order: nothing is taken while something before it waits.
 */
export async function beginDeliveries(db: Database, webhook_id: number, atMost: number): Promise<Begun[]> {
  const { rows } = await db.execute<Begun>(sql`
    update webhook_delivery as begun
    set leased_until = now() + make_interval(secs => ${leaseSeconds}), attempts = begun.attempts + 1, last_at = now()
    from webhook, (
      select id from webhook_delivery as due
      where webhook_id = ${webhook_id} and ended_at is null and due_at <= now() and coalesce(leased_until <= now(), true)
        and not exists (
          select from webhook_delivery as earlier
          where earlier.webhook_id = due.webhook_id and earlier.ended_at is null and earlier.subject = due.subject
            and earlier.subject_id = due.subject_id and earlier.id < due.id)
      order by id limit ${atMost} for update skip locked
    ) as taken
    where begun.id = taken.id and webhook.id = begun.webhook_id and webhook.off_at is null
    returning begun.id, begun.webhook_id, begun.message_id, begun.kind, begun.subject, begun.subject_id, begun.code,
      begun.changed, begun.attempts, to_json(begun.at) #>> '{}' as at, webhook.secret,
      case when webhook.old_secret_until > now() then webhook.old_secret end as old_secret`)
  return rows.toSorted((one, other) => one.id - other.id)
}
