import { eq, sql } from 'drizzle-orm'

import type { LeadNote, LeadState } from '#contract/lead/lead.ts'

import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { Transaction } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import type { KeepAnswer } from '../http/handle.ts'
import { enqueueMail } from '../mail/queries.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { findAgent, findReader, holdWorkingAgent, type LeadOfDesk, lockLead, noteEvent } from './queries.ts'
import { leadNotes, leads } from './table.ts'
import { moveVisit, refuseTaken } from './visit/move-visit.ts'

type Changes = { state?: LeadState | undefined; agent_id?: number | null | undefined }
type Row = LeadOfDesk

/**
 * Says how far an enquiry is and, for staff and inside a manager's agency, who is to answer; whoever is newly asked to
 * gets the email.
 */
export async function updateLead(tools: Tools, session: Session, id: number, changes: Changes): Promise<void> {
  if (changes.agent_id !== undefined && session.role === 'agent') throw new AppError('request.not_allowed')
  const change = tools.db.transaction(async (tx) => {
    const before = await lockLead(tx, session, id)
    const { state = before.state, agent_id = before.agent_id } = changes
    if (state !== before.state) {
      await noteEvent(tx, session.client_id, id, { kind: 'state', from: before.state, to: state })
      const isAnswer = state === 'answered' || state === 'won' || state === 'lost'
      const first_answered_at = isAnswer ? sql`coalesce(${leads.first_answered_at}, now())` : undefined
      await tx
        .update(leads)
        .set({ state, ...(isAnswer && { first_answered_at }), ...(state === 'new' && { first_answered_at: null }) })
        .where(eq(leads.id, id))
      // Nobody was written to when it came.
      if (before.state === 'spam' && before.check === 'suspect' && state === 'new')
        await mailRecipient(tools, tx, before)
    }
    if (agent_id !== before.agent_id) await assign(tools, tx, session, { ...before, agent_id }, before.agent_id)
  })
  await change.catch((error: unknown) => refuseTaken(tools, error, changes.agent_id ?? null))
  tools.wakeOutbox()
}

/** Adds a note to an enquiry of one's desk. */
export async function addNote(
  tools: Tools,
  session: Session,
  id: number,
  text: string,
  keep: KeepAnswer,
): Promise<LeadNote> {
  return tools.db.transaction(async (tx) => {
    await lockLead(tx, session, id)
    const [added] = await tx
      .insert(leadNotes)
      .values({ lead_id: id, client_id: session.client_id, text })
      .returning({ id: leadNotes.id, at: leadNotes.at })
    await noteEvent(tx, session.client_id, id, { kind: 'noted' })
    const { rows } = await tx.execute<{ full_name: string }>(
      sql`select full_name from client where id = ${session.client_id}`,
    )
    const written = { id: added!.id, at: added!.at.toISOString(), by: rows[0]!.full_name, text }
    await keep(tx, { data: written })
    return written
  })
}

async function assign(tools: Tools, tx: Transaction, session: Session, lead: Row, before: number | null) {
  const { id, agent_id } = lead
  const next = agent_id === null ? null : await holdWorkingAgent(tx, agent_id)
  const isWithin = next !== null && (session.role === 'staff' || next.agency_id === session.agency_id)
  if (agent_id !== null && !isWithin) {
    throw new AppError('request.invalid', { errors: { agent_id: ['field.not_an_option'] } })
  }
  const last = before === null ? null : await findAgent(tx, before)
  // Somebody must be there to answer: without an agent it is the manager's agency, or the contact department again.
  const isNobodys = next === null && lead.agency_id === null && lead.department === null
  const agency_id = next === null && session.role === 'manager' ? session.agency_id : lead.agency_id
  const department = isNobodys && agency_id === null ? ('contact' as const) : lead.department
  await tx.update(leads).set({ agent_id, agency_id, department }).where(eq(leads.id, id))
  const about = { subject: 'lead', subject_id: id, details: { from: before, to: agent_id } }
  await addAuditEvent(tx, session, { kind: 'lead.assigned', ...about })
  await noteEvent(tx, session.client_id, id, { kind: 'assigned', from: last?.name ?? null, to: next?.name ?? null })
  if (lead.kind === 'visit') await moveVisit(tools, tx, lead, before)
  if (next && lead.state !== 'spam') await mailRecipient(tools, tx, lead)
}

/** The email about an enquiry to whoever is to answer; nobody is written to of a chat. */
async function mailRecipient({ departmentMail }: Tools, tx: Transaction, lead: Row): Promise<void> {
  if (lead.kind === 'whatsapp') return
  const reader = await findReader(tx, departmentMail, lead)
  if (reader) await enqueueMail(tx, { kind: 'lead_received', ...reader, about: { lead: lead.id } })
}
