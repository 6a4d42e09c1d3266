import { count, eq } from 'drizzle-orm'

import { type Webhook, type WebhookEvent, webhookLimits } from '#contract/connection/webhook.ts'

import { AppError } from '../../app-error.ts'
import { addAuditEvent } from '../../audit/add-audit-event.ts'
import type { Session } from '../../tools/session.ts'
import { sealText } from '../../tools/seal.ts'
import type { Tools } from '../../tools.ts'
import { lockAgency } from '../queries.ts'
import { webhooks } from '../table.ts'
import { getWebhook } from './queries.ts'
import { createSecret } from './sign.ts'

export type WithSecret = Webhook & { secret: string }

/** Has an address told from now on; refused where it may not be called, and beyond what an agency may have. */
export async function addWebhook(
  { db, secret: key, outside }: Tools,
  session: Session,
  { url, events }: { url: string; events: WebhookEvent[] },
): Promise<WithSecret> {
  await outside.check(url)
  const agency_id = session.agency_id!
  const secret = createSecret()
  return db.transaction(async (tx) => {
    await lockAgency(tx, agency_id)
    const [known] = await tx.select({ count: count() }).from(webhooks).where(eq(webhooks.agency_id, agency_id))
    if (known!.count >= webhookLimits.perAgency) throw new AppError('webhook.too_many')
    const [row] = await tx
      .insert(webhooks)
      .values({
        agency_id,
        url,
        events: [...new Set(events)],
        secret: sealText(key, { purpose: 'webhook', owner: agency_id }, secret),
      })
      .returning({ id: webhooks.id })
    const { id } = row!
    const details = { host: new URL(url).host, events }
    await addAuditEvent(tx, session, { kind: 'webhook.created', subject: 'webhook', subject_id: id, details })
    return { ...(await getWebhook(tx, session, id)), secret }
  })
}
