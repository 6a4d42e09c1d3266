import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { CaptchaAction } from '#contract/account/captcha.ts'

import type { Database } from '../../database/open.ts'
import { AppError } from '../../app-error.ts'
import type { Tools } from '../../tools.ts'
import { attempts, usedChallenges } from './table.ts'

type Limit = { max: number; minutes: number }
/** What counting needs of a database, or of a transaction of it. */
type Counting = Pick<Database, 'transaction' | 'execute' | 'insert'>

/** A name for what was tried and by whom, in which the person cannot be read. */
export function attemptKey(what: string, ...who: (string | number)[]): string {
  return `${what}:${createHash('sha256').update(who.join('\n')).digest('base64url').slice(0, 22)}`
}

/**
 * Counts one more try, unless there have been `most` in the last `minutes`: then it is refused with 429, and told when
 * there will be room again. Tries of one key queue, so that many at once are counted like many in turn. The answer
 * undoes the count.
 */
export async function countAttempt(
  db: Counting,
  key: string,
  { max, minutes }: Limit,
  refusal: 'request.too_many' | 'lead.too_many' = 'request.too_many',
): Promise<{ id: number }> {
  const since = sql`now() - make_interval(mins => ${minutes})`
  const { id, wait } = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into ${attempts} (key)
      select ${key} where (select count(*) from ${attempts} where key = ${key} and at > ${since}) < ${max}
      returning id`)
    if (rows[0]) return { id: rows[0].id, wait: 0 }
    const { rows: waits } = await tx.execute<{ wait: number }>(sql`
      select ceil(extract(epoch from at - (${since})))::int as wait from ${attempts}
      where key = ${key} and at > ${since} order by at desc offset ${max - 1} limit 1`)
    return { id: undefined, wait: waits[0]?.wait ?? 1 }
  })
  if (id === undefined) throw new AppError(refusal, { retryAfter: Math.max(1, wait) })
  return { id }
}

/** Counts one more try where there is room for it, and says whether there was. */
export async function hasRoom(db: Counting, key: string, limit: Limit): Promise<boolean> {
  try {
    await countAttempt(db, key, limit)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.too_many') return false
    throw error
  }
}

/** Whether it was done within the last days. */
export async function wasDone(db: Database, key: string, days: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from ${attempts} where key = ${key} and at > now() - make_interval(days => ${days}) limit 1`,
  )
  return rows.length > 0
}

export async function forgetAttempt(db: Database, { id }: { id: number }): Promise<void> {
  await db.execute(sql`delete from ${attempts} where id = ${id}`)
}

/** Forgets every try under a key: what was to be shown has been shown. */
export async function forgetAttempts(db: Pick<Database, 'execute'>, key: string): Promise<void> {
  await db.execute(sql`delete from ${attempts} where key = ${key}`)
}

/** Refuses with 429 when there are so many tries that nothing has undone, however long ago; they are kept for a month. */
export async function requireFewer(db: Database, key: string, max: number): Promise<void> {
  const { rows } = await db.execute(sql`select from ${attempts} where key = ${key} limit ${max}`)
  if (rows.length >= max) throw new AppError('request.too_many')
}

/** Writes down that it was done, once a day at most. */
export async function rememberDone(db: Database, key: string): Promise<void> {
  await db.execute(sql`
    insert into ${attempts} (key)
    select ${key} where not exists (select from ${attempts} where key = ${key} and at > now() - interval '1 day')`)
}

/**
 * Refuses an answer that was not worked out for this action, or one that has counted already. Where the captcha itself is
 * away nobody can be told from a machine: that is refused with 503, unless the caller takes what is `unchecked` too.
 */
export async function requirePerson(
  { db, captcha }: Pick<Tools, 'db' | 'captcha'>,
  answer: string,
  { action, orUnchecked = false }: { action: CaptchaAction; orUnchecked?: boolean },
): Promise<'checked' | 'unchecked'> {
  if (!captcha) return 'checked'
  const solved = await captcha.check(answer, action)
  if (solved === 'away') {
    if (orUnchecked) return 'unchecked'
    throw new AppError('captcha.unavailable')
  }
  if (!solved || !(await isFirstUse(db, solved))) {
    throw new AppError('request.invalid', { errors: { 'g-recaptcha-response': ['field.captcha'] } })
  }
  return 'checked'
}

/** Whether what counts once is used for the first time; remembered until it is over. */
export async function isFirstUse(db: Database, { signature, expires_at }: { signature: string; expires_at: Date }) {
  const added = await db
    .insert(usedChallenges)
    .values({ signature, expires_at })
    .onConflictDoNothing()
    .returning({ signature: usedChallenges.signature })
  return added.length === 1
}

/** Forgets what no limit looks at any more. */
export async function deleteOldAttempts(db: Database): Promise<void> {
  await db.execute(sql`delete from ${attempts} where at < now() - interval '31 days'`)
  await db.execute(sql`delete from ${usedChallenges} where expires_at < now() - interval '1 hour'`)
}
