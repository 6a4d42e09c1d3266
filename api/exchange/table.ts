import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { agencies } from '../agency/table.ts'

/** The addresses under which an agency's offers are read by others: a key that nobody guesses, until it is changed. */
export const feeds = pgTable('feed', {
  agency_id: integer()
    .primaryKey()
    .references(() => agencies.id),
  /** Opens nothing but what is public anyway; so it may be shown again to whoever manages it. */
  key: text().notNull().unique(),
  made_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
