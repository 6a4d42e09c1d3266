import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

import { type BulkAction, bulkActions, bulkResults, bulkStates, bulkUndoResults } from '#contract/workspace/bulk.ts'

import { clients } from '../../account/table.ts'
import { isOneOf } from '../../database/checks.ts'
import { listings } from '../../property/table.ts'

const moment = () => timestamp({ withTimezone: true })

/** What an action is done with; each action uses its own. */
export type BulkDetails = {
  agent_id?: number | undefined
  percent?: number | undefined
  amount?: number | undefined
  currency?: 'USD' | 'DOP' | undefined
  is_sure?: boolean | undefined
  feature?: string | undefined
}

/** How a listing stood before, and what told afterwards that nobody touched it since. */
export type BulkTrace = {
  before: Record<string, string | number | null>
  after: string
}

/** An action on many listings, of one person, who alone sees it. */
export const bulks = pgTable(
  'bulk',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    client_id: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** In whose language what was refused is told is the reader's; how far they reached is looked up with every batch. */
    action: text().$type<BulkAction>().notNull(),
    details: jsonb().$type<BulkDetails>().notNull(),
    state: text().$type<(typeof bulkStates)[number]>().notNull().default('running'),
    created_at: moment().notNull().defaultNow(),
    ended_at: moment(),
  },
  (table) => [
    index('bulk_client_id').on(table.client_id),
    index('bulk_created_at').on(table.created_at),
    index('bulk_open')
      .on(table.id)
      .where(sql`state in ('running', 'undoing')`),
    check('bulk_action', isOneOf(table.action, bulkActions)),
    check('bulk_state', isOneOf(table.state, bulkStates)),
  ],
)

/** One listing of it. */
export const bulkRows = pgTable(
  'bulk_row',
  {
    bulk_id: integer()
      .notNull()
      .references(() => bulks.id, { onDelete: 'cascade' }),
    n: smallint().notNull(),
    listing_id: integer()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** Null until its turn comes. */
    result: text().$type<(typeof bulkResults)[number]>(),
    undo: text().$type<(typeof bulkUndoResults)[number]>(),
    /** An error's code: why it was refused. */
    problem: text(),
    trace: jsonb().$type<BulkTrace>(),
  },
  (table) => [
    primaryKey({ columns: [table.bulk_id, table.n] }),
    index('bulk_row_listing_id').on(table.listing_id),
    check('bulk_row_result', isOneOf(table.result, bulkResults)),
    check('bulk_row_undo', isOneOf(table.undo, bulkUndoResults)),
  ],
)
