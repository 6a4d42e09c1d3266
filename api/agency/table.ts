import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

import { isPoint } from '../database/checks.ts'
import { cities } from '../place/table.ts'

/** An agency of the network (RESO Office). */
export const agencies = pgTable(
  'agency',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    /** The name as people type it, without accents; the database writes it. */
    folded: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_name(name)`),
    logo: text().notNull(),
    phone: text().notNull(),
    broker_phones: text().array().notNull(),
    email: text().notNull(),
    address: text().notNull(),
    city_id: smallint()
      .notNull()
      .references(() => cities.id),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    about_es: text().notNull(),
    about_en: text().notNull(),
  },
  (table) => [index().on(table.city_id), check('agency_point', isPoint(table.latitude, table.longitude))],
)
