import { randomBytes } from 'node:crypto'

import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import type { Language } from '#contract/fields.ts'

import type { Connection, Database, Transaction } from '../database/open.ts'
import type { Client } from './queries.ts'
import { hashOf, lifeOfLink, signLink } from './signature.ts'
import { clients, signUps } from './table.ts'

export type SignUp = typeof signUps.$inferSelect
type SignUpLink = 'confirm_email' | 'restore_password'

/** The sign-ups that wait with a password, the newest first. */
export async function listSignUps(db: Connection, email: string): Promise<(SignUp & { password: string })[]> {
  const found = await db
    .select()
    .from(signUps)
    .where(and(eq(signUps.email, email), isNotNull(signUps.password)))
    .orderBy(desc(signUps.id))
  return found.flatMap((one) => (one.password === null ? [] : [{ ...one, password: one.password }]))
}

type NewSignUp = { full_name: string; email: string; phone: string | null; password: string; language: Language }

/** Keeps a sign-up until its email is followed and answers its number; null for an address that has an account. */
export async function addSignUp(tx: Transaction, wanted: NewSignUp): Promise<number | null> {
  const { full_name, email, phone, password, language } = wanted
  // One statement in either case, so that both take the same time.
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${signUps} (full_name, email, phone, password, language)
    select ${full_name}::text, ${email}::text, ${phone}::text, ${password}::text, ${language}::text
    where not exists (select from ${clients} where email = ${email} and confirmed_at is not null)
    returning id`)
  return rows[0]?.id ?? null
}

/** A forgotten password where no sign-up was confirmed: whoever follows its email opens the account, and nobody's name is in it. */
export async function addRestoring(tx: Transaction, email: string, language: Language): Promise<number> {
  await tx.delete(signUps).where(and(eq(signUps.email, email), isNull(signUps.password)))
  const [added] = await tx.insert(signUps).values({ email, full_name: '', language }).returning({ id: signUps.id })
  return added!.id
}

/** Makes the link of a sign-up's email; the one before it is worth nothing any more. */
export async function addSignUpLink(tx: Transaction, secret: string, kind: SignUpLink, signUp: number) {
  const id = randomBytes(24).toString('base64url')
  const seconds = lifeOfLink[kind] / 1000
  const [row] = await tx
    .update(signUps)
    .set({ link: hashOf(id), link_expires_at: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(signUps.id, signUp))
    .returning({ expires: sql<string>`floor(extract(epoch from ${signUps.link_expires_at}))::text` })
  const { expires } = row!
  return { id, query: { expires, signature: signLink(secret, kind, id, expires) } }
}

/** The sign-up that a living link is of; the kinds of link tell each other apart by the password. */
export async function findSignUp(db: Connection, kind: SignUpLink, link: string): Promise<SignUp | null> {
  const [found] = await db
    .select()
    .from(signUps)
    .where(
      and(
        eq(signUps.link, hashOf(link)),
        kind === 'confirm_email' ? isNotNull(signUps.password) : isNull(signUps.password),
        sql`${signUps.link_expires_at} > now()`,
      ),
    )
  return found ?? null
}

/** Uses a link up: its sign-up, which nobody else gets; null when it was used, replaced, or its time is over. */
export async function takeSignUp(tx: Transaction, kind: SignUpLink, link: string): Promise<SignUp | null> {
  const found = await findSignUp(tx, kind, link)
  if (!found) return null
  await lockAddress(tx, found.email)
  const [taken] = await tx
    .delete(signUps)
    .where(and(eq(signUps.id, found.id), eq(signUps.link, hashOf(link))))
    .returning()
  return taken ?? null
}

type Owner = { full_name: string; email: string; phone?: string | null; password?: string | null; language: Language }

/** Opens the account of whoever proved to read the emails of an address; null where it has one already. */
export async function openAccount(tx: Transaction, owner: Owner): Promise<Client | null> {
  const { full_name, email, phone = null, password = null, language } = owner
  await lockAddress(tx, email)
  await forgetSignUps(tx, email)
  const [opened] = await tx
    .insert(clients)
    .values({ full_name, email, phone, password, language, confirmed_at: sql`now()` })
    .onConflictDoNothing()
    .returning()
  return opened ?? null
}

/** Forgets everybody who said that an address is theirs and proved nothing. */
export async function forgetSignUps(tx: Transaction, email: string): Promise<void> {
  await tx.delete(signUps).where(eq(signUps.email, email))
  // The release before kept them here.
  await tx.delete(clients).where(and(eq(clients.email, email), isNull(clients.confirmed_at)))
}

/** Forgets sign-ups that nobody confirmed in two days. */
export async function deleteOldSignUps(db: Database): Promise<void> {
  await db.delete(signUps).where(sql`${signUps.forget_at} <= now()`)
  await db
    .delete(clients)
    .where(and(isNull(clients.confirmed_at), sql`${clients.created_at} < now() - interval '2 days'`))
}

/** One at a time for an address: two emails followed at once must not wait for each other. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account:${email}`}, 0))`)
}
