import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { type VisitState, visitStates } from '#contract/lead/visit-state.ts'

import { agents } from '../../agent/table.ts'
import { isOneOf } from '../../database/checks.ts'
import { leads } from '../table.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * A visit that an enquiry asks for; what was asked stands in the enquiry's details. No agent has two at once: the
 * exclusion constraint `visit_one_at_a_time` (decision 169), which Drizzle does not know, stands in the migration.
 */
export const visits = pgTable(
  'visit',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Names it in links and calendars. */
    key: uuid().notNull().unique().defaultRandom(),
    lead_id: integer()
      .notNull()
      .unique()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** The enquiry's, once more, for the constraint. */
    agent_id: integer().references(() => agents.id),
    state: text().$type<VisitState>().notNull().default('requested'),
    /** The moment that was named or agreed to last, and its end. */
    starts_at: moment(),
    ends_at: moment(),
    reason: text(),
    /** How often its event in calendars was written anew (RFC 5545, SEQUENCE); 0: there was none yet. */
    sequence: smallint().notNull().default(0),
    confirmed_at: moment(),
    reminded_at: moment(),
  },
  (table) => [
    index().on(table.agent_id),
    index()
      .on(table.starts_at)
      .where(sql`state = 'confirmed' and reminded_at is null`),
    check('visit_state', isOneOf(table.state, visitStates)),
    check(
      'visit_moment',
      sql`(${table.starts_at} is null) = (${table.ends_at} is null) and (${table.starts_at} < ${table.ends_at}) is not false
        and (${table.state} not in ('proposed', 'confirmed') or ${table.starts_at} is not null)`,
    ),
  ],
)
