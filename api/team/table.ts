import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { languages, type Language } from '#contract/fields.ts'

import { clients } from '../account/table.ts'
import { agencies } from '../agency/table.ts'
import { isOneOf } from '../database/checks.ts'
import { check } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Whom an agency asked to join it, until the letter's link is followed; it works once, for 72 hours. */
export const invitations = pgTable(
  'invitation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agency_id: integer()
      .notNull()
      .references(() => agencies.id),
    role: text().$type<'agent' | 'manager'>().notNull(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    spoken_languages: text().array().notNull(),
    language: text().$type<Language>().notNull(),
    /** SHA-256 of the key in the newest letter's link; null until that is written. */
    key: bytes().unique(),
    invited_by: integer().references(() => clients.id, { onDelete: 'set null' }),
    created_at: moment().notNull().defaultNow(),
    expires_at: moment(),
    accepted_at: moment(),
    withdrawn_at: moment(),
  },
  (table) => [
    index('invitation_agency_id').on(table.agency_id),
    index('invitation_email').on(table.email),
    index('invitation_invited_by').on(table.invited_by),
    check('invitation_role', isOneOf(table.role, ['agent', 'manager'])),
    check('invitation_language', isOneOf(table.language, languages)),
  ],
)
