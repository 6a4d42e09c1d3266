import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

import type { OfficeHours } from '#contract/agency/office-hours.ts'
import { reviewPolicies, type ReviewPolicy } from '#contract/team/policy.ts'

import { isOneOf, isPoint } from '../database/checks.ts'
import { cities } from '../place/table.ts'

/** An agency of the network (RESO Office). */
export const agencies = pgTable(
  'agency',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
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
    /** When the office is open; null where nobody said. */
    hours: jsonb().$type<OfficeHours>(),
    version: integer().notNull().default(1),
    /** Who looks at what its agents publish: nobody, its manager, or the network. */
    policy: text().$type<ReviewPolicy>().notNull().default('free'),
    /** Whether its houses and land are shown 150 to 300 m away unless an agent says otherwise. */
    hides_points: boolean().notNull().default(true),
    suspended_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.city_id),
    check('agency_policy', isOneOf(table.policy, reviewPolicies)),
    check('agency_point', isPoint(table.latitude, table.longitude)),
  ],
)
