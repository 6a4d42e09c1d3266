import { eq, sql } from 'drizzle-orm'

import { type Webhook, type WebhookEvent, webhookLimits } from '#contract/connection/webhook.ts'

import { addAuditEvent, type AuditEvent } from '../../audit/add-audit-event.ts'
import type { Transaction } from '../../database/open.ts'
import { sealText } from '../../tools/seal.ts'
import type { Session } from '../../tools/session.ts'
import type { Tools } from '../../tools.ts'
import { webhooks } from '../table.ts'
import type { WithSecret } from './add-webhook.ts'
import { endWaiting } from './close-deliveries.ts'
import { getWebhook, lockWebhook, type WebhookRow } from './queries.ts'
import { createSecret } from './sign.ts'

type Changes = { id: number; events?: WebhookEvent[] | undefined; is_on?: boolean | undefined }

/** Changes what a webhook is told, or turns it off or on; what happens while it is off it is never told. */
export async function changeWebhook(
  { db, outside }: Tools,
  session: Session,
  { id, events, is_on }: Changes,
): Promise<Webhook> {
  // Whoever answers before the transaction holds no connection of it.
  if (is_on) await outside.check((await getWebhook(db, session, id)).url)
  return db.transaction(async (tx) => {
    const row = await lockWebhook(tx, session, id)
    const isTurned = is_on !== undefined && is_on !== (row.off_at === null)
    const off = is_on
      ? { off_at: null, off_reason: null, failing_since: null }
      : { off_at: sql`now()`, off_reason: 'person' as const }
    const changed = { ...(events && { events: [...new Set(events)] }), ...(isTurned && off) }
    if (Object.keys(changed).length > 0) await tx.update(webhooks).set(changed).where(eq(webhooks.id, id))
    if (isTurned && !is_on) await endWaiting(tx, id)
    await note(tx, session, row, 'webhook.changed', {
      ...(events && { events }),
      ...(isTurned && { is_on }),
    })
    return getWebhook(tx, session, id)
  })
}

export async function deleteWebhook({ db }: Tools, session: Session, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockWebhook(tx, session, id)
    await tx.delete(webhooks).where(eq(webhooks.id, id))
    await note(tx, session, row, 'webhook.deleted', { host: new URL(row.url).host })
  })
}

/** Makes a new secret; the one before signs as well for a day. */
export async function changeSecret({ db, secret: key }: Tools, session: Session, id: number): Promise<WithSecret> {
  const secret = createSecret()
  return db.transaction(async (tx) => {
    const row = await lockWebhook(tx, session, id)
    await tx
      .update(webhooks)
      .set({
        secret: sealText(key, { purpose: 'webhook', owner: row.agency_id }, secret),
        old_secret: row.secret,
        old_secret_until: sql`now() + make_interval(hours => ${webhookLimits.oldSecretHours})`,
      })
      .where(eq(webhooks.id, id))
    await note(tx, session, row, 'webhook.secret_changed')
    return { ...(await getWebhook(tx, session, id)), secret }
  })
}

function note(
  tx: Transaction,
  session: Session,
  { id, agency_id }: WebhookRow,
  kind: AuditEvent['kind'],
  details: NonNullable<AuditEvent['details']> = {},
): Promise<void> {
  return addAuditEvent(tx, session, { kind, subject: 'webhook', subject_id: id, agency_id, details })
}
