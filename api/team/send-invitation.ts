import { and, eq, isNull, sql } from 'drizzle-orm'

import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { Team, teamEndpoints } from '#contract/team/team.ts'

import { clients } from '../account/table.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import { AppError } from '../app-error.ts'
import type { KeepAnswer } from '../http/handle.ts'
import { attemptKey, countAttempt } from '../http/limit/queries.ts'
import { enqueueMail } from '../mail/queries.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { loadTeam } from './queries.ts'
import { listInvitableRoles } from './rules.ts'
import { invitations } from './table.ts'

/** Letters that one person has sent in an hour, and that come to one address in a day, whoever has them sent. */
const perHour = { max: 40, minutes: 60 }
const toOneAddress = { max: 6, minutes: 24 * 60 }

type Asked = ParsedInputOf<typeof teamEndpoints.invite>

/** Invites somebody by a letter; who was invited to the same agency before gets the new letter in place of the old. */
export async function sendInvitation(tools: Tools, session: Session, asked: Asked, keep: KeepAnswer): Promise<Team> {
  const { role, full_name, email, phone, spoken_languages, lang } = asked
  if (!listInvitableRoles(session).includes(role)) throw new AppError('request.not_allowed')
  await countAttempt(tools.db, attemptKey('invite', session.client_id), perHour)
  await countAttempt(tools.db, attemptKey('invited', email), toOneAddress)
  const after = await tools.db.transaction(async (tx) => {
    const { agency } = await loadTeam(tx, session, asked.agency_id)
    // Two who invite at once: the later letter is the one that counts.
    await tx.execute(sql`select from agency where id = ${agency.id} for no key update`)
    const [known] = await tx.select({ role: clients.role }).from(clients).where(eq(clients.email, email))
    if (known && known.role !== 'client') throw new AppError('team.already_member')
    await tx
      .update(invitations)
      .set({ withdrawn_at: sql`now()` })
      .where(
        and(
          eq(invitations.agency_id, agency.id),
          eq(invitations.email, email),
          isNull(invitations.accepted_at),
          isNull(invitations.withdrawn_at),
        ),
      )
    const [added] = await tx
      .insert(invitations)
      .values({
        agency_id: agency.id,
        role,
        name: full_name,
        email,
        phone,
        spoken_languages,
        language: lang,
        invited_by: session.client_id,
      })
      .returning({ id: invitations.id })
    await enqueueMail(tx, { kind: 'team_invitation', to: email, language: lang, about: { invitation: added!.id } })
    await addAuditEvent(tx, session, {
      kind: 'team.invited',
      subject: 'invitation',
      subject_id: added!.id,
      agency_id: agency.id,
      details: { role },
    })
    const team = await loadTeam(tx, session, agency.id)
    await keep(tx, { data: team })
    return team
  })
  tools.wakeOutbox()
  return after
}

/** Takes an invitation back; one that was accepted, or of another agency, does not exist. */
export async function withdrawInvitation({ db }: Tools, session: Session, id: number): Promise<Team> {
  return db.transaction(async (tx) => {
    const [taken] = await tx
      .update(invitations)
      .set({ withdrawn_at: sql`now()` })
      .where(
        and(
          eq(invitations.id, id),
          isNull(invitations.accepted_at),
          isNull(invitations.withdrawn_at),
          session.role === 'staff' ? undefined : eq(invitations.agency_id, session.agency_id ?? 0),
        ),
      )
      .returning({ agency_id: invitations.agency_id })
    if (!taken) throw new AppError('team.not_found')
    const { agency_id } = taken
    const of = { subject: 'invitation', subject_id: id, agency_id }
    await addAuditEvent(tx, session, { kind: 'team.invitation_withdrawn', ...of })
    return loadTeam(tx, session, agency_id)
  })
}
