import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { TeamMember } from '#contract/team/team.ts'

import { clients } from '../account/table.ts'
import { agents } from '../agent/table.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import { AppError } from '../app-error.ts'
import type { Transaction } from '../database/open.ts'
import { giveLeads } from '../lead/give-leads.ts'
import { refuseTaken } from '../lead/visit/move-visit.ts'
import { enqueueMail } from '../mail/queries.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { endAllSessions, holdMember, requireAnotherManager } from './queries.ts'

/** Who takes what: the listings with drafts and projects, and the enquiries. */
export type Heirs = { listings_to?: number | undefined; leads_to?: number | undefined }

/**
 * Suspends somebody. What they had goes to whom the call names, in the same transaction that ends every session: nothing
 * is left to nobody, also not what comes in at that very moment. Answers the agency.
 */
export async function suspendMember(tools: Tools, session: Session, id: string, heirs: Heirs): Promise<number> {
  const suspension = tools.db.transaction(async (tx) => {
    const { member, agency_id, accounts } = await holdMember(tx, session, id)
    if (member.suspended_at) return agency_id
    if (member.role === 'manager') await requireAnotherManager(tx, agency_id, accounts[0]!.id)
    const given = member.agent_id === null ? null : await giveAway(tools, tx, session, { member, agency_id, heirs })
    for (const account of accounts) {
      await tx
        .update(clients)
        .set({ suspended_at: sql`now()` })
        .where(eq(clients.id, account.id))
      await endAllSessions(tx, account.id)
      const { email: to, language } = account
      await enqueueMail(tx, { kind: 'team_suspended', to, language, about: { client: account.id, agency: agency_id } })
    }
    const of = member.agent_id === null ? accounts[0]!.id : member.agent_id
    await addAuditEvent(tx, session, {
      kind: 'team.suspended',
      subject: member.agent_id === null ? 'client' : 'agent',
      subject_id: of,
      agency_id,
      details: { ...given, listings_to: heirs.listings_to ?? null, leads_to: heirs.leads_to ?? null },
    })
    return agency_id
  })
  const agency_id = await suspension.catch((error: unknown) => refuseTaken(tools, error, heirs.leads_to ?? null))
  tools.wakeOutbox()
  return agency_id
}

type Leaving = { member: TeamMember; agency_id: number; heirs: Heirs }

async function giveAway(tools: Tools, tx: Transaction, session: Session, { member, agency_id, heirs }: Leaving) {
  const from = member.agent_id!
  const { listings_to, leads_to } = heirs
  await holdBelongings(tx, from)
  await holdAgents(tx, from, [listings_to, leads_to], agency_id)
  const listings = await giveListings(tx, from, listings_to ?? null)
  const leads = await giveLeads(tools, tx, session, { from, to: leads_to ?? null, agency_id })
  const left = {
    ...(listings_to === undefined && listings > 0 && { listings_to: ['field.required'] }),
    ...(leads_to === undefined && leads > 0 && { leads_to: ['field.required'] }),
  }
  if (Object.keys(left).length > 0) throw new AppError('team.listings_left', { errors: left })
  await tx
    .update(agents)
    .set({ suspended_at: sql`now()` })
    .where(eq(agents.id, from))
  await tellHeirs(tx, member.name, [
    ...(listings_to !== undefined && listings > 0 ? [{ to: listings_to, listings, leads: 0 }] : []),
    ...(leads_to !== undefined && leads > 0 ? [{ to: leads_to, listings: 0, leads }] : []),
  ])
  return { listings, leads }
}

/** What they have first, and then the agents, as everybody does: then nobody waits for us who holds what we wait for. */
async function holdBelongings(tx: Transaction, from: number): Promise<void> {
  for (const table of ['lead', 'listing', 'listing_draft'])
    await tx.execute(sql`select from ${sql.identifier(table)} where agent_id = ${from} order by id for no key update`)
}

/** Holds who leaves and who takes over: what refers to either waits until it is known who has it. */
async function holdAgents(tx: Transaction, from: number, heirs: (number | undefined)[], agency_id: number) {
  const named = [...new Set(heirs.filter((id) => id !== undefined))]
  const held = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(and(inArray(agents.id, [from, ...named]), eq(agents.agency_id, agency_id), isNull(agents.suspended_at)))
    .orderBy(asc(agents.id))
    .for('update')
  const isThere = (id: number | undefined) => id === undefined || (id !== from && held.some((one) => one.id === id))
  const errors = {
    ...(!isThere(heirs[0]) && { listings_to: ['field.not_an_option'] }),
    ...(!isThere(heirs[1]) && { leads_to: ['field.not_an_option'] }),
  }
  if (Object.keys(errors).length > 0) throw new AppError('request.invalid', { errors })
}

/** Gives listings, drafts and projects to another agent and answers how many there were; to nobody it only counts. */
async function giveListings(tx: Transaction, from: number, to: number | null): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    to === null
      ? sql`
        select (select count(*) from listing where agent_id = ${from})::int
          + (select count(*) from listing_draft where agent_id = ${from})::int
          + (select count(*) from project where agent_id = ${from})::int as count`
      : sql`
        with homes as (update listing set agent_id = ${to} where agent_id = ${from} returning 1),
          drafts as (update listing_draft set agent_id = ${to} where agent_id = ${from} returning 1),
          towers as (update project set agent_id = ${to} where agent_id = ${from} returning 1)
        select (select count(*) from homes)::int + (select count(*) from drafts)::int
          + (select count(*) from towers)::int as count`,
  )
  return rows[0]!.count
}

type Share = { to: number; listings: number; leads: number }

/** One letter to each who takes something over. */
async function tellHeirs(tx: Transaction, from: string, shares: readonly Share[]): Promise<void> {
  for (const [to, of] of Map.groupBy(shares, (share) => share.to)) {
    const sum = (what: 'listings' | 'leads') => of.reduce((all, share) => all + share[what], 0)
    const [heir] = await tx
      .select({ email: agents.email, language: sql<'es' | 'en'>`coalesce(${clients.language}, 'es')` })
      .from(agents)
      .leftJoin(clients, eq(clients.agent_id, agents.id))
      .where(eq(agents.id, to))
      .orderBy(asc(clients.id))
      .limit(1)
    const about = { agent: to, from, listings: sum('listings'), leads: sum('leads') }
    await enqueueMail(tx, { kind: 'team_taken_over', to: heir!.email, language: heir!.language, about })
  }
}
