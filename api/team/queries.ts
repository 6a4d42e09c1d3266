import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import { factorDays } from '#contract/account/factor.ts'
import type { Invitation, Team, TeamMember } from '#contract/team/team.ts'

import { hasAnotherManager } from '../account/queries.ts'
import { clients, sessions } from '../account/table.ts'
import { agencies } from '../agency/table.ts'
import { agents } from '../agent/table.ts'
import { AppError } from '../app-error.ts'
import type { Connection, Database, Transaction } from '../database/open.ts'
import { listActions, listInvitableRoles, mayDecide, type Reader } from './rules.ts'
import { invitations } from './table.ts'

type MemberRow = Omit<TeamMember, 'is_self' | 'actions'> & { client_id: number | null }

const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/** Who works for an agency: its agents, with an account or without, and its managers. */
async function listMembers(db: Connection, reader: Reader, agency_id: number): Promise<TeamMember[]> {
  const { rows } = await db.execute<MemberRow>(sql`
    with person as (
      select 'agent-' || agent.id as id, 'agent' as role, agent.id as agent_id, agent.name,
        coalesce(account.email, agent.email) as email, agent.phone, agent.picture, account.id as client_id,
        coalesce(agent.suspended_at, account.suspended_at) as suspended_at
      from agent left join lateral (
        select * from client where client.agent_id = agent.id and role = 'agent' order by id limit 1
      ) as account on true
      where agent.agency_id = ${agency_id}
        and not exists (select from client where client.agent_id = agent.id and role = 'manager')
      union all
      select 'manager-' || client.id, 'manager', client.agent_id, client.full_name, client.email,
        coalesce(agent.phone, client.phone), coalesce(agent.picture, '/uploads/' || client.picture), client.id,
        client.suspended_at
      from client left join agent on agent.id = client.agent_id
      where client.role = 'manager' and client.agency_id = ${agency_id}
    )
    select person.id, person.role, person.agent_id, person.name, person.email, person.phone, person.picture,
      person.client_id, person.client_id is not null as has_account, ${moment('person.suspended_at')} as suspended_at,
      case when client.factor_since is not null then 'on'
        when client.role_since < now() - make_interval(days => ${factorDays}) then 'required' else 'off' end as factor,
      (select count(*)::int from listing where listing.agent_id = person.agent_id) as listings,
      (select count(*)::int from listing_draft where listing_draft.agent_id = person.agent_id) as drafts,
      (select count(*)::int from project where project.agent_id = person.agent_id) as projects,
      (select count(*)::int from lead where lead.agent_id = person.agent_id and lead.state in ('new', 'answered')) as leads
    from person left join client on client.id = person.client_id
    order by person.suspended_at is not null, person.role desc, fold_name(person.name), person.id`)
  return rows.map(({ client_id, ...row }) => {
    const member = { ...row, is_self: client_id !== null && client_id === reader.client_id }
    return { ...member, actions: listActions(reader, member) }
  })
}

async function listInvitations(db: Connection, agency_id: number): Promise<Invitation[]> {
  const { id, role, name, email, created_at, expires_at } = invitations
  const open = await db
    .select({ id, role, name, email, created_at, expires_at })
    .from(invitations)
    .where(and(eq(invitations.agency_id, agency_id), isNull(invitations.accepted_at), isNull(invitations.withdrawn_at)))
    .orderBy(asc(id))
  return open.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
  }))
}

/** Whose team is meant: a manager has one, staff may name any; what is out of reach does not exist. */
export function chooseAgency({ role, agency_id }: Reader, named: number | undefined): number | null {
  if (role === 'staff') return named ?? null
  if (agency_id === null || (named !== undefined && named !== agency_id)) throw new AppError('agency.not_found')
  return agency_id
}

/** A team as its manager or staff see it; staff who name no agency get the first. */
export async function loadTeam(db: Connection, reader: Reader, named: number | undefined): Promise<Team> {
  const known = { id: agencies.id, name: agencies.name, policy: agencies.policy }
  const chosen = chooseAgency(reader, named)
  const all = await db
    .select(known)
    .from(agencies)
    .where(reader.role === 'staff' ? undefined : eq(agencies.id, chosen!))
    .orderBy(asc(agencies.folded), asc(agencies.id))
  const agency = chosen === null ? all[0] : all.find(({ id }) => id === chosen)
  if (!agency) throw new AppError('agency.not_found')
  return {
    agency,
    members: await listMembers(db, reader, agency.id),
    invitations: await listInvitations(db, agency.id),
    agencies: all.map(({ id, name }) => ({ id, name })),
    roles: listInvitableRoles(reader),
  }
}

export type Held = {
  member: TeamMember
  agency_id: number
  /** Their accounts; an agent may have none. */
  accounts: (typeof clients.$inferSelect)[]
}

/** Somebody of a team within reach whom the reader decides about, held still; who is out of reach does not exist. */
export async function holdMember(tx: Transaction, reader: Reader, id: string): Promise<Held> {
  const [kind, number] = id.split('-')
  const row = Number(number)
  const agency_id = kind === 'agent' ? await agencyOfAgent(tx, row) : await agencyOfManager(tx, row)
  const isWithin = agency_id !== null && (reader.role === 'staff' || reader.agency_id === agency_id)
  if (!isWithin) throw new AppError('team.not_found')
  const accounts = await tx
    .select()
    .from(clients)
    .where(kind === 'agent' ? and(eq(clients.agent_id, row), eq(clients.role, 'agent')) : eq(clients.id, row))
    .orderBy(asc(clients.id))
    .for('no key update')
  const member = (await listMembers(tx, reader, agency_id)).find((one) => one.id === id)
  if (!member) throw new AppError('team.not_found')
  if (!mayDecide(reader, member)) throw new AppError('request.not_allowed')
  return { member, agency_id, accounts }
}

async function agencyOfAgent(tx: Transaction, id: number): Promise<number | null> {
  const [agent] = await tx.select({ agency_id: agents.agency_id }).from(agents).where(eq(agents.id, id))
  return agent?.agency_id ?? null
}

async function agencyOfManager(tx: Transaction, id: number): Promise<number | null> {
  const manager = and(eq(clients.id, id), eq(clients.role, 'manager'))
  const [client] = await tx.select({ agency_id: clients.agency_id }).from(clients).where(manager)
  return client?.agency_id ?? null
}

/** Refuses what would leave an agency without a manager who can work. */
export async function requireAnotherManager(tx: Transaction, agency_id: number, but: number): Promise<void> {
  if (!(await hasAnotherManager(tx, agency_id, but))) throw new AppError('team.last_manager')
}

/** Ends every session of an account. */
export async function endAllSessions(tx: Transaction, client_id: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.client_id, client_id))
}

/** An invitation that nobody has accepted or taken back; its time may be over. */
export async function findOpenInvitation(db: Connection, id: number) {
  const isOpen = and(eq(invitations.id, id), isNull(invitations.accepted_at), isNull(invitations.withdrawn_at))
  const [open] = await db.select().from(invitations).where(isOpen)
  return open ?? null
}

export async function nameClient(db: Connection, id: number | null): Promise<string | null> {
  const [client] = await db
    .select({ name: clients.full_name })
    .from(clients)
    .where(eq(clients.id, id ?? 0))
  return client?.name ?? null
}

export async function nameAgent(db: Connection, id: number): Promise<string | null> {
  const [agent] = await db.select({ name: agents.name }).from(agents).where(eq(agents.id, id))
  return agent?.name ?? null
}

export async function nameAgency(db: Connection, id: number): Promise<string> {
  const [agency] = await db.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, id))
  return agency?.name ?? ''
}

/** Forgets whom an agency invited, three months after it was accepted, taken back or over. */
export async function deleteOldInvitations(db: Database): Promise<void> {
  await db.execute(sql`
    delete from ${invitations}
    where coalesce(accepted_at, withdrawn_at, expires_at, created_at) < now() - interval '90 days'`)
}
