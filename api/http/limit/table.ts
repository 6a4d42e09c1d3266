import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What somebody tried, so that it can be tried so often only; kept in the database because a restart forgives nothing. */
export const attempts = pgTable(
  'attempt',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What was tried and by whom: `sign_in:account:…`, `forgot:address:…`; the second part is a hash. */
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.key, table.at), index().on(table.at)],
)

/** Captcha challenges that have been answered: none counts twice. */
export const usedChallenges = pgTable('used_challenge', {
  signature: text().primaryKey(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
})
