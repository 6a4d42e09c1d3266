import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import { userTypes } from '#contract/account/account.ts'
import { languages, type Language } from '#contract/fields.ts'
import { identification, sexes } from '#contract/account/profile.ts'

import { agents } from '../agent/table.ts'
import { isOneOf } from '../database/checks.ts'

const moment = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What somebody may do in the network, besides being a client of it. */
export const roles = ['client', 'agent', 'staff'] as const
export const linkKinds = ['confirm_email', 'restore_password', 'confirm_new_email'] as const

/** A person with an account. */
export const clients = pgTable(
  'client',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    full_name: text().notNull(),
    /** In lower case. */
    email: text().notNull().unique(),
    /** Waits to be confirmed before it takes the place of `email`. */
    new_email: text(),
    confirmed_at: moment(),
    /** PHC string of argon2id; null for who signs in by a provider only. */
    password: text(),
    type: text().array().$type<(typeof userTypes)[number][]>().notNull().default([]),
    role: text().$type<(typeof roles)[number]>().notNull().default('client'),
    /** The agent of the network who this person is. */
    agent_id: integer().references(() => agents.id),
    language: text().$type<Language>().notNull(),
    phone: text(),
    cellphone: text(),
    address: text(),
    country: text(),
    identification: text(),
    identification_type: text().$type<(typeof identification.types)[number]>(),
    sexo: text().$type<(typeof sexes)[number]>(),
    whatsapp: text(),
    facebook: text(),
    instagram: text(),
    twitter: text(),
    tiktok: text(),
    /** Name of a picture in the store of uploads. */
    picture: text(),
    is_subscribed: boolean().notNull().default(false),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.agent_id),
    check('client_role', isOneOf(table.role, roles)),
    check('client_language', isOneOf(table.language, languages)),
    check('client_email', sql`${table.email} = lower(${table.email})`),
  ],
)

/** A sign-in that has not ended; the token itself is only in the browser. */
export const sessions = pgTable(
  'client_session',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    client_id: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** SHA-256. */
    token: bytes().notNull().unique(),
    user_agent: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    seen_at: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.client_id)],
)

/** A signed link of a letter: used once, and the newest of its kind only. */
export const links = pgTable(
  'client_link',
  {
    /** SHA-256 of the id in the address. */
    id: bytes().primaryKey(),
    client_id: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    kind: text().$type<(typeof linkKinds)[number]>().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.client_id), check('client_link_kind', isOneOf(table.kind, linkKinds))],
)

/** Who signs in by a provider: its name there for a client here. */
export const identities = pgTable(
  'client_identity',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    client_id: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    subject: text().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.provider, table.subject), index().on(table.client_id)],
)
