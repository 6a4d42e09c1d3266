import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { languages, type Language } from '#contract/fields.ts'
import type { WrittenMail } from '#contract/mail/mail.ts'

import { isOneOf } from '../database/checks.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * The outbox: an email is enqueued in the transaction of what caused it, then written (its links made), then delivered.
 * Once it is delivered its words are forgotten, for its links are secrets.
 */
export const mails = pgTable(
  'letter',
  {
    /** Names the email to mail programs (Message-ID), however often it must be sent. */
    id: uuid().primaryKey().defaultRandom(),
    /** What kind is enqueued, and of what. */
    kind: text().notNull(),
    about: jsonb().$type<Record<string, unknown>>().notNull(),
    to: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Null until it is written, and again once it is delivered. */
    written: jsonb().$type<WrittenMail>(),
    created_at: moment().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    next_attempt_at: moment().notNull().defaultNow(),
    last_error: text(),
    delivered_at: moment(),
    /** There was nobody to write to, or nothing to say any more. */
    dropped_at: moment(),
    /** Given up after a day of attempts. */
    dead_at: moment(),
  },
  (table) => [
    index()
      .on(table.next_attempt_at)
      .where(sql`delivered_at is null and dropped_at is null and dead_at is null`),
    check('letter_language', isOneOf(table.language, languages)),
  ],
)
