import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { pictureProblems, type PictureProblem } from '#contract/import/run.ts'
import { photoKinds, type PhotoKind } from '#contract/picture/picture.ts'

import { isOneOf } from '../../database/checks.ts'
import { pictures, uploads } from '../../picture/table.ts'
import { importRuns, importSources } from '../table.ts'

const moment = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const fetchStates = ['waiting', 'sent', 'here', 'failed'] as const

/**
 * A picture at the address that a source names: it is `waiting` until it is fetched, `sent` while it is made ready like what
 * people send, and `here` then. What could not be read three times is `failed`; what was here before stays.
 */
export const pictureFetches = pgTable(
  'picture_fetch',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source_id: integer()
      .notNull()
      .references(() => importSources.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    host: text().notNull(),
    kind: text().$type<PhotoKind>().notNull(),
    /** 0 covers, 1 the others, 2 what is looked at again. */
    priority: smallint().notNull(),
    state: text().$type<(typeof fetchStates)[number]>().notNull().default('waiting'),
    /** The run that asked for it last; its report names what could not be read. */
    run_id: integer().references(() => importRuns.id, { onDelete: 'set null' }),
    /** What its address said of what it last sent, and SHA-256 of that. */
    etag: text(),
    last_modified: text(),
    sha256: bytes(),
    upload_id: uuid().references(() => uploads.id, { onDelete: 'set null' }),
    /** Of the picture store. */
    picture: text().references(() => pictures.key, { onDelete: 'cascade' }),
    /** Tries in a row that failed. */
    attempts: smallint().notNull().default(0),
    problem: text().$type<PictureProblem>(),
    due_at: moment().notNull(),
    leased_until: moment(),
    /** When its address was last asked and answered. */
    checked_at: moment(),
  },
  (table) => [
    uniqueIndex('picture_fetch_once').on(table.source_id, sql`md5(url)`),
    index('picture_fetch_due')
      .on(table.host, table.priority, table.due_at)
      .where(sql`state <> 'sent'`),
    index('picture_fetch_sent')
      .on(table.id)
      .where(sql`state = 'sent'`),
    index('picture_fetch_run_id').on(table.run_id, table.state),
    index('picture_fetch_checked_at').on(table.run_id, table.checked_at),
    index('picture_fetch_upload_id').on(table.upload_id),
    index('picture_fetch_picture').on(table.picture),
    check('picture_fetch_kind', isOneOf(table.kind, photoKinds)),
    check('picture_fetch_state', isOneOf(table.state, fetchStates)),
    check('picture_fetch_problem', isOneOf(table.problem, pictureProblems)),
  ],
)

/** Which references of a source name a picture. */
export const pictureUses = pgTable(
  'picture_use',
  {
    source_id: integer()
      .notNull()
      .references(() => importSources.id, { onDelete: 'cascade' }),
    external_id: text().notNull(),
    fetch_id: integer()
      .notNull()
      .references(() => pictureFetches.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.source_id, table.external_id, table.fetch_id] }),
    index('picture_use_fetch_id').on(table.fetch_id),
  ],
)

/** Another's server that pictures come from, and how it wants to be asked. */
export const pictureHosts = pgTable('picture_host', {
  host: text().primaryKey(),
  /** Answers in a row that it is asked too much. */
  refusals: smallint().notNull().default(0),
  /** Until when it is left alone, and until when it is asked one at a time and once a second. */
  rests_until: moment(),
  slow_until: moment(),
})
