import { sql } from 'drizzle-orm'
import { check, date, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Pesos for one US dollar; the newest `id` counts and normalises every price. Rows are added, never changed. */
export const exchangeRates = pgTable(
  'exchange_rate',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    rate: numeric({ precision: 10, scale: 4, mode: 'number' }).notNull(),
    source: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('exchange_rate_positive', sql`${table.rate} > 0`)],
)
