import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What pages show besides listings' own rows, whenever it changes: triggers write a row, and upkeep forgets it after a
 * day. Of a listing that is its photos.
 */
export const changes = pgTable(
  'change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'agent' | 'agency' | 'project' | 'listing'>().notNull(),
    ref_id: integer().notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.changed_at)],
)
