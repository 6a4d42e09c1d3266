import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

import { mandateKinds, type MandateKind } from '#contract/draft/document.ts'

import { clients } from '../../account/table.ts'
import { isOneOf } from '../../database/checks.ts'
import { listings } from '../table.ts'

const moment = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What the agency alone knows of a listing; no query of a public endpoint names this table. */
export const listingPrivates = pgTable(
  'listing_private',
  {
    listing_id: integer()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    exact_latitude: doublePrecision(),
    exact_longitude: doublePrecision(),
    street: text(),
    unit_name: text(),
    owner_name: text(),
    /** E.164. */
    owner_phone: text(),
    owner_email: text(),
    /** When the owner agreed that this is kept, and to which words. */
    owner_consent_at: moment(),
    owner_consent_text: text(),
    mandate_kind: text().$type<MandateKind>(),
    mandate_signed_on: date({ mode: 'string' }),
    mandate_until: date({ mode: 'string' }),
    /** For which last day its agent was told that it comes, and for the how manieth time. */
    mandate_told_until: date({ mode: 'string' }),
    mandate_told: smallint(),
    /** Name of a file in the store of uploads. */
    mandate_document: text(),
    /** Per cent of the price, or in its currency, as the mandate says. */
    commission: text(),
    closing_price: numeric({ precision: 14, scale: 2, mode: 'number' }),
    /** Who closed it: through us, another, the owner. */
    closed_by: text().$type<(typeof closers)[number]>(),
    notes: text(),
    /** When it is to be taken off by itself; done within half a minute. */
    pause_at: moment(),
  },
  (table) => [
    index('listing_private_mandate_until').on(table.mandate_until),
    index('listing_private_pause_at')
      .on(table.pause_at)
      .where(sql`pause_at is not null`),
    check('listing_private_mandate_kind', isOneOf(table.mandate_kind, mandateKinds)),
    check('listing_private_closed_by', isOneOf(table.closed_by, closers)),
    check('listing_private_point', sql`(${table.exact_latitude} is null) = (${table.exact_longitude} is null)`),
  ],
)

export const closers = ['us', 'other_agency', 'owner'] as const
/** By what a version came to be. */
export const versionKinds = ['editor', 'bulk', 'schedule', 'undo', 'system', 'import', 'token'] as const

/** What was published of a listing, whole, once per publication; nothing is erased while the listing is there. */
export const listingVersions = pgTable(
  'listing_version',
  {
    listing_id: integer()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** From 1; `listing.version` is the newest. */
    n: integer().notNull(),
    kind: text().$type<(typeof versionKinds)[number]>().notNull(),
    /** The draft's document at that moment, as gzipped JSON. */
    document: bytes().notNull(),
    changed: text().array().notNull(),
    /** Numbers of the uploads whose pictures it shows; null in versions of before that nobody has read yet. */
    pictures: text().array(),
    client_id: integer().references(() => clients.id, { onDelete: 'set null' }),
    /** The name of whoever it was, kept when the account goes. */
    by_name: text(),
    note: text(),
    /** Of an import: the source and its run; kept when those go. */
    source_id: integer(),
    run_id: integer(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.listing_id, table.n] }),
    index('listing_version_client_id').on(table.client_id),
    index('listing_version_pictures').using('gin', table.pictures),
    check('listing_version_kind', isOneOf(table.kind, versionKinds)),
  ],
)
