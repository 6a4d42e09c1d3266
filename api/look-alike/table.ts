import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import { verdicts, type Verdict } from '#contract/look-alike/look-alike.ts'
import type { Reasons } from '#contract/look-alike/score.ts'

import { clients } from '../account/table.ts'
import { isOneOf } from '../database/checks.ts'
import { listingDrafts } from '../draft/table.ts'
import { listings } from '../property/table.ts'

const moment = () => timestamp({ withTimezone: true })

/** Two that look like one home: two listings, or a listing and a draft that is not published yet. */
export const lookAlikes = pgTable(
  'look_alike',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What was there already. */
    a: integer()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** What came after it; null until it is published. */
    b: integer().references(() => listings.id, { onDelete: 'cascade' }),
    draft_id: integer().references(() => listingDrafts.id, { onDelete: 'cascade' }),
    /** Of 100, as at the last look. */
    score: smallint().notNull(),
    reasons: jsonb().$type<Reasons>().notNull(),
    /** Until when it waited for a verdict, where it had to: published since then without one. */
    waited_until: moment(),
    verdict: text().$type<Verdict>(),
    /** What staff wrote to whoever has another's pictures. */
    note: text(),
    /** Who said so; null is the rules. */
    by: integer().references(() => clients.id, { onDelete: 'set null' }),
    at: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('look_alike_pair')
      .on(sql`least(a, b)`, sql`greatest(a, b)`)
      .where(sql`b is not null`),
    uniqueIndex('look_alike_of_draft')
      .on(table.draft_id, table.a)
      .where(sql`b is null`),
    index('look_alike_a').on(table.a),
    index('look_alike_b').on(table.b),
    index('look_alike_draft_id').on(table.draft_id),
    index('look_alike_by').on(table.by),
    index('look_alike_open')
      .on(table.score, table.id)
      .where(sql`verdict is null`),
    check('look_alike_verdict', isOneOf(table.verdict, verdicts)),
    check('look_alike_other', sql`(${table.b} is null) <> (${table.draft_id} is null)`),
  ],
)
