import { boolean, check, customType, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

import { isOneOf } from '../database/checks.ts'
import { listings } from '../property/table.ts'

const moment = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What was asked about a listing since it was last confirmed: apart from the listing, whose every change is followed. */
export const confirmationRequests = pgTable('confirmation_request', {
  listing_id: integer()
    .primaryKey()
    .references(() => listings.id, { onDelete: 'cascade' }),
  /** 1 after eleven days, 2 after twenty-one. */
  stage: smallint().notNull().default(0),
  asked_at: moment(),
  /** When its agent was asked about what visitors reported. */
  doubted_at: moment(),
  /** Until when its agent may answer what two visitors reported; unanswered it sinks. */
  doubted_until: moment(),
})

import { reportReasons } from '#contract/freshness/freshness.ts'
export const reportStates = ['new', 'answered'] as const

/** A visitor's word that an offer is not true. */
export const listingReports = pgTable(
  'listing_report',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listing_id: integer()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    reason: text().$type<(typeof reportReasons)[number]>().notNull(),
    text: text(),
    /** Keyed hash of the sender's network address: two are told apart, neither can be read. */
    sender: bytes().notNull(),
    /** Whether a captcha was solved for it; what was not asks the agent, and lets nothing sink. */
    is_checked: boolean().notNull().default(true),
    state: text().$type<(typeof reportStates)[number]>().notNull().default('new'),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('listing_report_listing_id').on(table.listing_id, table.at),
    index('listing_report_at').on(table.at),
    check('listing_report_reason', isOneOf(table.reason, reportReasons)),
    check('listing_report_state', isOneOf(table.state, reportStates)),
  ],
)
