import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** An upload that no row holds: not yet, or no longer. From `due_at` on it is removed from the store. */
export const looseUploads = pgTable(
  'loose_upload',
  {
    name: text().primaryKey(),
    due_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.due_at)],
)
