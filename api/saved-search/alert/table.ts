import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { type AlertRate, alertRates, type StoredCriteria } from '#contract/saved-search/saved-search.ts'
import { type Language, languages } from '#contract/fields.ts'

import { isOneOf } from '../../database/checks.ts'
import { mails } from '../../mail/table.ts'
import { listings } from '../../property/table.ts'
import { savedSearches } from '../table.ts'
import type { Fact } from './rules.ts'

const moment = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Emails about a search that somebody asked for an address, until the email that asks back is followed. */
export const alertRequests = pgTable(
  'alert_request',
  {
    /** Names it in the link of its email. */
    key: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    criteria: jsonb().$type<StoredCriteria>().notNull(),
    /** SHA-256 of the criteria in their kept form. */
    digest: bytes().notNull(),
    alert: text().$type<AlertRate>().notNull(),
    created_at: moment().notNull().defaultNow(),
    confirmed_at: moment(),
  },
  (table) => [
    index().on(table.email, table.digest),
    index().on(table.created_at),
    check('alert_request_alert', isOneOf(table.alert, alertRates)),
    check('alert_request_language', isOneOf(table.language, languages)),
  ],
)

export const factKinds = ['new', 'back', 'price', 'status'] as const

/**
 * What happened to a listing, as it was and as it is, until it has been compared with the saved searches. Written by
 * triggers, and only while some search asks for emails.
 */
export const listingEvents = pgTable(
  'listing_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listing_id: integer()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The row before, without its texts; null for one that was added. */
    before: jsonb(),
    after: jsonb().notNull(),
    /** Whether it had been offered at some time before. */
    was_offered: boolean().notNull(),
    /** Pesos for one US dollar at that moment. */
    rate: numeric({ precision: 10, scale: 4, mode: 'number' }).notNull(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index().on(table.listing_id)],
)

/** What a saved search is told of a listing: each event once, and that it is new once for ever. */
export const alertItems = pgTable(
  'alert_item',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    search_id: integer()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    listing_id: integer()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    event_id: integer().notNull(),
    kind: text().$type<(typeof factKinds)[number]>().notNull(),
    fact: jsonb().$type<Fact>().notNull(),
    at: moment().notNull(),
    /** The email that tells of it; null while it waits for one. */
    letter_id: uuid().references(() => mails.id, { onDelete: 'set null' }),
    told_at: moment(),
  },
  (table) => [
    uniqueIndex().on(table.search_id, table.event_id),
    uniqueIndex('alert_item_new')
      .on(table.search_id, table.listing_id)
      .where(sql`kind = 'new'`),
    index().on(table.listing_id),
    index().on(table.letter_id),
    index('alert_item_waiting')
      .on(table.search_id)
      .where(sql`told_at is null`),
    check('alert_item_kind', isOneOf(table.kind, factKinds)),
  ],
)
