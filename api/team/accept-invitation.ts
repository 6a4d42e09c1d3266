import { randomBytes } from 'node:crypto'

import { and, eq, isNull, sql } from 'drizzle-orm'

import type { SignedIn } from '#contract/account/account.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { getYearHere } from '#contract/day.ts'
import { invitationHours, type OpenInvitation, type teamEndpoints } from '#contract/team/team.ts'

import { requireGoodPassword } from '../account/good-password.ts'
import { openAccount } from '../account/open-account.ts'
import { addSession, type Client, findClientByEmail, toUser } from '../account/queries.ts'
import { hashOf } from '../account/signature.ts'
import { clients } from '../account/table.ts'
import { agencies } from '../agency/table.ts'
import { agents } from '../agent/table.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import { AppError } from '../app-error.ts'
import type { Connection, Transaction } from '../database/open.ts'
import { isActionSigned, signAction } from '../tools/signed-action.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { invitations } from './table.ts'

type Link = { key: string; expires: string; signature: string }
type Row = typeof invitations.$inferSelect

/** A picture of nobody, until the agent has one. */
export const portraitOfNobody = '/portrait.svg'

const actionOf = ({ key, expires }: Pick<Link, 'key' | 'expires'>) => ({
  room: 'invitation' as const,
  action: 'accept',
  key,
  expires,
})

/** Makes the link of an invitation's letter, for 72 hours; the one before it is worth nothing any more. */
export async function addInvitationLink(tx: Transaction, secret: string, id: number) {
  const key = randomBytes(24).toString('base64url')
  const [row] = await tx
    .update(invitations)
    .set({ key: hashOf(key), expires_at: sql`now() + make_interval(hours => ${invitationHours})` })
    .where(eq(invitations.id, id))
    .returning({ expires: sql<string>`floor(extract(epoch from ${invitations.expires_at}))::text` })
  const { expires } = row!
  return { id: key, query: { expires, signature: signAction(secret, actionOf({ key, expires })) } }
}

async function findInvitation(db: Connection, secret: string, link: Link): Promise<Row> {
  if (!isActionSigned(secret, actionOf(link), link.signature)) throw new AppError('link.wrong_signature')
  const [found] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.key, hashOf(link.key)),
        isNull(invitations.accepted_at),
        isNull(invitations.withdrawn_at),
        sql`${invitations.expires_at} > now()`,
      ),
    )
  if (!found) throw new AppError('link.expired')
  return found
}

/** What an invitation's link says to whoever opens it; nothing is used up. */
export async function readInvitation({ db, secret, passwords }: Tools, link: Link): Promise<OpenInvitation> {
  const { agency_id, invited_by, role, name, email } = await findInvitation(db, secret, link)
  const [agency] = await db.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, agency_id))
  const [by] = await db
    .select({ name: clients.full_name })
    .from(clients)
    .where(eq(clients.id, invited_by ?? 0))
  const has_account = (await findClientByEmail(db, email)) !== null
  if (!has_account) passwords.prepare()
  return { agency: agency!.name, by: by?.name ?? null, role, full_name: name, email, has_account }
}

type Asked = ParsedInputOf<typeof teamEndpoints.acceptInvitation>

/**
 * Joins an agency by a letter's link, once: account, agent and role come together or not at all. An address that has an
 * account is joined by its owner's session alone; whoever reads its letters has confirmed any other.
 */
export async function acceptInvitation(
  tools: Tools,
  asked: Asked,
  session: Session | null,
  userAgent: string,
): Promise<SignedIn> {
  const { db, secret } = tools
  const found = await findInvitation(db, secret, asked)
  const owner = await findClientByEmail(db, found.email)
  if (owner) requireOwner(owner, session)
  const password = owner ? null : await hashNew(tools, found, asked)
  const signedIn = await db.transaction(async (tx) => {
    const taken = await take(tx, found)
    const client = owner ? await holdClient(tx, owner.id) : await open(tx, taken, password)
    if (client.role !== 'client') throw new AppError('team.already_member')
    const agent_id = taken.role === 'agent' ? await addAgent(tx, taken, getYearHere(tools.now())) : null
    const [joined] = await tx
      .update(clients)
      .set({ role: taken.role, agent_id, agency_id: taken.agency_id, role_since: sql`now()`, type: ['agent'] })
      .where(eq(clients.id, client.id))
      .returning()
    const by = { client_id: client.id, role: taken.role, agency_id: taken.agency_id }
    await addAuditEvent(tx, by, { kind: 'team.joined', subject: 'invitation', subject_id: taken.id })
    return { user: toUser(joined!), token: await addSession(tx, client.id, userAgent) }
  })
  return signedIn
}

function requireOwner({ id, role, suspended_at }: Client, session: Session | null): void {
  if (!session) throw new AppError('session.required')
  if (session.client_id !== id) throw new AppError('link.other_account')
  if (role !== 'client' || suspended_at) throw new AppError('team.already_member')
}

async function hashNew(tools: Tools, { name, email, phone }: Row, { password, confirmPassword }: Asked) {
  if (!password) throw new AppError('request.invalid', { errors: { password: ['field.required'] } })
  if (password !== confirmPassword) {
    throw new AppError('request.invalid', { errors: { confirmPassword: ['field.password_mismatch'] } })
  }
  await requireGoodPassword(tools, password, { full_name: name, email, phone })
  return tools.passwords.hash(password)
}

/** Uses an invitation up; whoever comes second finds it gone. */
async function take(tx: Transaction, { id, key }: Row): Promise<Row> {
  const [taken] = await tx
    .update(invitations)
    .set({ accepted_at: sql`now()` })
    .where(
      and(
        eq(invitations.id, id),
        eq(invitations.key, key!),
        isNull(invitations.accepted_at),
        isNull(invitations.withdrawn_at),
      ),
    )
    .returning()
  if (!taken) throw new AppError('link.expired')
  return taken
}

async function holdClient(tx: Transaction, id: number): Promise<Client> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, id)).for('no key update')
  if (!client) throw new AppError('session.required')
  return client
}

async function open(tx: Transaction, { name, email, phone, language }: Row, password: string | null): Promise<Client> {
  const opened = await openAccount(tx, { full_name: name, email, phone, password, language })
  // Opened meanwhile in another way: its owner signs in and comes back.
  if (!opened) throw new AppError('session.required')
  return opened
}

async function addAgent(tx: Transaction, invited: Row, since: number): Promise<number> {
  const { agency_id, name, phone, email, spoken_languages } = invited
  const [agency] = await tx.select({ city_id: agencies.city_id }).from(agencies).where(eq(agencies.id, agency_id))
  const [added] = await tx
    .insert(agents)
    .values({
      agency_id,
      name,
      phone,
      whatsapp: phone,
      email,
      spoken_languages,
      city_id: agency!.city_id,
      picture: portraitOfNobody,
      license: '',
      since,
      about_es: '',
      about_en: '',
    })
    .returning({ id: agents.id })
  return added!.id
}
