import { and, eq, isNull, sql } from 'drizzle-orm'

import type { AlertRate } from '#contract/account/saved-search.ts'
import type { Language } from '#contract/fields.ts'
import type { SearchFilter } from '#contract/search.ts'

import type { Database } from '../database/open.ts'
import { AppError } from '../http/app-error.ts'
import { wishLetter } from '../letter/queries.ts'
import { attemptKey, countAttempt, requirePerson } from '../limit/queries.ts'
import { criteriaOf } from '../saved-search/queries.ts'
import { savedSearches } from '../saved-search/table.ts'
import type { Tools } from '../tools/tools.ts'
import { isAlertSigned } from './signature.ts'

type Wanted = { email: string; name: string; filter: SearchFilter; alert: AlertRate; language: Language }
type From = { captcha: string; address: string }

/** Letters an hour: to one address, and asked for from one network address; and searches of one address in all. */
const toOne = { most: 4, minutes: 60 }
const fromOne = { most: 20, minutes: 60 }
const mostOfOne = 20

/**
 * Keeps a search for a visitor without an account and wishes for the letter that confirms the address. What is confirmed
 * already stays as it is, so that nobody can change another's letters; past a limit nothing happens and nothing is said.
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
  await db.transaction(async (tx) => {
    if ((await tx.$count(savedSearches, eq(savedSearches.email, email))) >= mostOfOne) return
    const [row] = await tx
      .insert(savedSearches)
      .values({ email, name, alert, language, ...criteriaOf(filter) })
      .onConflictDoUpdate({
        target: [savedSearches.email, savedSearches.digest],
        set: { name, alert, language, created_at: sql`now()` },
        // One that is paused may be begun again, by whoever reads its letter.
        setWhere: sql`${savedSearches.confirmed_at} is null or ${savedSearches.alert} = 'off'`,
      })
      .returning({ id: savedSearches.id })
    if (!row) return
    await tx.update(savedSearches).set({ confirmed_at: null }).where(eq(savedSearches.id, row.id))
    await wishLetter(tx, { kind: 'confirm_alert', to: email, language, about: { search: row.id } })
  })
  tools.wakeOutbox()
}

/** Begins the letters of a visitor whose address is confirmed; a second time changes nothing. */
export async function confirmVisitorAlert(
  { db, secret }: Tools,
  link: { key: string; expires: string; signature: string },
): Promise<void> {
  if (!isAlertSigned(secret, 'confirm', link)) throw new AppError('link.wrong_signature')
  const { rows } = await db.execute<{ is_confirmed: boolean }>(sql`
    update ${savedSearches} set confirmed_at = coalesce(confirmed_at, now()),
      alert_since = case when confirmed_at is null then clock_timestamp() else alert_since end
    where key = ${link.key} and email is not null
      and (confirmed_at is not null or to_timestamp(${link.expires}::float8) > now())
    returning true as is_confirmed`)
  if (rows.length === 0) throw new AppError('link.expired')
}

/** Ends the letters about a search, for whoever has the link of one of them. */
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
