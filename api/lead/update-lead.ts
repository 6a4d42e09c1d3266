import { eq, sql } from 'drizzle-orm'

import type { LeadEvent, LeadNote, LeadState } from '#contract/lead/lead.ts'

import type { Transaction } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import type { KeepAnswer } from '../http/handle.ts'
import { enqueueMail } from '../mail/queries.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { findAgent, findReader } from './queries.ts'
import { leadEvents, leadNotes, leads } from './table.ts'

type Changes = { state?: LeadState | undefined; agent_id?: number | null | undefined }
type Row = typeof leads.$inferSelect

/** Says how far an enquiry is and, for staff, who is to answer; whoever is newly asked to gets the email. */
export async function updateLead(tools: Tools, session: Session, id: number, changes: Changes): Promise<void> {
  if (changes.agent_id !== undefined && session.role !== 'staff') throw new AppError('request.not_allowed')
  await tools.db.transaction(async (tx) => {
    const before = await lockLead(tx, session, id)
    const { state = before.state, agent_id = before.agent_id } = changes
    if (state !== before.state) {
      await note(tx, session, id, { kind: 'state', from: before.state, to: state })
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
    await note(tx, session, id, { kind: 'noted' })
    const { rows } = await tx.execute<{ full_name: string }>(
      sql`select full_name from client where id = ${session.client_id}`,
    )
    const written = { id: added!.id, at: added!.at.toISOString(), by: rows[0]!.full_name, text }
    await keep(tx, { data: written })
    return written
  })
}

/** An enquiry of one's desk, held still; anybody else's does not exist. */
async function lockLead(tx: Transaction, { role, agent_id }: Session, id: number): Promise<Row> {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for('no key update')
  if (!lead || (role !== 'staff' && (agent_id === null || lead.agent_id !== agent_id))) {
    throw new AppError('lead.not_found')
  }
  return lead
}

async function note(tx: Transaction, { client_id }: Session, lead_id: number, event: LeadEvent['event']) {
  await tx.insert(leadEvents).values({ lead_id, client_id, event })
}

async function assign(tools: Tools, tx: Transaction, session: Session, lead: Row, before: number | null) {
  const { id, agent_id } = lead
  const next = agent_id === null ? null : await findAgent(tx, agent_id)
  if (agent_id !== null && !next) {
    throw new AppError('request.invalid', { errors: { agent_id: ['field.not_an_option'] } })
  }
  const last = before === null ? null : await findAgent(tx, before)
  // Somebody must be there to answer: without an agent it is the contact department again.
  const isNobodys = next === null && lead.agency_id === null && lead.department === null
  await tx
    .update(leads)
    .set({ agent_id, ...(isNobodys && { department: 'contact' as const }) })
    .where(eq(leads.id, id))
  await note(tx, session, id, { kind: 'assigned', from: last?.name ?? null, to: next?.name ?? null })
  if (next && lead.state !== 'spam') await mailRecipient(tools, tx, lead)
}

/** The email about an enquiry to whoever is to answer; nobody is written to of a chat. */
async function mailRecipient({ departmentMail }: Tools, tx: Transaction, lead: Row): Promise<void> {
  if (lead.kind === 'whatsapp') return
  const reader = await findReader(tx, departmentMail, lead)
  if (reader) await enqueueMail(tx, { kind: 'lead_received', ...reader, about: { lead: lead.id } })
}
