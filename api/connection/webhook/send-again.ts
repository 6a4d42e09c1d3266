import { and, eq, isNull, sql } from 'drizzle-orm'

import { type Delivery, testEvent } from '#contract/connection/webhook.ts'

import { AppError } from '../../app-error.ts'
import type { Database } from '../../database/open.ts'
import type { Session } from '../../tools/session.ts'
import { webhookDeliveries } from '../table.ts'
import { lockWebhook, toDelivery } from './queries.ts'

/** Has a test sent; one that waits already does for both presses. */
export async function sendTest(db: Database, session: Session, id: number): Promise<Delivery> {
  return db.transaction(async (tx) => {
    const { off_at } = await lockWebhook(tx, session, id)
    if (off_at) throw new AppError('webhook.off')
    const isTest = and(eq(webhookDeliveries.webhook_id, id), eq(webhookDeliveries.subject, 'test'))
    const [waiting] = await tx
      .update(webhookDeliveries)
      .set({ due_at: sql`now()` })
      .where(and(isTest, isNull(webhookDeliveries.ended_at)))
      .returning()
    if (waiting) return toDelivery(waiting)
    const [row] = await tx
      .insert(webhookDeliveries)
      .values({ webhook_id: id, kind: testEvent, subject: 'test', subject_id: id })
      .returning()
    return toDelivery(row!)
  })
}

/** Has something sent again as it was, with all its tries anew; what waits is tried now. */
export async function sendAgain(db: Database, session: Session, id: number, delivery: number): Promise<Delivery> {
  return db.transaction(async (tx) => {
    const { off_at } = await lockWebhook(tx, session, id)
    if (off_at) throw new AppError('webhook.off')
    const [row] = await tx
      .update(webhookDeliveries)
      .set({ due_at: sql`now()`, attempts: 0, ended_at: null })
      .where(and(eq(webhookDeliveries.webhook_id, id), eq(webhookDeliveries.id, delivery)))
      .returning()
    if (!row) throw new AppError('webhook.not_found')
    return toDelivery(row)
  })
}
