import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** The processes of the product that run on this database; who ends takes its row along. */
export const instances = pgTable('instance', {
  id: text().primaryKey(),
  role: text().notNull(),
  version: text().notNull(),
  /** Keyed hash of its SECRET: all processes must have the same. */
  secret_mark: text().notNull(),
  /** What tells its place of uploads from others: all processes must see the same. */
  uploads_mark: text().notNull(),
  started_at: moment().notNull().defaultNow(),
  seen_at: moment().notNull().defaultNow(),
})
