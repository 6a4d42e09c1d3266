import { randomBytes } from 'node:crypto'

import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'

import type { Profile, User } from '#contract/account/account.ts'
import { factorDays } from '#contract/account/factor.ts'

import { agencies } from '../agency/table.ts'
import type { Connection, Database, Transaction } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import type { Session } from '../tools/session.ts'
import { hashOf, lifeOfLink, lifeOfSession, type LinkKind, signLink, readToken } from './signature.ts'
import { clients, links, sessions } from './table.ts'

export type Client = typeof clients.$inferSelect
/** The account of an address. */
export async function findClientByEmail(db: Connection, email: string): Promise<Client | null> {
  const [client] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.email, email), isNotNull(clients.confirmed_at)))
  return client ?? null
}

/** What the release before opened for an address that nobody confirmed. */
export async function findUnconfirmed(db: Connection, email: string): Promise<Client | null> {
  const [client] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.email, email), isNull(clients.confirmed_at)))
  return client ?? null
}

export async function findClient(db: Connection, id: number): Promise<Client | null> {
  const [client] = await db.select().from(clients).where(eq(clients.id, id))
  return client ?? null
}

/** Holds a client still for a transaction: what is counted of theirs stays so. Refused when the account is gone. */
export async function lockClient(tx: Transaction, id: number): Promise<void> {
  const { rows } = await tx.execute(sql`select from ${clients} where id = ${id} for no key update`)
  if (rows.length === 0) throw new AppError('session.required')
}

/** Whether somebody else manages an agency, and is not suspended; whoever asks at the same time waits for this transaction. */
export async function hasAnotherManager(tx: Transaction, agency_id: number, but: number): Promise<boolean> {
  await tx.execute(sql`select from ${agencies} where id = ${agency_id} for no key update`)
  const others = and(
    eq(clients.agency_id, agency_id),
    eq(clients.role, 'manager'),
    isNull(clients.suspended_at),
    ne(clients.id, but),
  )
  return (await tx.$count(clients, others)) > 0
}

/** Where a client's picture is served. */
export function toPictureUrl(picture: string | null): string | null {
  return picture && `/uploads/${picture}`
}

export function toUser({ full_name, email, picture, type, role }: Client): User {
  return { full_name, email, profile_picture: toPictureUrl(picture), type, ...(role !== 'client' && { role }) }
}

export function toProfile(client: Client): Profile {
  const { role: _, ...shown } = client
  return { ...shown, ...toUser(client), has_password: client.password !== null }
}

/** Opens a session and answers its token, 256 random bits that are kept nowhere but in the browser. */
export async function addSession(db: Connection, client_id: number, userAgent: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({ client_id, token: hashOf(token), user_agent: userAgent.slice(0, 300) })
  return token
}

const isAlive = sql`${sessions.seen_at} > now() - make_interval(days => ${lifeOfSession.idle})
  and ${sessions.created_at} > now() - make_interval(days => ${lifeOfSession.whole})`

/** The living session of an `Authorization` header; that it was used is written down once an hour. */
export async function findSession(db: Database, authorization: string | undefined): Promise<Session | null> {
  const token = readToken(authorization)
  if (!token) return null
  const [found] = await db
    .select({
      id: sessions.id,
      client_id: sessions.client_id,
      role: clients.role,
      agent_id: clients.agent_id,
      agency_id: clients.agency_id,
      needs_factor: sql<boolean>`${clients.role} <> 'client' and ${clients.factor_since} is null
        and ${clients.role_since} < now() - make_interval(days => ${factorDays})`,
      isStale: sql<boolean>`${sessions.seen_at} < now() - interval '1 hour'`,
    })
    .from(sessions)
    .innerJoin(clients, eq(clients.id, sessions.client_id))
    .where(and(eq(sessions.token, hashOf(token)), isAlive, isNull(clients.suspended_at)))
  if (!found) return null
  const { isStale, ...session } = found
  if (isStale)
    await db
      .update(sessions)
      .set({ seen_at: sql`now()` })
      .where(eq(sessions.id, session.id))
  return session
}

/** Whether a session was opened within the last five minutes. */
export async function isNewSession(db: Database, id: number): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), sql`${sessions.created_at} > now() - interval '5 minutes'`))
  return found.length > 0
}

/** The client's living sessions, the newest use first. */
export async function listSessions(db: Database, session: Session) {
  const rows = await db
    .select({
      id: sessions.id,
      user_agent: sessions.user_agent,
      created_at: sessions.created_at,
      seen_at: sessions.seen_at,
    })
    .from(sessions)
    .where(and(eq(sessions.client_id, session.client_id), isAlive))
    .orderBy(sql`${sessions.seen_at} desc, ${sessions.id} desc`)
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    is_current: row.id === session.id,
  }))
}

/** Ends one session of a client; whether there was one. */
export async function endSession(db: Connection, client_id: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.client_id, client_id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends every session of a client but the one that is kept. */
export async function endSessions(db: Connection, client_id: number, keptId = 0): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.client_id, client_id), sql`${sessions.id} <> ${keptId}`))
}

/** Makes a link of a kind for a client; the ones before it are worth nothing any more. */
export async function addLink(tx: Transaction, secret: string, kind: LinkKind, client_id: number) {
  await dropLinks(tx, client_id, kind)
  const id = randomBytes(24).toString('base64url')
  const seconds = lifeOfLink[kind] / 1000
  const [row] = await tx
    .insert(links)
    .values({ id: hashOf(id), client_id, kind, expires_at: sql`now() + make_interval(secs => ${seconds})` })
    .returning({ expires: sql<string>`floor(extract(epoch from ${links.expires_at}))::text` })
  const { expires } = row!
  return { id, query: { expires, signature: signLink(secret, kind, id, expires) } }
}

/** Makes the links of a kind that were sent to a client worth nothing. */
export async function dropLinks(tx: Transaction, client_id: number, kind: LinkKind): Promise<void> {
  await tx.delete(links).where(and(eq(links.client_id, client_id), eq(links.kind, kind)))
}

/** Whose a living link is; nothing is used up. */
export async function findLink(db: Connection, kind: LinkKind, id: string): Promise<Client | null> {
  const [found] = await db
    .select({ client: clients })
    .from(links)
    .innerJoin(clients, eq(clients.id, links.client_id))
    .where(and(eq(links.id, hashOf(id)), eq(links.kind, kind), isNull(links.used_at), sql`${links.expires_at} > now()`))
  return found?.client ?? null
}

/** Ends a change of address that waits: whoever asked for it may be whom the owner has just shut out. */
export async function dropNewEmail(tx: Transaction, id: number): Promise<void> {
  await dropLinks(tx, id, 'confirm_new_email')
  await tx.update(clients).set({ new_email: null }).where(eq(clients.id, id))
}

/** Uses a link up and answers whose it is; null when it was used, replaced by a newer one, or its time is over. */
export async function takeLink(tx: Transaction, kind: LinkKind, id: string): Promise<number | null> {
  const [taken] = await tx
    .update(links)
    .set({ used_at: sql`now()` })
    .where(and(eq(links.id, hashOf(id)), eq(links.kind, kind), isNull(links.used_at), sql`${links.expires_at} > now()`))
    .returning({ client_id: links.client_id })
  return taken?.client_id ?? null
}

/**
 * Leaves of enquiries only what says nothing of anybody: kind, state, days, property and who was to answer. Their notes
 * go, and what the outbox knows of the emails about them.
 */
export async function eraseEnquiries(tx: Transaction, which: SQL): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update lead set full_name = null, phone = null, email = null, message = null, details = '{}', page = null,
      erased_at = now()
    where erased_at is null and ${which} returning id`)
  if (rows.length === 0) return
  const erased = sql`any(${sql.param(rows.map(({ id }) => id))}::int[])`
  await tx.execute(sql`delete from lead_note where lead_id = ${erased}`)
  await tx.execute(sql`
    delete from letter where (kind in ('lead_received', 'lead_receipt') or kind like 'visit\\_%')
      and (about ->> 'lead')::int = ${erased} and coalesce(delivered_at, dropped_at, dead_at) is not null`)
  await endVisits(tx, erased)
}

/** Calls off the visits of enquiries that are emptied; an agent who counted on one is told that it is off, not of whom. */
async function endVisits(tx: Transaction, leads: SQL): Promise<void> {
  await tx.execute(sql`
    with off as (
      update visit set state = 'cancelled', reason = null, sequence = visit.sequence + (visit.state = 'confirmed')::int
      from visit as before
      where visit.lead_id = ${leads} and before.id = visit.id and visit.state in ('requested', 'proposed', 'confirmed')
        and (visit.starts_at is null or visit.starts_at > now())
      returning visit.*, before.state as was
    )
    insert into letter (kind, "to", language, about)
    select 'visit_cancelled', agent.email,
      coalesce((select language from client where agent_id = agent.id order by id limit 1), 'es'),
      json_build_object('visit', off.id, 'lead', off.lead_id, 'to', 'agent',
        'moments', json_build_array(${isoMoment}), 'event', json_build_object(
          'starts_at', ${isoMoment}, 'sequence', off.sequence, 'isCancelled', true))
    from off join agent on agent.id = off.agent_id where off.was = 'confirmed'`)
  await tx.execute(sql`update visit set reason = null where lead_id = ${leads}`)
}

const isoMoment = sql.raw(`to_char(off.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
