import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { type Language, languages } from '#contract/fields.ts'
import type { Interest } from '#contract/newsletter/newsletter.ts'

import { isOneOf } from '../database/checks.ts'

const moment = () => timestamp({ withTimezone: true })

/** What somebody asked for an address, until its own email is followed: only then it counts for anything. */
export const subscriptionRequests = pgTable(
  'newsletter_request',
  {
    /** Names it in the link of its email. */
    key: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull(),
    name: text().notNull(),
    interests: text().array().$type<Interest[]>().notNull(),
    language: text().$type<Language>().notNull(),
    page: text(),
    consent: text(),
    created_at: moment().notNull().defaultNow(),
    confirmed_at: moment(),
  },
  (table) => [
    index().on(table.email),
    index().on(table.created_at),
    check('newsletter_request_language', isOneOf(table.language, languages)),
    check('newsletter_request_email', sql`${table.email} = lower(${table.email})`),
  ],
)

/** An address that the newsletter goes to, once it is confirmed and until it says otherwise. */
export const subscribers = pgTable(
  'newsletter_subscriber',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Names it in the links of emails. */
    key: uuid().notNull().unique().defaultRandom(),
    /** In lower case. */
    email: text().notNull().unique(),
    name: text().notNull(),
    interests: text().array().$type<Interest[]>().notNull(),
    language: text().$type<Language>().notNull(),
    /** The page that it was asked on, and which words were agreed to. */
    page: text(),
    consent: text(),
    created_at: moment().notNull().defaultNow(),
    confirmed_at: moment(),
    unsubscribed_at: moment(),
  },
  (table) => [
    check('newsletter_subscriber_language', isOneOf(table.language, languages)),
    check('newsletter_subscriber_email', sql`${table.email} = lower(${table.email})`),
  ],
)
