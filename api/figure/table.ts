import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'

import { listings } from '../property/table.ts'

/** What happened to a listing on a day of Santo Domingo. */
export const listingDays = pgTable(
  'listing_day',
  {
    listing_id: integer()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** Its page was in view for five seconds. */
    opened: integer().notNull().default(0),
    /** Kept in the favourites of an account; those of a browser alone are not known. */
    kept: integer().notNull().default(0),
    enquiries: integer().notNull().default(0),
    whatsapp: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.listing_id, table.day] }), index('listing_day_day').on(table.day)],
)
