import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Language } from '#contract/fields.ts'
import type { Interest, Subscription } from '#contract/newsletter/newsletter.ts'

import type { Connection, Database, Transaction } from '../database/open.ts'
import { subscribers, subscriptionRequests } from './table.ts'

export type Subscriber = typeof subscribers.$inferSelect

export async function findSubscriber(
  db: Connection,
  by: { key: string } | { email: string },
): Promise<Subscriber | null> {
  const named = 'key' in by ? eq(subscribers.key, by.key) : eq(subscribers.email, by.email)
  const [row] = await db.select().from(subscribers).where(named)
  return row ?? null
}

export type SubscriptionRequest = typeof subscriptionRequests.$inferSelect

/** What was asked for an address under a key, while its letter may be followed; `until` is in seconds since 1970. */
export async function findRequest(db: Connection, key: string, until?: string): Promise<SubscriptionRequest | null> {
  const isLiving = until === undefined ? undefined : sql`to_timestamp(${until}::float8) > now()`
  const [row] = await db
    .select()
    .from(subscriptionRequests)
    .where(and(eq(subscriptionRequests.key, key), isLiving))
  return row ?? null
}

export function getSubscription({ name, interests, confirmed_at, unsubscribed_at }: Subscriber): Subscription {
  return { name, interests, is_subscribed: confirmed_at !== null && unsubscribed_at === null }
}

/** Says in the account of an address, if it has one, whether the newsletter goes there. */
export async function updateAccount(tx: Transaction, email: string, is_subscribed: boolean): Promise<void> {
  await tx.execute(
    sql`update client set is_subscribed = ${is_subscribed} where email = ${email} and confirmed_at is not null`,
  )
}

type Account = { email: string; full_name: string; language: Language; is_subscribed: boolean }

/** What an account says counts for its address, which is confirmed: no email is needed. */
export async function followAccount(tx: Transaction, { email, full_name, language, is_subscribed }: Account) {
  if (!is_subscribed) {
    await tx
      .update(subscribers)
      .set({ unsubscribed_at: sql`coalesce(${subscribers.unsubscribed_at}, now())` })
      .where(eq(subscribers.email, email))
    return
  }
  const interests: Interest[] = ['news']
  await tx
    .insert(subscribers)
    .values({ email, name: full_name, interests, language, confirmed_at: sql`now()` })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: { confirmed_at: sql`coalesce(${subscribers.confirmed_at}, now())`, unsubscribed_at: null },
    })
}

/** Forgets whoever asked for the newsletter and did not confirm the address within two days. */
export async function deleteUnconfirmedSubscribers(db: Database): Promise<void> {
  await db.delete(subscriptionRequests).where(sql`${subscriptionRequests.created_at} < now() - interval '2 days'`)
  // The release before kept them here.
  await db
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmed_at), sql`${subscribers.created_at} < now() - interval '2 days'`))
}
