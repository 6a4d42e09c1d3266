import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'

import type { AlertRate } from '#contract/saved-search/saved-search.ts'
import type { Language } from '#contract/fields.ts'
import type { SearchFilter } from '#contract/search/search.ts'

import { isOver } from '../../database/is-over.ts'
import type { Connection, Database } from '../../database/open.ts'
import { AppError } from '../../app-error.ts'
import { enqueueMail } from '../../mail/queries.ts'
import { attemptKey, countAttempt, requirePerson } from '../../http/limit/queries.ts'
import { getCriteria } from '../queries.ts'
import { savedSearches } from '../table.ts'
import type { Tools } from '../../tools.ts'
import { isAlertSigned } from './signature.ts'
import { alertRequests } from './table.ts'

type Wanted = { email: string; name: string; filter: SearchFilter; alert: AlertRate; language: Language }
type From = { captcha: string; address: string }

/** Emails an hour: to one address, and asked for from one network address; and searches of one address in all. */
const toOne = { max: 4, minutes: 60 }
const fromOne = { max: 20, minutes: 60 }
const maxPerAddress = 20

/**
 * Keeps what a visitor without an account asks for until its own email is followed, and enqueues that email. What is
 * confirmed already stays as it is until then, so that nobody can change another's emails; past a limit nothing happens
 * and nothing is said.
 */
export async function saveVisitorAlert(tools: Tools, wanted: Wanted, { captcha, address }: From): Promise<void> {
  const { db } = tools
  await requirePerson(tools, captcha, { action: 'alert' })
  try {
    await countAttempt(db, attemptKey('alert_from', address), fromOne)
    await countAttempt(db, attemptKey('alert', wanted.email), toOne)
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.too_many') return
    throw error
  }
  const { email, name, filter, alert, language } = wanted
  const { criteria, digest } = getCriteria(filter)
  await db.transaction(async (tx) => {
    const confirmed = and(eq(savedSearches.email, email), isNotNull(savedSearches.confirmed_at))
    if ((await tx.$count(savedSearches, confirmed)) >= maxPerAddress) return
    // One that is paused may be begun again, by whoever reads its email.
    const listening = and(confirmed, eq(savedSearches.digest, digest), ne(savedSearches.alert, 'off'))
    if ((await tx.$count(savedSearches, listening)) > 0) return
    const [request] = await tx
      .insert(alertRequests)
      .values({ email, name, alert, language, criteria, digest })
      .returning({ key: alertRequests.key })
    await enqueueMail(tx, { kind: 'confirm_alert', to: email, language, about: { request: request!.key } })
  })
  tools.wakeOutbox()
}

type ConfirmingLink = { key: string; expires: string; signature: string }

/** Begins the emails that a visitor's email asked back about, as it said; a second time changes nothing. */
export async function confirmVisitorAlert({ db, secret }: Tools, link: ConfirmingLink): Promise<void> {
  await db.transaction(async (tx) => {
    const request = await getAlertRequest(tx, secret, link)
    if (request.confirmed_at) return
    const { key, email, name, alert, language, criteria, digest } = request
    const said = { name, alert, language, confirmed_at: sql`now()` }
    // What happened before is told only to who was listening.
    const began = sql`case when ${savedSearches.alert} = 'off' or ${savedSearches.confirmed_at} is null
      then clock_timestamp() else ${savedSearches.alert_since} end`
    await tx
      .insert(savedSearches)
      .values({ key, email, ...said, criteria, digest, alert_since: sql`clock_timestamp()` })
      .onConflictDoUpdate({
        target: [savedSearches.email, savedSearches.digest],
        set: { ...said, alert_since: began },
      })
    const isOther = and(
      eq(alertRequests.email, email),
      eq(alertRequests.digest, digest),
      ne(alertRequests.key, link.key),
    )
    await tx.delete(alertRequests).where(isOther)
    await tx
      .update(alertRequests)
      .set({ confirmed_at: sql`now()` })
      .where(eq(alertRequests.key, link.key))
  })
}

/** What an email's link would begin. */
export async function getAlertRequest(db: Connection, secret: string, link: ConfirmingLink) {
  if (!isAlertSigned(secret, 'confirm', link)) throw new AppError('link.wrong_signature')
  const [asked] = await db
    .select()
    .from(alertRequests)
    .where(and(eq(alertRequests.key, link.key), sql`to_timestamp(${link.expires}::float8) > now()`))
  const found = asked ?? (await findLeft(db, link))
  if (!found) throw new AppError('link.expired')
  return found
}

/** What the release before kept among the saved searches themselves. */
async function findLeft(db: Connection, { key, expires }: ConfirmingLink) {
  const [left] = await db.select().from(savedSearches).where(eq(savedSearches.key, key))
  if (!left?.email || !left.language) return null
  if (!left.confirmed_at && (await isOver(db, expires))) return null
  return { ...left, email: left.email, language: left.language }
}

/** Ends the emails about a search, for whoever has the link of one of them. */
export async function pauseAlert({ db, secret }: Tools, link: { key: string; signature: string }): Promise<void> {
  if (!isAlertSigned(secret, 'pause', link)) throw new AppError('link.wrong_signature')
  await db.update(savedSearches).set({ alert: 'off' }).where(eq(savedSearches.key, link.key))
}

/** The search of a signed link, after the change that is asked. */
export async function changeAlert({ db, secret }: Tools, link: { key: string; signature: string }, alert?: AlertRate) {
  if (!isAlertSigned(secret, 'pause', link)) throw new AppError('link.wrong_signature')
  if (alert) {
    const begins = sql`case when ${savedSearches.alert} = 'off' then clock_timestamp() else ${savedSearches.alert_since} end`
    await db.update(savedSearches).set({ alert, alert_since: begins }).where(eq(savedSearches.key, link.key))
  }
  const { name, criteria, alert: rate, key } = savedSearches
  const [row] = await db.select({ name, criteria, alert: rate }).from(savedSearches).where(eq(key, link.key))
  if (!row) throw new AppError('link.not_found')
  return row
}

/** Forgets visitors who did not confirm their address within a day. */
export async function forgetUnconfirmed(db: Database): Promise<void> {
  await db.delete(alertRequests).where(sql`${alertRequests.created_at} < now() - interval '1 day'`)
  // The release before kept them here.
  await db
    .delete(savedSearches)
    .where(
      and(
        isNull(savedSearches.client_id),
        isNull(savedSearches.confirmed_at),
        sql`created_at < now() - interval '1 day'`,
      ),
    )
}
