import { sql } from 'drizzle-orm'

import type { DeliveryProblem, offReasons } from '#contract/connection/webhook.ts'
import { webhookLimits } from '#contract/connection/webhook.ts'

import { addAuditEvent } from '../../audit/add-audit-event.ts'
import type { Database, Transaction } from '../../database/open.ts'
import { enqueueMail } from '../../mail/queries.ts'
import type { Tools } from '../../tools.ts'
import type { Begun } from './begin-deliveries.ts'
import { getNextTry } from './rules.ts'

type Which = Pick<Begun, 'id' | 'webhook_id' | 'attempts'>

/** Writes down that one arrived. A webhook that had failed has the rest of what waits tried at once. */
export async function endDelivery(db: Database, { id, webhook_id }: Which, status: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update webhook_delivery set ended_at = now(), leased_until = null, status = ${status}, problem = null
      where id = ${id}`)
    const { rows } = await tx.execute<{ was_failing: boolean }>(sql`
      update webhook set delivered_at = now(), failing_since = null
      from (select id, failing_since is not null as was_failing from webhook where id = ${webhook_id} for update) as before
      where webhook.id = before.id and (before.was_failing or coalesce(delivered_at < now() - interval '1 minute', true))
      returning was_failing`)
    if (!rows[0]?.was_failing) return
    await tx.execute(sql`
      update webhook_delivery set due_at = now()
      where webhook_id = ${webhook_id} and ended_at is null and due_at > now()`)
  })
}

/** Writes down that one did not arrive, and when it is tried next; a webhook that failed for days goes off. */
export async function failDelivery(
  tools: Pick<Tools, 'db' | 'wakeOutbox'>,
  { id, webhook_id, attempts }: Which,
  { problem, status }: { problem: DeliveryProblem; status: number | null },
): Promise<void> {
  const next = getNextTry(attempts)
  await tools.db.transaction(async (tx) => {
    await tx.execute(sql`
      update webhook_delivery set leased_until = null, status = ${status}, problem = ${problem},
        due_at = now() + make_interval(secs => ${next ?? 0}), ended_at = case when ${next === null} then now() end
      where id = ${id}`)
    const { rows } = await tx.execute<{ is_over: boolean }>(sql`
      update webhook set failing_since = coalesce(failing_since, now()) where id = ${webhook_id} and off_at is null
      returning failing_since < now() - make_interval(days => ${webhookLimits.failingDays}) as is_over`)
    if (status === 410) await closeWebhook(tx, webhook_id, 'gone')
    else if (rows[0]?.is_over) await closeWebhook(tx, webhook_id, 'failing')
  })
  tools.wakeOutbox()
}

/** Gives back what was taken and not tried: the process ends. */
export async function leaveDelivery(db: Database, { id }: Which): Promise<void> {
  await db.execute(sql`
    update webhook_delivery set leased_until = null, attempts = attempts - 1 where id = ${id} and ended_at is null`)
}

/** Turns a webhook off for its failures and tells those who manage its agency; what waited can be sent again by hand. */
async function closeWebhook(
  tx: Transaction,
  id: number,
  reason: Exclude<(typeof offReasons)[number], 'person'>,
): Promise<void> {
  const { rows } = await tx.execute<{ agency_id: number }>(sql`
    update webhook set off_at = now(), off_reason = ${reason} where id = ${id} and off_at is null returning agency_id`)
  if (!rows[0]) return
  const { agency_id } = rows[0]
  await endWaiting(tx, id)
  await addAuditEvent(tx, null, {
    kind: 'webhook.off',
    subject: 'webhook',
    subject_id: id,
    agency_id,
    details: { reason },
  })
  const { rows: managers } = await tx.execute<{ id: number; email: string; language: 'es' | 'en' }>(sql`
    select id, email, language from client
    where role = 'manager' and agency_id = ${agency_id} and suspended_at is null and confirmed_at is not null`)
  for (const { id: client, email, language } of managers) {
    await enqueueMail(tx, { kind: `webhook_${reason}`, to: email, language, about: { webhook: id, client } })
  }
}

/** Gives up what waits for a webhook that is off. */
export async function endWaiting(tx: Transaction, webhook_id: number): Promise<void> {
  await tx.execute(sql`
    update webhook_delivery set ended_at = now(), leased_until = null, problem = coalesce(problem, 'off')
    where webhook_id = ${webhook_id} and ended_at is null`)
}
