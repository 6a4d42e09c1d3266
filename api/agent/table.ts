import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

import type { VisitHours } from '#contract/lead/visit-hours.ts'

import { agencies } from '../agency/table.ts'
import { cities } from '../place/table.ts'

/** An agent of an agency (RESO Member). */
export const agents = pgTable(
  'agent',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    agency_id: integer()
      .notNull()
      .references(() => agencies.id),
    name: text().notNull(),
    /** The name as people type it, without accents; the database writes it. */
    folded: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_name(name)`),
    picture: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    whatsapp: text().notNull(),
    email: text().notNull(),
    license: text().notNull(),
    since: smallint().notNull(),
    spoken_languages: text().array().notNull(),
    is_collection: boolean().notNull().default(false),
    city_id: smallint()
      .notNull()
      .references(() => cities.id),
    about_es: text().notNull(),
    about_en: text().notNull(),
    /** Sectors where the agent works. */
    areas: smallint()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When homes are shown; null is the usual week. */
    visit_hours: jsonb().$type<VisitHours>(),
    version: integer().notNull().default(1),
    /** Nobody finds a suspended agent, and nobody writes to one. */
    suspended_at: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.agency_id), index().on(table.city_id)],
)
