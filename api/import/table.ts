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

import type { ExchangePicture, ExchangeRow, ExchangeStatus, RowProblem } from '#contract/exchange/row.ts'
import type { Brake, ImportColumn } from '#contract/import/import.ts'
import type { Mapping } from '#contract/import/mapping.ts'
import { goneRules, openStates, outcomes, results, runStates } from '#contract/import/run.ts'
import type { GoneRule, Outcome, RowResult, RunState } from '#contract/import/run.ts'
import { arrivals, sourceKinds, type Arrival, type SourceKind } from '#contract/import/source.ts'

import { clients } from '../account/table.ts'
import { agencies } from '../agency/table.ts'
import { agents } from '../agent/table.ts'
import { isOneOf } from '../database/checks.ts'
import { listingDrafts } from '../draft/table.ts'
import { uploads } from '../picture/table.ts'
import { listings } from '../property/table.ts'

const moment = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Where stock of elsewhere comes from: what its files are, how they come, and how far it is trusted. */
export const importSources = pgTable(
  'import_source',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agency_id: integer()
      .notNull()
      .references(() => agencies.id),
    name: text().notNull(),
    kind: text().$type<SourceKind>().notNull(),
    arrival: text().$type<Arrival>().notNull(),
    address: text(),
    user: text(),
    /** Encrypted by a key from `SECRET`. */
    password: bytes(),
    /** Where an interface gives a token for a name and a password (OAuth 2 client credentials). */
    token_address: text(),
    every_hours: smallint(),
    /** When its address is looked at next. */
    due_at: moment(),
    /** What its address said of what it last sent: what is the same is not sent again. */
    etag: text(),
    last_modified: text(),
    /** Of an interface that tells what changed: up to which moment of its own it is known, and when all of it was last read. */
    synced_to: text(),
    whole_at: moment(),
    agent_id: integer()
      .notNull()
      .references(() => agents.id),
    gone: text().$type<GoneRule>().notNull().default('pause'),
    is_trusted: boolean().notNull().default(false),
    publishes_without_pictures: boolean().notNull().default(false),
    mapping: jsonb().$type<Mapping>(),
    /** When a whole file of it was last read and applied, or found to be the same. */
    read_at: moment(),
    /** Since when nobody sees it any more: its rows go in batches. */
    ended_at: moment(),
    created_by: integer().references(() => clients.id, { onDelete: 'set null' }),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('import_source_agency_id').on(table.agency_id),
    index('import_source_agent_id').on(table.agent_id),
    index('import_source_created_by').on(table.created_by),
    index('import_source_due_at')
      .on(table.due_at)
      .where(sql`due_at is not null`),
    index('import_source_ended_at')
      .on(table.ended_at)
      .where(sql`ended_at is not null`),
    check('import_source_kind', isOneOf(table.kind, sourceKinds)),
    check('import_source_arrival', isOneOf(table.arrival, arrivals)),
    check('import_source_gone', isOneOf(table.gone, goneRules)),
    check('import_source_address', sql`(${table.arrival} = 'address') = (${table.address} is not null)`),
  ],
)

/** Columns of a file as they were looked at. */
export type Look = { columns: Omit<ImportColumn, 'known'>[]; rows: number }

/** One reading of a file of a source, and what it changed. */
export const importRuns = pgTable(
  'import_run',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source_id: integer()
      .notNull()
      .references(() => importSources.id, { onDelete: 'cascade' }),
    state: text().$type<RunState>().notNull().default('received'),
    is_trial: boolean().notNull(),
    /** Its file; null until it is fetched, and once it is forgotten. */
    upload_id: uuid().references(() => uploads.id, { onDelete: 'set null' }),
    file: text(),
    bytes: bigint({ mode: 'number' }),
    /** What is fetched again only if it changed says so of itself. */
    etag: text(),
    last_modified: text(),
    client_id: integer().references(() => clients.id, { onDelete: 'set null' }),
    by_name: text(),
    look: jsonb().$type<Look>(),
    mapping: jsonb().$type<Mapping>(),
    /** Whether no run of its source was applied before: saved searches hear nothing of it. */
    is_silent: boolean().notNull().default(false),
    /** Whether its file is only what changed: what is not in it is there still. */
    is_partial: boolean().notNull().default(false),
    /** Up to which moment of the other side it goes. */
    synced_to: text(),
    rows: integer().notNull().default(0),
    new: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    back: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    gone: integer().notNull().default(0),
    flawed: integer().notNull().default(0),
    price_jumps: integer().notNull().default(0),
    /** Pictures of other addresses that its rows name. */
    pictures: integer().notNull().default(0),
    /** Bytes of the file that are read; rows of `import_row` that are staged. */
    read_through: bigint({ mode: 'number' }).notNull().default(0),
    staged: integer().notNull().default(0),
    /** The last row of `import_row` that is applied, and the last that is undone, counted downwards. */
    applied_through: integer().notNull().default(0),
    undone_through: integer(),
    brakes: jsonb().$type<Brake[]>().notNull().default([]),
    /** Error of the contract, and what it is about. */
    problem: text(),
    problem_about: text(),
    approved_by: integer().references(() => clients.id, { onDelete: 'set null' }),
    approved_name: text(),
    approved_at: moment(),
    /** Whether its prices that jump are said yes to. */
    prices_approved: boolean().notNull().default(false),
    undone_name: text(),
    /** A moment at which it was heard of last: of a run under way. */
    moved_at: moment().notNull().defaultNow(),
    created_at: moment().notNull().defaultNow(),
    ended_at: moment(),
  },
  (table) => [
    uniqueIndex('import_run_open')
      .on(table.source_id)
      .where(sql.raw(`state in (${openStates.map((state) => `'${state}'`).join(', ')})`)),
    index('import_run_source_id').on(table.source_id, table.id),
    index('import_run_upload_id').on(table.upload_id),
    index('import_run_client_id').on(table.client_id),
    index('import_run_approved_by').on(table.approved_by),
    index('import_run_ended_at').on(table.ended_at),
    check('import_run_state', isOneOf(table.state, runStates)),
  ],
)

/** What a run does with a row of its file; forgotten thirty days after its end. */
export const importRows = pgTable(
  'import_row',
  {
    run_id: integer()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    /** From 1, in the order in which rows are applied: the file's, and then what is gone. */
    n: integer().notNull(),
    /** Where it stands in the file. */
    number: integer(),
    external_id: text(),
    outcome: text().$type<Outcome>().notNull(),
    result: text().$type<RowResult>(),
    /** SHA-256 of what the row says. */
    digest: bytes(),
    row: jsonb().$type<ExchangeRow>(),
    problems: jsonb().$type<RowProblem[]>().notNull().default([]),
    changed: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What was asked before, and is asked by the row, where that differs. */
    price: jsonb().$type<{
      before: number
      before_currency: 'USD' | 'DOP'
      after: number
      after_currency: 'USD' | 'DOP'
    }>(),
    /** Whether the price moved by more than a quarter in a day. */
    jumps: boolean().notNull().default(false),
    listing_id: integer().references(() => listings.id, { onDelete: 'set null' }),
    draft_id: integer().references(() => listingDrafts.id, { onDelete: 'set null' }),
    /** The version that it made; undoing looks whether it is the newest still. */
    version: integer(),
    /** What undoing needs beside versions: the item as it was before. */
    before: jsonb().$type<{
      digest: string | null
      gone_at: string | null
      status: ExchangeStatus | null
      was_there: boolean
    }>(),
  },
  (table) => [
    primaryKey({ columns: [table.run_id, table.n] }),
    index('import_row_listing_id').on(table.listing_id),
    index('import_row_draft_id').on(table.draft_id),
    index('import_row_problems')
      .on(table.run_id)
      .where(sql`problems <> '[]'`),
    check('import_row_outcome', isOneOf(table.outcome, outcomes)),
    check('import_row_result', isOneOf(table.result, results)),
  ],
)

/** What a source knows under a reference, and the listing or draft that it is here. */
export const importItems = pgTable(
  'import_item',
  {
    source_id: integer()
      .notNull()
      .references(() => importSources.id, { onDelete: 'cascade' }),
    external_id: text().notNull(),
    /** SHA-256 of what its source said last and is applied; null where that is to be applied anew. */
    digest: bytes(),
    listing_id: integer()
      .unique()
      .references(() => listings.id, { onDelete: 'cascade' }),
    draft_id: integer()
      .unique()
      .references(() => listingDrafts.id, { onDelete: 'set null' }),
    /** Fields that its source said last: what it says no more is taken away, unless it is held. */
    said: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Fields that people took over. */
    held: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** State that its source said last. */
    status: text().$type<ExchangeStatus>(),
    /** Pictures that its source named last, in order; those of other addresses are fetched. */
    pictures: jsonb().$type<ExchangePicture[]>(),
    /** Since when some of them came or changed, and its listing or draft is to be looked at. */
    pictures_at: moment(),
    /** Since when its source has it no more, and what was done about it. */
    gone_at: moment(),
    gone_did: text().$type<GoneRule>(),
    /** When somebody last said that it is available: its source's word counts for sixty days from then. */
    person_at: moment(),
    run_id: integer().references(() => importRuns.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.source_id, table.external_id] }),
    index('import_item_run_id').on(table.run_id),
    index('import_item_pictures_at')
      .on(table.pictures_at)
      .where(sql`pictures_at is not null`),
    check('import_item_gone_did', isOneOf(table.gone_did, goneRules)),
  ],
)
