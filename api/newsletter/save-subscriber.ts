import { and, eq, ne, sql } from 'drizzle-orm'

import type { Language } from '#contract/fields.ts'
import type { Interest, Subscription } from '#contract/newsletter/newsletter.ts'

import { isOver } from '../database/is-over.ts'
import type { Connection, Transaction } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import type { KeepAnswer } from '../http/handle.ts'
import { enqueueMail } from '../mail/queries.ts'
import { attemptKey, countAttempt, hasRoom, requirePerson } from '../http/limit/queries.ts'
import type { Tools } from '../tools.ts'
import { findRequest, findSubscriber, type SubscriptionRequest, getSubscription, updateAccount } from './queries.ts'
import { isSubscriptionSigned, signSubscription, type SubscriptionLink } from './signature.ts'
import { subscribers, subscriptionRequests } from './table.ts'

type Wanted = {
  email: string
  name: string
  interests: Interest[]
  language: Language
  page?: string | undefined
  consent?: string | undefined
}
type By = {
  captcha: string
  proof: string | undefined
  address: string
  isSuspect: boolean
  keep: KeepAnswer
  answer: object
}

/** Emails an hour to one address, whoever says to have it. */
const toOne = { max: 4, minutes: 60 }

/**
 * Enqueues the email that confirms an address. One that is subscribed already stays as it is: whoever confirmed it in
 * this browser is told so, and everybody else gets the answer that everybody gets, and the owner an email.
 */
export async function saveSubscriber(tools: Tools, wanted: Wanted, by: By): Promise<void> {
  const { db, secret, leadsPerHour } = tools
  await requirePerson(tools, by.captcha, { action: 'newsletter' })
  const isOwn =
    by.proof !== undefined && isSubscriptionSigned(secret, 'known', { key: wanted.email, signature: by.proof })
  await db.transaction(async (tx) => {
    if (leadsPerHour > 0) {
      const limit = { max: leadsPerHour, minutes: 60 }
      await countAttempt(tx, attemptKey('newsletter_from', by.address), limit, 'lead.too_many')
    }
    if (!by.isSuspect && (await askToSubscribe(tx, wanted)) === 'known') {
      if (isOwn) throw new AppError('request.invalid', { errors: { email: ['field.already_subscribed'] } })
      const { email: to, language } = wanted
      if (await hasRoom(tx, attemptKey('newsletter', to), toOne))
        await enqueueMail(tx, { kind: 'newsletter_known', to, language })
    }
    await by.keep(tx, by.answer)
  })
  tools.wakeOutbox()
}

/**
 * Keeps what is asked for an address until its own email is followed, and enqueues that email; whoever asks again
 * changes nothing of it, and a reader's subscription, `known`, is not touched.
 */
export async function askToSubscribe(tx: Transaction, wanted: Wanted): Promise<'asked' | 'known'> {
  const { email, name, interests, language, page = null, consent = null } = wanted
  const known = await findSubscriber(tx, { email })
  if (known && getSubscription(known).is_subscribed) return 'known'
  if (!(await hasRoom(tx, attemptKey('newsletter', email), toOne))) return 'asked'
  const [request] = await tx
    .insert(subscriptionRequests)
    .values({ email, name, interests, language, page, consent })
    .returning({ key: subscriptionRequests.key })
  await enqueueMail(tx, { kind: 'confirm_newsletter', to: email, language, about: { request: request!.key } })
  return 'asked'
}

type ConfirmingLink = SubscriptionLink & { expires: string }

/** Begins the newsletter of an address, and answers what proves in its browser that it is known; twice is as once. */
export async function confirmSubscriber(tools: Tools, link: ConfirmingLink): Promise<string> {
  const { db, secret } = tools
  const email = await db.transaction(async (tx) => {
    const request = await requestOf(tx, secret, link)
    const { email, name, interests, language, page, consent, created_at } = request
    if (request.confirmed_at) return email
    const before = await findSubscriber(tx, { email })
    const said = { name, interests, language, page, consent, created_at }
    const confirmed_at = sql`coalesce(${subscribers.confirmed_at}, now())`
    await tx
      .insert(subscribers)
      .values({ email, ...said, confirmed_at: sql`now()` })
      .onConflictDoUpdate({ target: subscribers.email, set: { ...said, confirmed_at, unsubscribed_at: null } })
    // What others asked for the same address is over; this one may be followed twice.
    const { key } = subscriptionRequests
    await tx.delete(subscriptionRequests).where(and(eq(subscriptionRequests.email, email), ne(key, link.key)))
    await tx
      .update(subscriptionRequests)
      .set({ confirmed_at: sql`now()` })
      .where(eq(key, link.key))
    await updateAccount(tx, email, true)
    if (!before || !getSubscription(before).is_subscribed)
      await enqueueMail(tx, { kind: 'newsletter_begun', to: email, language })
    return email
  })
  tools.wakeOutbox()
  return signSubscription(secret, 'known', email)
}

/** What an email's link would confirm. */
export async function requestOf(db: Connection, secret: string, link: ConfirmingLink) {
  if (!isSubscriptionSigned(secret, 'confirm', link)) throw new AppError('link.wrong_signature')
  const found = (await findRequest(db, link.key, link.expires)) ?? (await findLeft(db, link))
  if (!found) throw new AppError('link.expired')
  return found
}

/** What the release before kept among the subscribers themselves. */
async function findLeft(db: Connection, link: ConfirmingLink): Promise<SubscriptionRequest | null> {
  const left = await findSubscriber(db, { key: link.key })
  if (!left) return null
  const isBegun = getSubscription(left).is_subscribed
  if (!isBegun && (await isOver(db, link.expires))) return null
  return { ...left, confirmed_at: isBegun ? left.confirmed_at : null }
}

type Changes = { interests?: Interest[] | undefined; is_subscribed?: boolean | undefined }

/** The subscription of a signed link, after the change that is asked. */
export async function changeSubscriber(
  { db, secret }: Tools,
  link: SubscriptionLink,
  { interests, is_subscribed }: Changes = {},
): Promise<Subscription> {
  if (!isSubscriptionSigned(secret, 'change', link)) throw new AppError('link.wrong_signature')
  return db.transaction(async (tx) => {
    const before = await findSubscriber(tx, link)
    if (!before) throw new AppError('link.not_found')
    if (interests === undefined && is_subscribed === undefined) return getSubscription(before)
    const [after] = await tx
      .update(subscribers)
      .set({
        ...(interests && { interests }),
        ...(is_subscribed === true && {
          unsubscribed_at: null,
          confirmed_at: sql`coalesce(${subscribers.confirmed_at}, now())`,
        }),
        ...(is_subscribed === false && { unsubscribed_at: sql`coalesce(${subscribers.unsubscribed_at}, now())` }),
      })
      .where(eq(subscribers.key, link.key))
      .returning()
    if (is_subscribed !== undefined) await updateAccount(tx, before.email, is_subscribed)
    return getSubscription(after!)
  })
}
