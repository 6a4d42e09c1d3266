import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

import { currencies, type Currency } from '#contract/fields.ts'
import { photoKinds, photoTags, type PhotoKind, type PhotoTag } from '#contract/picture/picture.ts'
import {
  businessTypes,
  listingStatuses,
  propertyTypes,
  type BusinessType,
  type ListingStatus,
  type PropertyType,
} from '#contract/property/property-type.ts'

import { agencies } from '../agency/table.ts'
import { agents } from '../agent/table.ts'
import { cities, provinces, sectors } from '../place/table.ts'
import { projects } from '../project/table.ts'
import { isOneOf, isPoint } from '../database/checks.ts'
import { tsvector } from '../database/tsvector.ts'

/** Who may say that a home is still available. */
export const confirmers = ['agent', 'owner', 'feed'] as const
/** Why the system took a listing off. */
export const statusReasons = ['unconfirmed', 'mandate_over', 'no_news', 'stolen_pictures'] as const

const isOffered = sql`status = 'published'`
const wasShown = sql`status not in ('draft', 'in_review')`
const money = () => numeric({ precision: 14, scale: 2, mode: 'number' })

/** What several listings offer: the same house or flat, by agencies that know nothing of each other. */
export const homes = pgTable('home', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** One offer of one property: what is both for sale and for rent is two listings. */
export const listings = pgTable(
  'listing',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** RESO ListingId. */
    code: text().notNull().unique(),
    status: text().$type<ListingStatus>().notNull().default('draft'),
    business_type: text().$type<BusinessType>().notNull(),
    type: text().$type<PropertyType>().notNull(),
    province_id: smallint()
      .notNull()
      .references(() => provinces.id),
    city_id: smallint()
      .notNull()
      .references(() => cities.id),
    sector_id: smallint()
      .notNull()
      .references(() => sectors.id),
    agent_id: integer()
      .notNull()
      .references(() => agents.id),
    agency_id: integer()
      .notNull()
      .references(() => agencies.id),
    project_id: integer().references(() => projects.id),
    /** The home that others offer too; search shows one of a home's offers. */
    home_id: integer().references(() => homes.id),
    /** In `currency`; a lease's price is per month. */
    price: money().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** US$ at the newest exchange rate, to the cent; `api/exchange-rate` keeps it so. */
    price_usd: money().notNull(),
    maintenance_fee: money(),
    bedrooms: smallint().notNull().default(0),
    bathrooms: smallint().notNull().default(0),
    half_bathrooms: smallint().notNull().default(0),
    parkings: smallint().notNull().default(0),
    /** Levels of the home or building. */
    stories: smallint().notNull().default(1),
    /** The floor it is on; null for what stands on the ground. */
    level: smallint(),
    construction_m2: doublePrecision().notNull().default(0),
    lot_m2: doublePrecision(),
    year_built: smallint(),
    /** Places in `contract/property/feature.ts`. */
    features: smallint()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Features that it is known not to have; what is in neither list nobody has said. */
    absent_features: smallint()
      .array()
      .notNull()
      .default(sql`'{}'`),
    is_furnished: boolean().notNull().default(false),
    is_white_line: boolean().notNull().default(false),
    /** RESO PetsAllowed; null where nobody said. */
    pets_allowed: boolean(),
    is_under_construction: boolean().notNull().default(false),
    is_collection: boolean().notNull().default(false),
    is_exclusive: boolean().notNull().default(false),
    separation_amount: money(),
    delivery_date: date({ mode: 'string' }),
    tax_incentive_resolution: text(),
    tax_incentive_until: date({ mode: 'string' }),
    /** The point that is shown; where it stands exactly only `listing_private` knows. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Whether the shown point is 150 to 300 m away from the exact one. */
    is_approximate: boolean().notNull().default(false),
    title_es: text().notNull(),
    title_en: text().notNull(),
    description_es: text().notNull(),
    description_en: text().notNull(),
    videos: jsonb()
      .$type<{ src: string; poster: string; title_es: string; title_en: string; seconds: number }[]>()
      .notNull()
      .default([]),
    /** The picture of a 360° view. */
    view_360: text(),
    /** The picture on the card, and how many there are: kept here so that a page of cards is one read. */
    cover_picture: text(),
    cover_alt_es: text(),
    cover_alt_en: text(),
    photos_count: smallint().notNull().default(0),
    /** Order of `sort=relevance`, higher first: freshness, completeness and exclusivity. */
    rank: integer().notNull().default(0),
    /** Of 100 (`contract/property/quality.ts`), as at the last publication; null until it is computed. */
    quality: smallint(),
    /** When this stretch on offer began. */
    published_at: timestamp({ withTimezone: true }),
    /** When the home was first on offer under this code. */
    first_published_at: timestamp({ withTimezone: true }),
    /** When and by whom it was last said to be available. */
    confirmed_at: timestamp({ withTimezone: true }),
    confirmed_by: text().$type<(typeof confirmers)[number]>(),
    /** Set on a published listing that has an offer (RESO Active Under Contract). */
    under_offer_since: timestamp({ withTimezone: true }),
    /** When it became what `status` says, and why where the system did it. */
    status_since: timestamp({ withTimezone: true }),
    status_reason: text().$type<(typeof statusReasons)[number]>(),
    /** RESO CloseDate, of what is sold or rented. */
    closed_on: date({ mode: 'string' }),
    /** Counts what was published of it: each is a row of `listing_version`. */
    version: integer().notNull().default(0),
    /** Moved by a trigger at every change; search follows it. */
    changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('listing_changed_at').on(table.changed_at),
    // Whoever follows an agency's listings reads them in this order.
    index('listing_agency_changed').on(table.agency_id, table.changed_at, table.id),
    index('listing_code_prefix').on(table.code.op('text_pattern_ops')),
    index('listing_province_id').on(table.province_id),
    index('listing_city_id').on(table.city_id),
    index('listing_sector_id').on(table.sector_id),
    index('listing_agent_id').on(table.agent_id),
    index('listing_agency_id').on(table.agency_id),
    index('listing_project_id').on(table.project_id),
    // Nearest in price among the offers of a kind, in a city and in the country.
    index('listing_offer_city_price')
      .on(table.business_type, table.type, table.city_id, table.price_usd, table.id)
      .where(isOffered),
    index('listing_offer_price').on(table.business_type, table.type, table.price_usd, table.id).where(isOffered),
    index('listing_confirmed_at').on(table.confirmed_at).where(isOffered),
    index('listing_home_id')
      .on(table.home_id)
      .where(sql`home_id is not null`),
    // What may be the same home: asked for in the sector by price, and around a point.
    index('listing_alike_price').on(table.sector_id, table.business_type, table.price_usd).where(wasShown),
    index('listing_alike_place').on(table.city_id, table.business_type, table.latitude).where(wasShown),
    check('listing_status', isOneOf(table.status, listingStatuses)),
    check('listing_confirmed_by', isOneOf(table.confirmed_by, confirmers)),
    check('listing_status_reason', isOneOf(table.status_reason, statusReasons)),
    check('listing_business_type', isOneOf(table.business_type, businessTypes)),
    check('listing_type', isOneOf(table.type, propertyTypes)),
    check('listing_currency', isOneOf(table.currency, currencies)),
    check('listing_price', sql`${table.price} > 0 and ${table.price_usd} > 0`),
    check('listing_point', isPoint(table.latitude, table.longitude)),
    check('listing_published_at', sql`${table.status} <> 'published' or ${table.published_at} is not null`),
  ],
)

/**
 * The words that a listing is found by: title, place and description of both languages, folded; written by triggers.
 * Apart from the listing, with the words out of line: a common word's hundreds of thousands of rows fill few pages.
 */
export const listingTexts = pgTable(
  'listing_text',
  {
    listing_id: integer()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    words: tsvector().notNull(),
    /** See the migration. */
    filling: text()
      .generatedAlwaysAs(sql`repeat(' ', 2100)`)
      .notNull(),
  },
  (table) => [index('listing_text_words').using('gin', table.words)],
)

export const photos = pgTable(
  'photo',
  {
    listing_id: integer()
      .notNull()
      .references(() => listings.id),
    position: smallint().notNull(),
    /** Key of the picture store. */
    picture: text().notNull(),
    alt_es: text().notNull(),
    alt_en: text().notNull(),
    kind: text().$type<PhotoKind>().notNull().default('photo'),
    /** The room or view it shows; null where nobody said. */
    tag: text().$type<PhotoTag>(),
  },
  (table) => [
    primaryKey({ columns: [table.listing_id, table.position] }),
    index('photo_picture').on(table.picture),
    check('photo_kind', isOneOf(table.kind, photoKinds)),
    check('photo_tag', isOneOf(table.tag, photoTags)),
  ],
)

/** What was asked until `changed_at`; the listing itself says what is asked now. Written by a trigger. */
export const priceChanges = pgTable(
  'price_change',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listing_id: integer()
      .notNull()
      .references(() => listings.id),
    price: money().notNull(),
    currency: text().$type<Currency>().notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('price_change_listing_id').on(table.listing_id)],
)

/** What a listing was until `changed_at`. Written by a trigger. */
export const statusChanges = pgTable(
  'status_change',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listing_id: integer()
      .notNull()
      .references(() => listings.id),
    status: text().$type<ListingStatus>().notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('status_change_listing_id').on(table.listing_id)],
)
