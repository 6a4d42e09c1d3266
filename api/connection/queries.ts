import { and, eq, gt, isNull, sql } from 'drizzle-orm'

import { type Token, tokenPrefix } from '#contract/connection/token.ts'

import { hashOf } from '../account/signature.ts'
import { clients } from '../account/table.ts'
import { agencies } from '../agency/table.ts'
import type { Connection, Database } from '../database/open.ts'
import type { Session } from '../tools/session.ts'
import { tokens } from './table.ts'

const pattern = new RegExp(`^Bearer (${tokenPrefix}[\\w-]{43})$`)

/** A token works while its maker manages its agency, and neither is suspended. */
const isAlive = and(
  gt(tokens.expires_at, sql`now()`),
  eq(clients.role, 'manager'),
  eq(clients.agency_id, tokens.agency_id),
  isNull(clients.suspended_at),
  isNull(agencies.suspended_at),
)

/** Whom the token of an `Authorization` header stands for: its maker, as far as its scopes reach. */
export async function findTokenSession(db: Database, authorization: string): Promise<Session | null> {
  const [, given] = pattern.exec(authorization) ?? []
  if (given === undefined) return null
  const [found] = await db
    .select({
      id: tokens.id,
      scopes: tokens.scopes,
      client_id: clients.id,
      agent_id: clients.agent_id,
      agency_id: tokens.agency_id,
      isUnnoted: sql<boolean>`coalesce(${tokens.used_at} < now() - interval '1 minute', true)`,
    })
    .from(tokens)
    .innerJoin(clients, eq(clients.id, tokens.created_by))
    .innerJoin(agencies, eq(agencies.id, tokens.agency_id))
    .where(and(eq(tokens.digest, hashOf(given)), isAlive))
  if (!found) return null
  const { id, scopes, isUnnoted, ...whose } = found
  if (isUnnoted) await noteUse(db, id)
  // Its maker's second factor is their own: no program has one.
  return { ...whose, id: 0, role: 'manager', needs_factor: false, token: { id, scopes } }
}

/** Of many calls at once one writes. */
async function noteUse(db: Database, id: number): Promise<void> {
  await db
    .update(tokens)
    .set({ used_at: sql`now()` })
    .where(and(eq(tokens.id, id), sql`coalesce(${tokens.used_at} < now() - interval '1 minute', true)`))
}

/** The tokens that work, the newest first: an agency's, or for staff all. */
export async function listTokens(db: Connection, { role, agency_id }: Session): Promise<Token[]> {
  const rows = await db
    .select({ token: tokens, by: clients.full_name, agency: { id: agencies.id, name: agencies.name } })
    .from(tokens)
    .innerJoin(clients, eq(clients.id, tokens.created_by))
    .innerJoin(agencies, eq(agencies.id, tokens.agency_id))
    .where(and(isAlive, role === 'staff' ? undefined : eq(tokens.agency_id, agency_id!)))
    .orderBy(sql`${tokens.id} desc`)
    .limit(500)
  return rows.map(({ token, ...whose }) => toToken({ ...token, ...whose }))
}

type TokenRow = typeof tokens.$inferSelect & { by: string; agency: Token['agency'] }

export function toToken({ created_at, expires_at, used_at, ...row }: TokenRow): Token {
  return {
    ...row,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }
}

/** What agency a session of its manager works for, by name. */
export async function getAgency(db: Connection, id: number): Promise<Token['agency']> {
  const [agency] = await db.select({ id: agencies.id, name: agencies.name }).from(agencies).where(eq(agencies.id, id))
  return agency!
}

/** Holds an agency still: what is counted of its connections stays so. */
export async function lockAgency(tx: Connection, id: number): Promise<void> {
  await tx.execute(sql`select from agency where id = ${id} for no key update`)
}
