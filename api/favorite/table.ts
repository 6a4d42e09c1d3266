import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'

import { clients } from '../account/table.ts'
import { listings } from '../property/table.ts'

const columns = () => ({
  client_id: integer()
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' }),
  listing_id: integer()
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' }),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** What a client saved. */
export const favourites = pgTable('favourite', columns(), (table) => [
  primaryKey({ columns: [table.client_id, table.listing_id] }),
  index().on(table.listing_id),
])

/** What a client viewed, and when it was viewed last. */
export const recentlyViewed = pgTable('recently_viewed', columns(), (table) => [
  primaryKey({ columns: [table.client_id, table.listing_id] }),
  index().on(table.listing_id),
])
