import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import { normalizePhone } from '#contract/account/person.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { AgencyProfile, AgentProfile, profileEndpoints } from '#contract/team/profile.ts'

import { findClientByPassword } from '../account/change-password.ts'
import { clients } from '../account/table.ts'
import { agencies } from '../agency/table.ts'
import { agents } from '../agent/table.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import { AppError } from '../app-error.ts'
import type { Connection, Transaction } from '../database/open.ts'
import { enqueueMail } from '../mail/queries.ts'
import { sectors } from '../place/table.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { chooseAgency } from './queries.ts'
import { listPolicies } from './rules.ts'

type Agent = typeof agents.$inferSelect
type Agency = typeof agencies.$inferSelect
type AgentEdit = ParsedInputOf<typeof profileEndpoints.changeAgent>
type AgencyEdit = ParsedInputOf<typeof profileEndpoints.changeAgency>

/** An agent within reach: an agent's own, one of a manager's agency, for staff any. */
export async function getOwnAgent(db: Connection, session: Session, named: number | undefined): Promise<Agent> {
  const id = named ?? session.agent_id
  const [agent] = id === null ? [] : await db.select().from(agents).where(eq(agents.id, id))
  const isWithin =
    session.role === 'staff' ||
    agent?.id === session.agent_id ||
    (session.role === 'manager' && agent?.agency_id === session.agency_id)
  if (!agent || !isWithin) throw new AppError('agent.not_found')
  return agent
}

export async function toAgentProfile(db: Connection, agent: Agent): Promise<AgentProfile> {
  return { ...agent, areas: await nameAreas(db, agent.areas) } as AgentProfile
}

async function nameAreas(db: Connection, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ slug: sectors.slug })
    .from(sectors)
    .where(inArray(sectors.id, ids))
    .orderBy(sectors.name)
  return rows.map(({ slug }) => slug)
}

/** The numbers of sectors by their slugs; a name that is none is refused. */
async function findAreas(db: Connection, slugs: readonly string[]): Promise<number[]> {
  const wanted = [...new Set(slugs)]
  if (wanted.length === 0) return []
  const rows = await db
    .select({ id: sectors.id })
    .from(sectors)
    .where(inArray(sectors.slug, wanted))
    .orderBy(sectors.id)
  if (rows.length < wanted.length) {
    throw new AppError('request.invalid', { errors: { areas: ['field.unknown_place'] } })
  }
  return rows.map(({ id }) => id)
}

/** Changes what the public reads of an agent; another number by the password only, and its owner until now is told. */
export async function changeAgent(tools: Tools, session: Session, edit: AgentEdit): Promise<AgentProfile> {
  const { agent_id, version, current_password, areas, ...said } = edit
  const before = await getOwnAgent(tools.db, session, agent_id)
  const fields = { ...said, ...(areas && { areas: await findAreas(tools.db, areas) }) }
  const isOther = hasOtherNumber(before, fields, ['phone', 'whatsapp'])
  if (isOther) await findClientByPassword(tools, session, current_password)
  const changed = listChanged(before, fields)
  const after = await tools.db.transaction(async (tx) => {
    const [row] = await tx
      .update(agents)
      .set({ ...named(fields), version: sql`${agents.version} + 1` })
      .where(and(eq(agents.id, before.id), eq(agents.version, version)))
      .returning()
    if (!row) throw new AppError('team.stale')
    const of = { subject: 'agent', subject_id: row.id, agency_id: row.agency_id }
    if (isOther) await tellOfNumber(tools, tx, session, { agent: row.id, to: await mailsOfAgent(tx, before) })
    const kind = isOther ? 'agent.telephone_changed' : 'agent.profile_changed'
    await addAuditEvent(tx, session, { kind, ...of, details: { fields: changed } })
    return row
  })
  if (isOther) tools.wakeOutbox()
  return toAgentProfile(tools.db, after)
}

/** The agency that is meant; staff who name none get their own, which they have not. */
export async function getOwnAgency(db: Connection, session: Session, id: number | undefined): Promise<Agency> {
  const chosen = chooseAgency(session, id)
  const [agency] = await db
    .select()
    .from(agencies)
    .where(chosen === null ? undefined : eq(agencies.id, chosen))
    .orderBy(asc(agencies.folded), asc(agencies.id))
    .limit(1)
  if (!agency) throw new AppError('agency.not_found')
  return agency
}

export function toAgencyProfile(session: Session, agency: Agency): AgencyProfile {
  return { ...agency, policies: listPolicies(session, agency.policy) }
}

/** Changes an agency's profile and policy; what the network reviews only the network lets go. */
export async function changeAgency(tools: Tools, session: Session, edit: AgencyEdit): Promise<AgencyProfile> {
  const { agency_id, version, current_password, office_point, ...said } = edit
  const before = await getOwnAgency(tools.db, session, agency_id)
  const fields = { ...said, ...office_point }
  if (fields.policy && !listPolicies(session, before.policy).includes(fields.policy)) {
    throw new AppError('request.invalid', { errors: { policy: ['field.not_an_option'] } })
  }
  const isOther = hasOtherNumber(before, fields, ['phone', 'broker_phones'])
  if (isOther) await findClientByPassword(tools, session, current_password)
  const changed = listChanged(before, fields)
  const after = await tools.db.transaction(async (tx) => {
    const [row] = await tx
      .update(agencies)
      .set({ ...named(fields), version: sql`${agencies.version} + 1` })
      .where(and(eq(agencies.id, before.id), eq(agencies.version, version)))
      .returning()
    if (!row) throw new AppError('team.stale')
    const of = { subject: 'agency', subject_id: row.id, agency_id: row.id }
    const policy = { from: before.policy, to: row.policy }
    if (isOther) await tellOfNumber(tools, tx, session, { agency: row.id, to: [{ to: before.email, language: 'es' }] })
    if (row.policy !== before.policy) {
      await addAuditEvent(tx, session, { kind: 'agency.policy_changed', ...of, details: policy })
    }
    await addAuditEvent(tx, session, { kind: 'agency.changed', ...of, details: { fields: changed } })
    return row
  })
  if (isOther) tools.wakeOutbox()
  return toAgencyProfile(session, after)
}

function named<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>
}

/** Names of the fields whose value is another now; no value is written down. */
function listChanged(before: object, fields: object): string[] {
  const known = before as Record<string, unknown>
  return Object.entries(named(fields)).flatMap(([name, value]) =>
    JSON.stringify(known[name]) === JSON.stringify(value) ? [] : name,
  )
}

/** The same number written differently is the same. */
function hasOtherNumber(before: object, fields: object, names: readonly string[]): boolean {
  return names.some((name) => name in named(fields) && readNumbers(before, name) !== readNumbers(fields, name))
}

function readNumbers(of: object, name: string): string {
  const numbers = (of as Record<string, string | string[]>)[name] ?? []
  return [numbers].flat().map(normalizePhone).join()
}

type Reader = { to: string; language: 'es' | 'en' }

/** Where whoever has the number until now reads: the agent's public address, and the account's. */
async function mailsOfAgent(tx: Transaction, { id, email }: Agent): Promise<Reader[]> {
  const accounts = await tx
    .select({ to: clients.email, language: clients.language })
    .from(clients)
    .where(eq(clients.agent_id, id))
  const isKnown = accounts.some(({ to }) => to === email)
  return isKnown ? accounts : [...accounts, { to: email, language: accounts[0]?.language ?? 'es' }]
}

/** Tells the number's owner and the network: another number on a listing is how a false agent begins. */
async function tellOfNumber(
  { departmentMail }: Tools,
  tx: Transaction,
  session: Session,
  { to, ...about }: { to: Reader[]; agent?: number; agency?: number },
): Promise<void> {
  const everybody: Reader[] = [...to, { to: departmentMail('contact'), language: 'es' }]
  for (const reader of everybody) {
    await enqueueMail(tx, { kind: 'telephone_changed', ...reader, about: { ...about, by: session.client_id } })
  }
}
