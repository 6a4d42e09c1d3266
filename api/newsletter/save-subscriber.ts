import { and, eq, sql } from 'drizzle-orm'

import type { Language } from '#contract/fields.ts'
import type { Interest, Subscription } from '#contract/lead/newsletter.ts'

import type { Transaction } from '../account/queries.ts'
import { AppError } from '../http/app-error.ts'
import type { Keep } from '../http/handle.ts'
import { wishLetter } from '../letter/queries.ts'
import { attemptKey, countAttempt, hasRoom, requirePerson } from '../limit/queries.ts'
import type { Tools } from '../tools/tools.ts'
import { findSubscriber, isReading, subscriptionOf, tellAccount } from './queries.ts'
import { isSubscriptionSigned, signSubscription, type SubscriptionLink } from './signature.ts'
import { subscribers } from './table.ts'

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
  keep: Keep
  answer: object
}

/** Letters an hour to one address, whoever says to have it. */
const toOne = { most: 4, minutes: 60 }

/**
 * Wishes for the letter that confirms an address. One that is subscribed already stays as it is: whoever confirmed it in
 * this browser is told so, and everybody else gets the answer that everybody gets, and the owner a letter.
 */
export async function saveSubscriber(tools: Tools, wanted: Wanted, by: By): Promise<void> {
  const { db, secret, leadsPerHour } = tools
  await requirePerson(tools, by.captcha, { action: 'newsletter' })
  const isOwn =
    by.proof !== undefined && isSubscriptionSigned(secret, 'known', { key: wanted.email, signature: by.proof })
  await db.transaction(async (tx) => {
    if (leadsPerHour > 0) {
      const limit = { most: leadsPerHour, minutes: 60 }
      await countAttempt(tx, attemptKey('newsletter_from', by.address), limit, 'lead.too_many')
    }
    if (!by.isSuspect && (await askToSubscribe(tx, wanted)) === 'known') {
      if (isOwn) throw new AppError('request.invalid', { errors: { email: ['field.already_subscribed'] } })
      await wishOne(tx, 'newsletter_known', wanted.email, wanted.language)
    }
    await by.keep(tx, by.answer)
  })
  tools.wakeOutbox()
}

/** Keeps who wants the newsletter until the address is confirmed, and wishes for that letter; `known` is not touched. */
export async function askToSubscribe(tx: Transaction, wanted: Wanted): Promise<'asked' | 'known'> {
  const { email, language, page = null, consent = null } = wanted
  const [asked] = await tx
    .insert(subscribers)
    .values({ ...wanted, page, consent })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: { name: wanted.name, interests: wanted.interests, language, page, consent, created_at: sql`now()` },
      setWhere: sql`not (${isReading})`,
    })
    .returning({ id: subscribers.id })
  if (!asked) return 'known'
  await wishOne(tx, 'confirm_newsletter', email, language)
  return 'asked'
}

async function wishOne(tx: Transaction, kind: string, to: string, language: Language): Promise<void> {
  if (await hasRoom(tx, attemptKey('newsletter', to), toOne)) await wishLetter(tx, { kind, to, language })
}

/** Begins the newsletter of an address, and answers what proves in its browser that it is known; twice is as once. */
export async function confirmSubscriber(tools: Tools, link: SubscriptionLink & { expires: string }): Promise<string> {
  const { db, secret } = tools
  if (!isSubscriptionSigned(secret, 'confirm', link)) throw new AppError('link.wrong_signature')
  const email = await db.transaction(async (tx) => {
    const before = await findSubscriber(tx, { key: link.key })
    if (!before) throw new AppError('link.expired')
    if (subscriptionOf(before).is_subscribed) return before.email
    const [confirmed] = await tx
      .update(subscribers)
      .set({ confirmed_at: sql`now()`, unsubscribed_at: null })
      .where(and(eq(subscribers.key, link.key), sql`to_timestamp(${link.expires}::float8) > now()`))
      .returning({ language: subscribers.language })
    if (!confirmed) throw new AppError('link.expired')
    await tellAccount(tx, before.email, true)
    await wishLetter(tx, { kind: 'newsletter_begun', to: before.email, language: confirmed.language })
    return before.email
  })
  tools.wakeOutbox()
  return signSubscription(secret, 'known', email)
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
    if (interests === undefined && is_subscribed === undefined) return subscriptionOf(before)
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
    if (is_subscribed !== undefined) await tellAccount(tx, before.email, is_subscribed)
    return subscriptionOf(after!)
  })
}
