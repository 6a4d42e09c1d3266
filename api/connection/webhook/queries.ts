import { and, desc, eq, lt, sql } from 'drizzle-orm'

import { type Delivery, type Webhook, webhookLimits } from '#contract/connection/webhook.ts'

import { agencies } from '../../agency/table.ts'
import { AppError } from '../../app-error.ts'
import type { Connection, Transaction } from '../../database/open.ts'
import type { Session } from '../../tools/session.ts'
import { webhookDeliveries, webhooks } from '../table.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

const atOnce = 50

/** Webhooks, the oldest first: an agency's, or for staff all. */
export async function listWebhooks(db: Connection, { role, agency_id }: Session, id?: number): Promise<Webhook[]> {
  const rows = await db
    .select({
      row: webhooks,
      agency: { id: agencies.id, name: agencies.name },
      waiting: sql<number>`(select count(*) from ${webhookDeliveries}
        where webhook_id = ${webhooks.id} and ended_at is null)::int`,
    })
    .from(webhooks)
    .innerJoin(agencies, eq(agencies.id, webhooks.agency_id))
    .where(
      and(
        role === 'staff' ? undefined : eq(webhooks.agency_id, agency_id!),
        id === undefined ? undefined : eq(webhooks.id, id),
      ),
    )
    .orderBy(webhooks.id)
    .limit(500)
  return rows.map(toWebhook)
}

export async function getWebhook(db: Connection, session: Session, id: number): Promise<Webhook> {
  const [found] = await listWebhooks(db, session, id)
  if (!found) throw new AppError('webhook.not_found')
  return found
}

/** Holds a webhook of somebody's agency still. */
export async function lockWebhook(tx: Transaction, { role, agency_id }: Session, id: number): Promise<WebhookRow> {
  const isTheirs = role === 'staff' ? undefined : eq(webhooks.agency_id, agency_id!)
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), isTheirs))
    .for('update')
  if (!row) throw new AppError('webhook.not_found')
  return row
}

function toWebhook({ row, agency, waiting }: { row: WebhookRow; agency: Webhook['agency']; waiting: number }): Webhook {
  const { id, url, events, off_reason, off_at, old_secret_until: until } = row
  return {
    id,
    agency,
    url,
    events,
    created_at: row.created_at.toISOString(),
    is_on: off_at === null,
    off_reason,
    failing_since: row.failing_since?.toISOString() ?? null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    waiting,
    old_secret_until: until && until.getTime() > Date.now() ? until.toISOString() : null,
  }
}

/** What was sent or waits, the newest first, from before a number on. */
export async function listDeliveries(db: Connection, webhook_id: number, before?: number): Promise<Delivery[]> {
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhook_id, webhook_id),
        before === undefined ? undefined : lt(webhookDeliveries.id, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(atOnce)
  return rows.map(toDelivery)
}

export function toDelivery(row: DeliveryRow): Delivery {
  const { id, message_id, kind, code, changed, attempts, status, problem, ended_at } = row
  return {
    id,
    message_id,
    type: kind,
    code,
    changed,
    at: row.at.toISOString(),
    state: ended_at === null ? 'waiting' : problem === null ? 'delivered' : 'failed',
    attempts,
    next_at: ended_at === null ? row.due_at.toISOString() : null,
    last_at: row.last_at?.toISOString() ?? null,
    status,
    problem,
  }
}

/** Forgets what was told or given up more than thirty days ago. */
export async function deleteOldDeliveries(db: Connection): Promise<void> {
  await db.execute(sql`
    delete from ${webhookDeliveries} where at < now() - make_interval(days => ${webhookLimits.logDays}) and ended_at is not null`)
}

export async function findWebhook(db: Connection, id: number): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id))
  return row ?? null
}
