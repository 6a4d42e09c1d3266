import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import { userTypes } from '#contract/account/account.ts'
import { languages, type Language } from '#contract/fields.ts'
import { identification, sexes } from '#contract/account/profile.ts'

import { agencies } from '../agency/table.ts'
import { agents } from '../agent/table.ts'
import { isOneOf } from '../database/checks.ts'

const moment = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What somebody may do in the network, besides being a client of it. */
export const roles = ['client', 'agent', 'manager', 'staff'] as const
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
    /** Null for what the release before opened at the sign-up itself: no account yet. */
    confirmed_at: moment(),
    /** PHC string of argon2id; null for who signs in by a provider only. */
    password: text(),
    type: text().array().$type<(typeof userTypes)[number][]>().notNull().default([]),
    role: text().$type<(typeof roles)[number]>().notNull().default('client'),
    /** The agent of the network who this person is. */
    agent_id: integer().references(() => agents.id),
    /** The agency that an agent or manager works for. */
    agency_id: integer().references(() => agencies.id),
    /** When the role began: the second factor is required two weeks later. */
    role_since: moment(),
    /** A suspended account signs in nowhere. */
    suspended_at: moment(),
    /** The second factor (RFC 6238), encrypted with a key from `SECRET`; it counts once `factor_since` says when it was proven. */
    factor_secret: bytes(),
    factor_since: moment(),
    /** The last time step that was used: a code works once. */
    factor_step: integer(),
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
    index().on(table.agency_id),
    check('client_agency', sql`${table.role} not in ('agent', 'manager') or ${table.agency_id} is not null`),
    check('client_role', isOneOf(table.role, roles)),
    check('client_language', isOneOf(table.language, languages)),
    check('client_email', sql`${table.email} = lower(${table.email})`),
  ],
)

/**
 * A sign-up that waits for its email to be followed: it becomes the account of its address then, and the other sign-ups
 * of the address are forgotten. One without a password is a forgotten password of an address that has sign-ups alone.
 */
export const signUps = pgTable(
  'client_sign_up',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case; several people may say that it is theirs. */
    email: text().notNull(),
    full_name: text().notNull(),
    phone: text(),
    /** PHC string of argon2id; those of one address share a salt, so that one computation compares them all. */
    password: text(),
    language: text().$type<Language>().notNull(),
    /** SHA-256 of the id in the newest email's link; null until that is written. */
    link: bytes().unique(),
    link_expires_at: moment(),
    created_at: moment().notNull().defaultNow(),
    forget_at: moment()
      .notNull()
      .default(sql`now() + interval '2 days'`),
  },
  (table) => [
    index().on(table.email, table.id),
    index().on(table.forget_at),
    check('client_sign_up_language', isOneOf(table.language, languages)),
    check('client_sign_up_email', sql`${table.email} = lower(${table.email})`),
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

/** A signed link of an email: used once, and the newest of its kind only. */
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

/** What opens an account whose second factor is lost; each works once. */
export const recoveryCodes = pgTable(
  'recovery_code',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    client_id: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** SHA-256. */
    hash: bytes().notNull(),
    used_at: moment(),
  },
  (table) => [uniqueIndex().on(table.client_id, table.hash)],
)
