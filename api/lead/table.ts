import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { type Language, languages } from '#contract/fields.ts'
import {
  type Department,
  departments,
  type LeadCheck,
  leadChecks,
  type LeadEvent,
  type LeadKind,
  leadKinds,
  type LeadState,
  leadStates,
} from '#contract/lead/lead.ts'
import type { LeadDetails } from '#contract/lead/lead-facts.ts'

import { clients } from '../account/table.ts'
import { agencies } from '../agency/table.ts'
import { agents } from '../agent/table.ts'
import { isOneOf } from '../database/checks.ts'
import { listings } from '../property/table.ts'

const moment = () => timestamp({ withTimezone: true })

/** An enquiry: somebody wrote, or began to write, to the network. */
export const leads = pgTable(
  'lead',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the sender may quote: eight letters and digits that tell nothing of how many there are. */
    reference: text().notNull().unique(),
    kind: text().$type<LeadKind>().notNull(),
    state: text().$type<LeadState>().notNull().default('new'),
    check: text().$type<LeadCheck>().notNull(),
    full_name: text(),
    phone: text(),
    email: text(),
    message: text(),
    /** What only this kind of form asks. */
    details: jsonb().$type<LeadDetails>().notNull(),
    language: text().$type<Language>().notNull(),
    listing_id: integer().references(() => listings.id, { onDelete: 'set null' }),
    /** Who is to answer. */
    agent_id: integer().references(() => agents.id),
    agency_id: integer().references(() => agencies.id),
    department: text().$type<Department>(),
    /** Who sent the visitor, the last time and the first: an agent or an agency. */
    referrer_agent_id: integer().references(() => agents.id),
    referrer_agency_id: integer().references(() => agencies.id),
    first_referrer_agent_id: integer().references(() => agents.id),
    first_referrer_agency_id: integer().references(() => agencies.id),
    page: text(),
    /** Which words the sender agreed to, at the moment of sending. */
    consent: text(),
    created_at: moment().notNull().defaultNow(),
    first_answered_at: moment(),
    /** Since when nothing personal stands here any more. */
    erased_at: moment(),
    /** What the desk searches, without accents; the database writes it. */
    folded: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold_name(reference || ' ' || coalesce(full_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(message, ''))`,
      ),
  },
  (table) => [
    index().on(table.created_at),
    index().on(table.agent_id, table.created_at),
    index().on(table.agency_id),
    index().on(table.email),
    index().on(table.listing_id),
    index().on(table.referrer_agent_id),
    index().on(table.referrer_agency_id),
    index().on(table.first_referrer_agent_id),
    index().on(table.first_referrer_agency_id),
    index('lead_folded_trgm').using('gin', table.folded.op('gin_trgm_ops')),
    check('lead_kind', isOneOf(table.kind, leadKinds)),
    check('lead_state', isOneOf(table.state, leadStates)),
    check('lead_check', isOneOf(table.check, leadChecks)),
    check('lead_department', isOneOf(table.department, departments)),
    check('lead_language', isOneOf(table.language, languages)),
    check(
      'lead_recipient',
      sql`${table.agent_id} is not null or ${table.agency_id} is not null or ${table.department} is not null`,
    ),
  ],
)

/** What the network writes to itself about an enquiry. */
export const leadNotes = pgTable(
  'lead_note',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lead_id: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    client_id: integer().references(() => clients.id, { onDelete: 'set null' }),
    text: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.lead_id), index().on(table.client_id)],
)

/** What happened to an enquiry. */
export const leadEvents = pgTable(
  'lead_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lead_id: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** Who did it; nobody where it happened by itself. */
    client_id: integer().references(() => clients.id, { onDelete: 'set null' }),
    event: jsonb().$type<LeadEvent['event']>().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.lead_id), index().on(table.client_id)],
)
