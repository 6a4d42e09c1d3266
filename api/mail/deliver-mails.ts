import { eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'

import type { Language } from '#contract/fields.ts'
import type { WrittenMail } from '#contract/mail/mail.ts'

import type { Database, Transaction } from '../database/open.ts'
import { startLoop, type Loop } from '../tools/start-loop.ts'
import type { Mailer } from './mailer.ts'
import { hoursOfTrying, waitBefore } from './rules.ts'
import { mails } from './table.ts'

type QueuedMail = { id: string; kind: string; to: string; language: Language; about: Record<string, unknown> }

/** Writes an email that was enqueued; null when there is nobody to write to, or nothing to say any more. */
export type Writer = (tx: Transaction, queued: QueuedMail) => Promise<WrittenMail | null>

type Tools = { db: Database; log: Logger; mailer: Mailer; writers: Partial<Record<string, Writer>> }
type Taken = typeof mails.$inferSelect & { written: WrittenMail }

/** `ending`: begin nothing new; `leaving`: drop what is under way. */
type Signals = { draining?: AbortSignal; leaving?: AbortSignal }

export type Outbox = Loop

const atOnce = 4
const restMs = 5000
/** An email that was taken and of which nothing was heard since is taken again: its process has died. */
const leaseSeconds = 120
/** Within its lease the mail server is done with an email, or is left. */
const sendingMs = 100_000
/** Whoever ends waits so long for what a mail server has in its hands. */
const drainMs = 3000

/** Delivers what is in the outbox, each email until it is taken or a day is over, from however many processes. */
export function deliverMails(tools: Tools): Outbox {
  const leaving = new AbortController()
  const loop = startLoop({
    restMs,
    onError: (err) => tools.log.error({ err }, 'the outbox could not be read'),
    work: async (draining) => {
      const found = await deliverSome(tools, { draining, leaving: leaving.signal })
      return found > 0 ? 0 : restMs
    },
  })
  return {
    wake: loop.wake,
    close: async () => {
      const tooLong = setTimeout(() => leaving.abort(), drainMs)
      await loop.close()
      clearTimeout(tooLong)
    },
  }
}

/** Delivers the emails that are due, a few at a time, and answers how many were looked at. */
export async function deliverSome(tools: Tools, { draining, leaving }: Signals = {}): Promise<number> {
  const taken = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      if (draining?.aborted) return false
      try {
        return await deliverNext(tools, leaving)
      } catch (err) {
        tools.log.error({ err }, 'the outbox could not be read')
        return false
      }
    }),
  )
  return taken.filter(Boolean).length
}

async function deliverNext(tools: Tools, leaving?: AbortSignal): Promise<boolean> {
  const mail = await takeNext(tools)
  if (mail === undefined) return false
  if (mail === null) return true
  const { id, to, language, written, attempts } = mail
  const isLate = AbortSignal.timeout(sendingMs)
  try {
    await tools.mailer.send({ id, to, language, ...written }, leaving ? AbortSignal.any([leaving, isLate]) : isLate)
  } catch (error) {
    await putBack(tools, mail, error)
    return true
  }
  await tools.db
    .update(mails)
    .set({ delivered_at: sql`now()`, written: null, last_error: null })
    .where(eq(mails.id, id))
  if (attempts > 1) await hurryOthers(tools)
  return true
}

/** An email that was refused before is taken now, so the mail server is back: the next of those that wait are tried at once. */
async function hurryOthers({ db }: Tools): Promise<void> {
  await db.execute(sql`
    update ${mails} set next_attempt_at = now() where id in (
      select id from ${mails}
      where last_error is not null and next_attempt_at > now()
        and delivered_at is null and dropped_at is null and dead_at is null
      order by next_attempt_at limit ${atOnce} for update skip locked)`)
}

/** Takes the next email that is due, written once and for all; null when nobody is to get it, undefined when none is due. */
function takeNext(tools: Tools): Promise<Taken | null | undefined> {
  return tools.db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(mails)
      .where(sql`${mails.next_attempt_at} <= now() and delivered_at is null and dropped_at is null and dead_at is null`)
      .orderBy(mails.next_attempt_at)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const attempts = due.attempts + 1
    let written: WrittenMail | null
    try {
      // Whatever fails in it, the emails behind this one are not held up.
      written = due.written ?? (await tx.transaction(async (inner) => tools.writers[due.kind]?.(inner, due) ?? null))
    } catch (error) {
      await putBack({ ...tools, db: tx }, { ...due, attempts }, error)
      return null
    }
    if (!written) {
      await tx
        .update(mails)
        .set({ dropped_at: sql`now()` })
        .where(eq(mails.id, due.id))
      return null
    }
    const next_attempt_at = sql`now() + make_interval(secs => ${leaseSeconds})`
    // What is in somebody's hands has no error: only what waits for another try is hurried.
    await tx.update(mails).set({ written, attempts, next_attempt_at, last_error: null }).where(eq(mails.id, due.id))
    return { ...due, written, attempts }
  })
}

async function putBack(
  { db, log }: Pick<Tools, 'log'> & { db: Pick<Database, 'update'> },
  { id, kind, attempts, created_at }: typeof mails.$inferSelect,
  error: unknown,
): Promise<void> {
  const last_error = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
  const isOver = Date.now() - created_at.getTime() > hoursOfTrying * 3_600_000
  const seconds = waitBefore(attempts, Math.random()) / 1000
  await db
    .update(mails)
    .set({
      last_error,
      next_attempt_at: sql`now() + make_interval(secs => ${seconds})`,
      attempts,
      ...(isOver && { dead_at: sql`now()`, written: null }),
    })
    .where(eq(mails.id, id))
  const words = isOver ? 'a letter was given up after a day' : 'a letter will be tried again'
  log[isOver ? 'error' : 'warn']({ mail: id, kind, attempts, reason: last_error }, words)
}
