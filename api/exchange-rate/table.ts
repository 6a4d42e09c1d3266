import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { clients } from '../account/table.ts'

/** Pesos for one US dollar; the newest `id` counts and normalises every price. Rows are added, never changed. */
export const exchangeRates = pgTable(
  'exchange_rate',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    rate: numeric({ precision: 10, scale: 4, mode: 'number' }).notNull(),
    source: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    /** Who entered it; nobody where it came by itself. */
    set_by: integer().references(() => clients.id, { onDelete: 'set null' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.set_by), check('exchange_rate_positive', sql`${table.rate} > 0`)],
)
