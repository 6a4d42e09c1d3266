import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, index, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core'

import { currencies, type Currency } from '#contract/fields.ts'
import { projectStages, unitStatuses } from '#contract/project/project.ts'

import { agents } from '../agent/table.ts'
import { isOneOf, isPoint } from '../database/checks.ts'
import { cities, sectors } from '../place/table.ts'

const money = () => numeric({ precision: 14, scale: 2, mode: 'number' })

/** A development (RESO Building). */
export const projects = pgTable(
  'project',
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    developer: text().notNull(),
    agent_id: integer()
      .notNull()
      .references(() => agents.id),
    city_id: smallint()
      .notNull()
      .references(() => cities.id),
    sector_id: smallint()
      .notNull()
      .references(() => sectors.id),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    stage: text().$type<(typeof projectStages)[number]>().notNull(),
    /** Whole per cent of the works done. */
    progress: smallint().notNull(),
    currency: text().$type<Currency>().notNull(),
    separation_amount: money().notNull(),
    /** Shares of the price in whole per cent; the three add up to 100. */
    contract_share: smallint().notNull(),
    works_share: smallint().notNull(),
    delivery_share: smallint().notNull(),
    delivery_date_promised: date({ mode: 'string' }).notNull(),
    delivery_date: date({ mode: 'string' }).notNull(),
    tax_incentive_resolution: text(),
    tax_incentive_until: date({ mode: 'string' }),
    description_es: text().notNull(),
    description_en: text().notNull(),
  },
  (table) => [
    index().on(table.agent_id),
    index().on(table.city_id),
    index().on(table.sector_id),
    check('project_stage', isOneOf(table.stage, projectStages)),
    check('project_currency', isOneOf(table.currency, currencies)),
    check('project_progress', sql`${table.progress} between 0 and 100`),
    check('project_point', isPoint(table.latitude, table.longitude)),
    check('project_payment_plan', sql`${table.contract_share} + ${table.works_share} + ${table.delivery_share} = 100`),
  ],
)

export const units = pgTable(
  'unit',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    project_id: integer()
      .notNull()
      .references(() => projects.id),
    name: text().notNull(),
    model: text().notNull(),
    construction_m2: doublePrecision().notNull(),
    bedrooms: smallint().notNull(),
    bathrooms: smallint().notNull(),
    half_bathrooms: smallint().notNull(),
    parkings: smallint().notNull(),
    level: smallint().notNull(),
    price: money().notNull(),
    /** US$ at the dated rate. */
    price_usd: money().notNull(),
    status: text().$type<(typeof unitStatuses)[number]>().notNull(),
  },
  (table) => [
    index().on(table.project_id),
    check('unit_status', isOneOf(table.status, unitStatuses)),
    check('unit_price', sql`${table.price} > 0 and ${table.price_usd} > 0`),
  ],
)

/** `taken_on` is set on the dated pictures of the works, null on the presentation's. */
export const projectPhotos = pgTable(
  'project_photo',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    project_id: integer()
      .notNull()
      .references(() => projects.id),
    position: smallint().notNull(),
    picture: text().notNull(),
    alt_es: text().notNull(),
    alt_en: text().notNull(),
    taken_on: date({ mode: 'string' }),
  },
  (table) => [index().on(table.project_id)],
)
