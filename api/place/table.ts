import { doublePrecision, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

export const provinces = pgTable('province', {
  id: smallint().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
})

/** Cities and towns alike: the specification's filter knows only "city". */
export const cities = pgTable(
  'city',
  {
    id: smallint().primaryKey(),
    province_id: smallint()
      .notNull()
      .references(() => provinces.id),
    slug: text().notNull().unique(),
    name: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [index().on(table.province_id)],
)

export const sectors = pgTable(
  'sector',
  {
    id: smallint().primaryKey(),
    city_id: smallint()
      .notNull()
      .references(() => cities.id),
    slug: text().notNull().unique(),
    name: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [index().on(table.city_id)],
)

/** What a person may type for a place, folded by `fold_name`; one row for each city, sector and project. Filled by triggers. */
export const places = pgTable(
  'place',
  {
    kind: text().$type<'city' | 'sector' | 'project'>().notNull(),
    ref_id: integer().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    /** The city of a sector or project. */
    context: text(),
    city_slug: text(),
    folded: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ref_id] }),
    index('place_folded_trgm').using('gin', table.folded.op('gin_trgm_ops')),
  ],
)
