import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/**
 * What somebody with a role did that another may have to account for; append-only, kept for five years. It names no
 * network address and no value of a personal field, and outlives the accounts it names by number.
 */
export const auditEvents = pgTable(
  'audit_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    /** Room and verb, as `listing.published`; `contract/audit/audit.ts` lists them. */
    kind: text().notNull(),
    /** Who did it; null is the system. */
    client_id: integer(),
    role: text(),
    agency_id: integer(),
    /** What it was done to, as `listing` and its number. */
    subject: text(),
    subject_id: integer(),
    details: jsonb().$type<Record<string, string | number | boolean | null | string[]>>().notNull().default({}),
  },
  (table) => [
    index('audit_event_at').on(table.at),
    index('audit_event_agency').on(table.agency_id, table.id),
    index('audit_event_subject').on(table.subject, table.subject_id),
  ],
)
