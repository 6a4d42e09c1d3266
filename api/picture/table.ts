import { sql } from 'drizzle-orm'
import {
  bigint,
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { uploadPurposes, type UploadPurpose } from '#contract/picture/picture.ts'

import { clients } from '../account/table.ts'
import { agencies } from '../agency/table.ts'
import { isOneOf } from '../database/checks.ts'

const moment = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const pictureSources = ['demo', 'upload'] as const
export const pictureStates = ['raw', 'ready', 'bad'] as const

/** The picture store's catalogue: size and mean colour of each picture, and where it comes from. */
export const pictures = pgTable(
  'picture',
  {
    key: text().primaryKey(),
    width: smallint().notNull(),
    height: smallint().notNull(),
    /** The mean colour, `#rrggbb`. */
    tone: text().notNull(),
    source: text().$type<(typeof pictureSources)[number]>().notNull().default('demo'),
    /** Whether its derivatives can be served: `raw` waits for its first ones, `bad` could not be decoded. */
    state: text().$type<(typeof pictureStates)[number]>().notNull().default('ready'),
    /** Whether it is there as AVIF as well; WebP comes first. */
    has_avif: boolean().notNull().default(true),
    /** 64 bits: each of a 9×8 grey reduction brighter than its neighbour on the right. */
    dhash: bigint({ mode: 'bigint' }),
    /** SHA-256 of the stored original; the agency that it belongs to. */
    sha256: bytes(),
    agency_id: integer().references(() => agencies.id),
    /** Since when nothing names it any more; null while something does, and before it was looked for. */
    unused_since: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('picture_unused_since')
      .on(table.unused_since)
      .where(sql`unused_since is not null`),
    index('picture_dhash').on(table.dhash),
    uniqueIndex('picture_of_agency').on(table.agency_id, table.sha256),
    check('picture_source', isOneOf(table.source, pictureSources)),
    check('picture_state', isOneOf(table.state, pictureStates)),
  ],
)

/** A file on its way in (tus 1.0): its pieces are rows until it is whole. */
export const uploads = pgTable(
  'upload',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null of what nobody sent: a source's address did. */
    client_id: integer().references(() => clients.id, { onDelete: 'cascade' }),
    agency_id: integer()
      .notNull()
      .references(() => agencies.id),
    purpose: text().$type<UploadPurpose>().notNull(),
    /** Bytes in all, and those that are here. */
    size: bigint({ mode: 'number' }).notNull(),
    taken: bigint({ mode: 'number' }).notNull().default(0),
    media_type: text().notNull(),
    /** What a video lasts and the like, as the browser measured it. */
    about: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The draft that it is for; a picture that is there already is refused. */
    draft_id: integer(),
    /** The source of an import that its file is for. */
    source_id: integer(),
    /** What it became, once it was whole: the key of a picture, or the name of a file in the store. */
    became: text(),
    /** Why it could not be used: an error of the contract. */
    problem: text(),
    /** Of whole ones: how often they were looked at, and until when somebody does. */
    attempts: smallint().notNull().default(0),
    leased_until: moment(),
    created_at: moment().notNull().defaultNow(),
    expires_at: moment()
      .notNull()
      .default(sql`now() + interval '48 hours'`),
  },
  (table) => [
    index('upload_client_id').on(table.client_id),
    index('upload_agency_id').on(table.agency_id),
    index('upload_expires_at').on(table.expires_at),
    index('upload_whole')
      .on(table.created_at)
      .where(sql`taken = size and became is null and problem is null`),
    check('upload_purpose', isOneOf(table.purpose, uploadPurposes)),
    check('upload_taken', sql`${table.taken} between 0 and ${table.size}`),
  ],
)

export const uploadParts = pgTable(
  'upload_part',
  {
    upload_id: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Of its first byte. */
    offset: bigint({ mode: 'number' }).notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.upload_id, table.offset] })],
)

/** Derivatives that are to be made, covers first; one process at a time holds a row's lease. */
export const pictureJobs = pgTable(
  'picture_job',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    picture: text()
      .notNull()
      .references(() => pictures.key, { onDelete: 'cascade' }),
    format: text().$type<'webp' | 'avif'>().notNull(),
    priority: smallint().notNull().default(0),
    attempts: smallint().notNull().default(0),
    due_at: moment().notNull().defaultNow(),
    leased_until: moment(),
  },
  (table) => [
    uniqueIndex('picture_job_once').on(table.picture, table.format),
    index('picture_job_due').on(table.priority, table.due_at),
    check('picture_job_format', isOneOf(table.format, ['webp', 'avif'])),
  ],
)
