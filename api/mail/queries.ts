import { sql } from 'drizzle-orm'

import { mailRetentionDays } from '#contract/mail/mail.ts'
import type { Language } from '#contract/fields.ts'

import type { Database } from '../database/open.ts'
import { mails } from './table.ts'

/** An email that is to be written: its kind is known to who writes it, `about` is what that one needs to know. */
export type MailRequest = { kind: string; to: string; language: Language; about?: Record<string, unknown> }

/** A database, or a transaction of it. */
export type Writable = Pick<Database, 'insert'>

/** Enqueues a mail in the outbox and answers its id; in a transaction it is there if what caused it is, and only then. */
export async function enqueueMail(db: Writable, { kind, to, language, about = {} }: MailRequest): Promise<string> {
  const [mail] = await db.insert(mails).values({ kind, to, language, about }).returning({ id: mails.id })
  return mail!.id
}

/** Forgets to whom emails went that ended more than `daysLettersKnown` days ago. */
export async function deleteOldMails(db: Database): Promise<void> {
  await db.execute(sql`
    delete from ${mails}
    where coalesce(delivered_at, dropped_at, dead_at) < now() - make_interval(days => ${mailRetentionDays})`)
}
