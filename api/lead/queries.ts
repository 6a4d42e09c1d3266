import { randomInt } from 'node:crypto'

import { and, asc, eq, notInArray, sql } from 'drizzle-orm'

import type { Language } from '#contract/fields.ts'
import type { Department } from '#contract/lead/departments.ts'
import { type LeadEvent, retentionMonths } from '#contract/lead/lead.ts'
import type { Referral } from '#contract/lead/referral.ts'

import { eraseEnquiries } from '../account/queries.ts'
import { clients } from '../account/table.ts'
import { agencies } from '../agency/table.ts'
import { agents } from '../agent/table.ts'
import { AppError } from '../app-error.ts'
import type { Connection, Database, Transaction } from '../database/open.ts'
import { listings } from '../property/table.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { createReference } from './rules.ts'
import { leadEvents, leads } from './table.ts'

export type NewLead = Omit<typeof leads.$inferInsert, 'reference'>

export type LeadOfDesk = typeof leads.$inferSelect

/** An enquiry of one's desk, held still; anybody else's does not exist. */
export async function lockLead(tx: Transaction, session: Session, id: number): Promise<LeadOfDesk> {
  const lead = await holdLead(tx, id)
  if (!lead || !(await isOnDesk(tx, session, lead))) throw new AppError('lead.not_found')
  return lead
}

/** Whether an enquiry is somebody's to answer: an agent's own, what came to a manager's agency or its agents, for staff all. */
async function isOnDesk(tx: Transaction, { role, agent_id, agency_id }: Session, lead: LeadOfDesk): Promise<boolean> {
  if (role === 'staff') return true
  if (role === 'agent') return agent_id !== null && lead.agent_id === agent_id
  if (role !== 'manager' || agency_id === null) return false
  if (lead.agent_id === null) return lead.agency_id === agency_id
  return (await findAgent(tx, lead.agent_id))?.agency_id === agency_id
}

/** An enquiry, whoever's it is, held still; null where there is none. */
export async function holdLead(tx: Transaction, id: number): Promise<LeadOfDesk | null> {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for('no key update')
  return lead ?? null
}

/** Writes down what happened to an enquiry, and who did it; null where that is nobody of the network. */
export async function noteEvent(
  tx: Transaction,
  client_id: number | null,
  lead_id: number,
  event: LeadEvent['event'],
): Promise<void> {
  await tx.insert(leadEvents).values({ lead_id, client_id, event })
}

/** An agent whom emails can go to. */
export async function findAgent(db: Connection, id: number) {
  const { id: key, name, email, agency_id, suspended_at } = agents
  const [agent] = await db
    .select({ id: key, name, email, agency_id, suspended_at })
    .from(agents)
    .where(eq(agents.id, id))
  return agent ?? null
}

/**
 * An agent who works here, held so that no suspension comes between: whoever is suspended, or nobody, is null. What is
 * given to the agent in the same transaction is there when a suspension looks for it.
 */
export async function holdWorkingAgent(tx: Transaction, id: number) {
  const { id: key, name, email, agency_id, suspended_at } = agents
  const [agent] = await tx
    .select({ id: key, name, email, agency_id, suspended_at })
    .from(agents)
    .where(eq(agents.id, id))
    .for('key share')
  return agent && !agent.suspended_at ? agent : null
}

/** An agency that emails can go to. */
export async function findAgency(db: Connection, id: number) {
  const { id: key, name, email } = agencies
  const [agency] = await db.select({ id: key, name, email }).from(agencies).where(eq(agencies.id, id))
  return agency ?? null
}

type Answering = { agent_id?: number | null; agency_id?: number | null; department?: Department | null }

/**
 * Whom the email about an enquiry goes to and in which language: the agent who is to answer, else the agency, else the
 * department. Null when there is no such agent or agency.
 */
export async function findReader(
  db: Connection,
  departmentMail: Tools['departmentMail'],
  { agent_id = null, agency_id = null, department }: Answering,
) {
  if (agent_id !== null) {
    const agent = await findAgent(db, agent_id)
    return agent && { to: agent.email, language: await languageOfAgent(db, agent_id) }
  }
  const to = agency_id === null ? departmentMail(department ?? 'contact') : (await findAgency(db, agency_id))?.email
  return to === undefined ? null : { to, language: 'es' as const }
}

/** The language of an agent's account; Spanish without one. */
async function languageOfAgent(db: Connection, agent_id: number): Promise<Language> {
  const [client] = await db
    .select({ language: clients.language })
    .from(clients)
    .where(eq(clients.agent_id, agent_id))
    .orderBy(asc(clients.id))
    .limit(1)
  return client?.language ?? 'es'
}

/** The number of a listing that is or was offered; of a draft nobody knows. */
export async function findListingId(db: Connection, code: string): Promise<number | null> {
  const known = and(eq(listings.code, code), notInArray(listings.status, ['draft', 'in_review']))
  const [listing] = await db.select({ id: listings.id }).from(listings).where(known)
  return listing?.id ?? null
}

/** Who is meant by a referral: an agent by number or licence, an agency by number; whoever is unknown is nobody. */
export async function findReferrer(db: Connection, { type, id }: Referral): Promise<number | null> {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : null
  if (type === 'areferer') return number === null ? null : ((await findAgency(db, number))?.id ?? null)
  const named = number === null ? eq(agents.license, id) : eq(agents.id, number)
  const [agent] = await db.select({ id: agents.id }).from(agents).where(named).limit(1)
  return agent?.id ?? null
}

/** Writes an enquiry down under a new reference. */
export async function addLead(tx: Transaction, lead: NewLead): Promise<{ id: number; reference: string }> {
  const reference = createReference(Array.from({ length: 8 }, () => randomInt(2 ** 32) / 2 ** 32))
  const [added] = await tx
    .insert(leads)
    .values({ ...lead, reference })
    .returning({ id: leads.id, reference: leads.reference })
  await tx.insert(leadEvents).values({ lead_id: added!.id, event: { kind: 'received' } })
  return added!
}

/** Empties the enquiries to which nothing has happened for `monthsKept` months. */
export async function deleteOldLeads(db: Database): Promise<void> {
  const since = sql`now() - make_interval(months => ${retentionMonths})`
  await db.transaction((tx) =>
    eraseEnquiries(
      tx,
      sql`created_at < ${since} and not exists (select from lead_event where lead_id = lead.id and at >= ${since})`,
    ),
  )
}
