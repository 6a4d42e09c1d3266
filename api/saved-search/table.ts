import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { type AlertRate, alertRates, type StoredCriteria } from '#contract/saved-search/saved-search.ts'
import { type Language, languages } from '#contract/fields.ts'

import { clients } from '../account/table.ts'
import { isOneOf } from '../database/checks.ts'

const moment = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A search that a client saved, or that emails tell a visitor of who has no account. */
export const savedSearches = pgTable(
  'saved_search',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Names it in the links of emails. */
    key: uuid().notNull().unique().defaultRandom(),
    client_id: integer().references(() => clients.id, { onDelete: 'cascade' }),
    /** Of a visitor without an account, in lower case. */
    email: text(),
    /** Of a visitor's emails; a client's are in the client's own. */
    language: text().$type<Language>(),
    /** When a visitor confirmed the address; nothing is sent before. */
    confirmed_at: moment(),
    name: text().notNull(),
    criteria: jsonb().$type<StoredCriteria>().notNull(),
    /** SHA-256 of the criteria in their kept form: one owner saves the same filters once. */
    digest: bytes().notNull(),
    alert: text().$type<AlertRate>().notNull(),
    /** What happened before is not told of. */
    alert_since: moment().notNull().defaultNow(),
    last_letter_at: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex().on(table.client_id, table.digest),
    uniqueIndex().on(table.email, table.digest),
    index('saved_search_alert')
      .on(table.alert)
      .where(sql`alert <> 'off'`),
    check('saved_search_alert', isOneOf(table.alert, alertRates)),
    check('saved_search_language', isOneOf(table.language, languages)),
    check('saved_search_owner', sql`(${table.client_id} is null) = (${table.email} is not null)`),
    check('saved_search_visitor', sql`(${table.email} is null) = (${table.language} is null)`),
  ],
)

/** What a client searched, each set of filters once. */
export const rememberedSearches = pgTable(
  'search_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    client_id: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    criteria: jsonb().$type<StoredCriteria>().notNull(),
    digest: bytes().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.client_id, table.digest), index().on(table.client_id, table.at)],
)
