import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

import type { TokenScope } from '#contract/connection/token.ts'
import type { DeliveryProblem, offReasons, testEvent, WebhookEvent } from '#contract/connection/webhook.ts'

import { clients } from '../account/table.ts'
import { agencies } from '../agency/table.ts'
import { isOneOf } from '../database/checks.ts'

const moment = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const subjects = ['listing', 'lead', 'import', 'test'] as const
const isWaiting = sql`ended_at is null`

/** What programs of an agency sign in with. */
export const tokens = pgTable(
  'token',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agency_id: integer()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    /** Who made it; it ends with their account, or when they no longer manage the agency. */
    created_by: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** SHA-256 of it. */
    digest: bytes().notNull().unique(),
    /** Its last four characters. */
    ending: text().notNull(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    created_at: moment().notNull().defaultNow(),
    expires_at: moment().notNull(),
    /** Written once a minute at most. */
    used_at: moment(),
  },
  (table) => [index('token_agency').on(table.agency_id), index('token_created_by').on(table.created_by)],
)

/** An address that is told of what happens in an agency. */
export const webhooks = pgTable(
  'webhook',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agency_id: integer()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** What it is signed with, encrypted with a key from `SECRET`; the one before signs too until its end. */
    secret: bytes().notNull(),
    old_secret: bytes(),
    old_secret_until: moment(),
    created_at: moment().notNull().defaultNow(),
    delivered_at: moment(),
    failing_since: moment(),
    off_at: moment(),
    off_reason: text().$type<(typeof offReasons)[number]>(),
  },
  (table) => [index('webhook_agency').on(table.agency_id)],
)

/** What a webhook is to be told, was told, or could not be. Written by triggers in the transaction of the cause. */
export const webhookDeliveries = pgTable(
  'webhook_delivery',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    webhook_id: integer()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    message_id: uuid().notNull().defaultRandom(),
    kind: text().$type<WebhookEvent | typeof testEvent>().notNull(),
    /** What it is about: those of one thing go out in their order. */
    subject: text().$type<(typeof subjects)[number]>().notNull(),
    subject_id: integer().notNull(),
    /** Of a listing. */
    code: text(),
    changed: text().array().notNull().default([]),
    /** The transaction that caused it, which is told once however often it writes. */
    tx: bigint({ mode: 'number' }),
    at: moment().notNull().defaultNow(),
    due_at: moment().notNull().defaultNow(),
    /** Whoever takes it has it until then. */
    leased_until: moment(),
    attempts: smallint().notNull().default(0),
    last_at: moment(),
    status: smallint(),
    problem: text().$type<DeliveryProblem>(),
    /** When it was delivered, or given up. */
    ended_at: moment(),
  },
  (table) => [
    unique('webhook_delivery_once').on(table.webhook_id, table.at, table.tx, table.kind, table.subject_id),
    index('webhook_delivery_waiting').on(table.webhook_id, table.id).where(isWaiting),
    index('webhook_delivery_order').on(table.webhook_id, table.subject, table.subject_id, table.id).where(isWaiting),
    index('webhook_delivery_log').on(table.webhook_id, table.id),
    index('webhook_delivery_at').on(table.at),
    check('webhook_delivery_subject', isOneOf(table.subject, subjects)),
  ],
)
