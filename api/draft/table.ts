import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import type { DraftDocument } from '#contract/draft/document.ts'

import { clients } from '../account/table.ts'
import { agencies } from '../agency/table.ts'
import { agents } from '../agent/table.ts'
import { leads } from '../lead/table.ts'
import { listings } from '../property/table.ts'

const moment = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Who last changed a field of a draft, and when. */
export type Touch = { client_id: number; name: string; at: string }

/** What is not published yet: a new listing, or changes to one. The public sees nothing of it. */
export const listingDrafts = pgTable(
  'listing_draft',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null until it was published once. */
    listing_id: integer()
      .unique()
      .references(() => listings.id, { onDelete: 'cascade' }),
    agency_id: integer()
      .notNull()
      .references(() => agencies.id),
    agent_id: integer()
      .notNull()
      .references(() => agents.id),
    document: jsonb().$type<DraftDocument>().notNull().default({}),
    /** Moved by every call that changed it. */
    version: integer().notNull().default(1),
    /** The listing's version that it began from; null where there was none. */
    base_version: integer(),
    /** Who changed each field last, by the field's name. */
    touched: jsonb().$type<Record<string, Touch>>().notNull().default({}),
    /** Of 100, as at the last change; null until it is computed. */
    quality: smallint(),
    submitted_at: moment(),
    submitted_by: integer().references(() => clients.id, { onDelete: 'set null' }),
    returned_at: moment(),
    returned_reason: text(),
    /** When it is to be published, and when taken off again; done within half a minute. */
    publish_at: moment(),
    pause_at: moment(),
    /** Until when the network may look at it, because it looks like another agency's; then it is published. */
    look_until: moment(),
    lead_id: integer().references(() => leads.id, { onDelete: 'set null' }),
    created_by: integer().references(() => clients.id, { onDelete: 'set null' }),
    created_at: moment().notNull().defaultNow(),
    changed_by: integer().references(() => clients.id, { onDelete: 'set null' }),
    changed_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('listing_draft_agency_id').on(table.agency_id),
    index('listing_draft_agent_id').on(table.agent_id),
    index('listing_draft_lead_id').on(table.lead_id),
    index('listing_draft_submitted_at')
      .on(table.submitted_at)
      .where(sql`submitted_at is not null`),
    index('listing_draft_publish_at')
      .on(table.publish_at)
      .where(sql`publish_at is not null`),
    index('listing_draft_look_until')
      .on(table.look_until)
      .where(sql`look_until is not null`),
    check('listing_draft_size', sql`octet_length(document::text) <= 400000`),
  ],
)

/** What an author had saved, one row per author and ten minutes, kept for 30 days. */
export const draftSaves = pgTable(
  'draft_save',
  {
    draft_id: integer()
      .notNull()
      .references(() => listingDrafts.id, { onDelete: 'cascade' }),
    n: integer().notNull(),
    /** The document as gzipped JSON. */
    document: bytes().notNull(),
    changed: text().array().notNull(),
    client_id: integer().references(() => clients.id, { onDelete: 'set null' }),
    by_name: text(),
    began_at: moment().notNull().defaultNow(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.draft_id, table.n] }),
    index('draft_save_at').on(table.at),
    index('draft_save_client_id').on(table.client_id),
  ],
)

/** Files that wait on a device to be sent to a draft, as it last said. */
export const draftWaits = pgTable(
  'draft_wait',
  {
    draft_id: integer()
      .notNull()
      .references(() => listingDrafts.id, { onDelete: 'cascade' }),
    /** Made by the device itself. */
    device: uuid().notNull(),
    client_id: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    count: smallint().notNull(),
    is_phone: boolean().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.draft_id, table.client_id, table.device] }),
    index('draft_wait_client_id').on(table.client_id),
    index('draft_wait_at').on(table.at),
  ],
)
