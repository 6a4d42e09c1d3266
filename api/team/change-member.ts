import { eq } from 'drizzle-orm'

import type { TeamRole } from '#contract/team/team.ts'

import { dropFactor } from '../account/factor/change-factor.ts'
import { clients } from '../account/table.ts'
import { agents } from '../agent/table.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import { AppError } from '../app-error.ts'
import { enqueueMail } from '../mail/queries.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { endAllSessions, holdMember, requireAnotherManager } from './queries.ts'

/** Ends a suspension; what was given to others stays theirs. Answers the agency, as all of these do. */
export async function restoreMember({ db }: Tools, session: Session, id: string): Promise<number> {
  return db.transaction(async (tx) => {
    const { member, agency_id, accounts } = await holdMember(tx, session, id)
    if (!member.suspended_at) return agency_id
    for (const account of accounts)
      await tx.update(clients).set({ suspended_at: null }).where(eq(clients.id, account.id))
    if (member.agent_id !== null)
      await tx.update(agents).set({ suspended_at: null }).where(eq(agents.id, member.agent_id))
    const subject = member.agent_id === null ? 'client' : 'agent'
    const subject_id = member.agent_id ?? accounts[0]!.id
    await addAuditEvent(tx, session, { kind: 'team.readmitted', subject, subject_id, agency_id })
    return agency_id
  })
}

/** Takes a lost second factor away: whoever had it signs in by the password, and the workspace asks for a new one. */
export async function resetFactor(tools: Tools, session: Session, id: string): Promise<number> {
  const agency_id = await tools.db.transaction(async (tx) => {
    const held = await holdMember(tx, session, id)
    for (const { id: client, email: to, language, factor_since } of held.accounts) {
      if (!factor_since) continue
      await dropFactor(tx, client)
      await endAllSessions(tx, client)
      const of = { subject: 'client', subject_id: client, agency_id: held.agency_id }
      await addAuditEvent(tx, session, { kind: 'team.factor_reset', ...of })
      await enqueueMail(tx, { kind: 'factor_reset', to, language, about: { client, by: session.client_id } })
    }
    return held.agency_id
  })
  tools.wakeOutbox()
  return agency_id
}

/** Makes an agent a manager or the other way round; the last manager stays one. */
export async function changeRole({ db }: Tools, session: Session, id: string, role: TeamRole): Promise<number> {
  return db.transaction(async (tx) => {
    const { member, agency_id, accounts } = await holdMember(tx, session, id)
    if (member.role === role) return agency_id
    const [account] = accounts
    // Who has no account signs in nowhere, and who is no agent of the network has nothing to offer.
    if (!account || (role === 'agent' && member.agent_id === null)) {
      throw new AppError('request.invalid', { errors: { role: ['field.not_an_option'] } })
    }
    if (role === 'agent') await requireAnotherManager(tx, agency_id, account.id)
    await tx.update(clients).set({ role, agency_id }).where(eq(clients.id, account.id))
    const of = { subject: 'client', subject_id: account.id, agency_id }
    await addAuditEvent(tx, session, { kind: 'team.role_changed', ...of, details: { to: role } })
    return agency_id
  })
}
