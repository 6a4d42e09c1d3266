import { eq, sql } from 'drizzle-orm'

import type { VisitChange } from '#contract/lead/visit.ts'
import type { VisitSide } from '#contract/lead/visit-state.ts'

import { AppError } from '../../app-error.ts'
import type { Transaction } from '../../database/open.ts'
import { attemptKey, countAttempt } from '../../http/limit/queries.ts'
import type { Session } from '../../tools/session.ts'
import type { Tools } from '../../tools.ts'
import { holdLead, type LeadOfDesk, lockLead, noteEvent } from '../queries.ts'
import { leads } from '../table.ts'
import { enqueueVisitMails, type Told } from './enqueue-visit-mails.ts'
import { refuseTaken } from './move-visit.ts'
import { findVisit, findVisitOfLead, holdAgent, saveVisit, type VisitRow } from './queries.ts'
import { requireFree } from './request-visit.ts'
import { decideVisit, getEnd } from './rules.ts'
import { isVisitSigned } from './signature.ts'

/** Changes that one link makes in an hour. */
const changesByLink = { max: 30, minutes: 60 }

export type VisitLink = { key: string; as: VisitSide; signature: string }
type By = { side: VisitSide; client_id: number | null }
type Held = { lead: LeadOfDesk; visit: VisitRow }

/** The visit of a signed link. Whether there is none or the link is none is not told apart. */
export async function getLinkedVisit({ db, secret }: Pick<Tools, 'db' | 'secret'>, link: VisitLink): Promise<VisitRow> {
  const visit = await findVisit(db, link.key)
  if (!visit || !isVisitSigned(secret, link.as, visit, link.signature)) throw new AppError('link.wrong_signature')
  return visit
}

/** Does to a visit what its reader asks by a signed link. */
export async function changeLinkedVisit(tools: Tools, link: VisitLink, change: VisitChange): Promise<VisitRow> {
  const { id, lead_id, agent_id } = await getLinkedVisit(tools, link)
  await countAttempt(tools.db, attemptKey('visit_link', link.as, id), changesByLink)
  return changeVisit(tools, agent_id, async (tx) => {
    const lead = await holdLead(tx, lead_id)
    if (!lead || lead.erased_at) throw new AppError('link.expired')
    const visit = (await findVisitOfLead(tx, lead_id))!
    // Given to another agent meanwhile, it is that one's.
    if (link.as === 'agent' && visit.agent_id !== agent_id) throw new AppError('link.wrong_signature')
    return applyChange(tools, tx, { lead, visit }, change, { side: link.as, client_id: null })
  })
}

/** The same from the desk, for the agent whose enquiry it is, or staff. */
export async function changeVisitOfLead(
  tools: Tools,
  session: Session,
  lead_id: number,
  change: VisitChange,
): Promise<VisitRow> {
  const known = await findVisitOfLead(tools.db, lead_id)
  return changeVisit(tools, known?.agent_id ?? null, async (tx) => {
    const lead = await lockLead(tx, session, lead_id)
    const visit = await findVisitOfLead(tx, lead_id)
    if (!visit || lead.erased_at) throw new AppError('visit.none')
    return applyChange(tools, tx, { lead, visit }, change, { side: 'agent', client_id: session.client_id })
  })
}

async function changeVisit(
  tools: Tools,
  agent_id: number | null,
  work: (tx: Transaction) => Promise<VisitRow>,
): Promise<VisitRow> {
  const visit = await tools.db.transaction(work).catch((error: unknown) => refuseTaken(tools, error, agent_id))
  tools.wakeOutbox()
  return visit
}

/** What becomes of a visit, written with what either side is told of it. */
async function applyChange(tools: Tools, tx: Transaction, held: Held, change: VisitChange, by: By): Promise<VisitRow> {
  const { lead, visit } = held
  const now = tools.now()
  await holdAgent(tx, visit.agent_id)
  const asked = { ...visit, moments: lead.details.visit_moments ?? [] }
  const decided = decideVisit(asked, { action: change.action, by: by.side, moment: change.moment }, now)
  if (decided === 'same') return visit
  if ('refusal' in decided) throw new AppError(decided.refusal)
  if ('problem' in decided) throw new AppError('request.invalid', { errors: { moment: [decided.problem] } })
  if (change.action === 'change') await askAnew(tx, held, change, now)

  const wasOn = visit.state === 'confirmed'
  const { state, starts_at } = decided
  const after = await saveVisit(tx, visit.id, {
    state,
    starts_at,
    ends_at: starts_at && getEnd(starts_at),
    reason: change.action === 'decline' || change.action === 'cancel' ? (change.reason ?? null) : null,
    sequence: visit.sequence + (wasOn || state === 'confirmed' ? 1 : 0),
    ...(state === 'confirmed' && { confirmed_at: now, reminded_at: null }),
  })
  const moment = starts_at?.toISOString() ?? null
  await noteEvent(tx, by.client_id, lead.id, { kind: 'visit', action: change.action, by: by.side, moment })
  if (by.side === 'agent' && lead.state === 'new') await markAnswered(tx, lead, by)
  await enqueueVisitMails(tools, tx, held, listTold(held, after, change))
  return after
}

/** Other moments take the place of those that were asked for. */
async function askAnew(tx: Transaction, { lead, visit }: Held, change: VisitChange, now: Date): Promise<void> {
  const { visit_moments: moments, visit_mode = lead.details.visit_mode } = change
  if (!moments) throw new AppError('request.invalid', { errors: { visit_moments: ['field.required'] } })
  await requireFree(tx, { agent_id: visit.agent_id, moments, now, but: visit.id })
  lead.details = { ...lead.details, visit_moments: moments, visit_mode }
  await tx.update(leads).set({ details: lead.details }).where(eq(leads.id, lead.id))
}

/** An agent who sees to a visit has answered. */
async function markAnswered(tx: Transaction, { id, state }: LeadOfDesk, { client_id }: By): Promise<void> {
  const first_answered_at = sql`coalesce(${leads.first_answered_at}, now())`
  await tx.update(leads).set({ state: 'answered', first_answered_at }).where(eq(leads.id, id))
  await noteEvent(tx, client_id, id, { kind: 'state', from: state, to: 'answered' })
}

/** Who is told what: what was in calendars and is off is taken out of both. */
function listTold({ lead, visit: before }: Held, after: VisitRow, { action, reason }: VisitChange): Told[] {
  const asked = lead.details.visit_moments ?? []
  const named = [after.starts_at ?? before.starts_at].flatMap((moment) => moment?.toISOString() ?? [])
  const was = before.state === 'confirmed' && before.starts_at?.toISOString()
  const off = was ? { starts_at: was, sequence: after.sequence, isCancelled: true } : undefined
  switch (action) {
    case 'confirm': {
      const event = { starts_at: named[0]!, sequence: after.sequence, isCancelled: false }
      return [{ kind: 'visit_confirmed', to: ['agent', 'visitor'], moments: named, event }]
    }
    case 'propose':
      return [
        { kind: 'visit_proposed', to: ['visitor'], moments: named, event: off },
        ...(was ? [{ kind: 'visit_cancelled' as const, to: ['agent' as const], moments: [was], event: off }] : []),
      ]
    case 'decline':
      return [{ kind: 'visit_declined', to: ['visitor'], moments: asked, reason }]
    case 'cancel':
      return [
        {
          kind: 'visit_cancelled',
          to: ['agent', 'visitor'],
          moments: named.length > 0 ? named : asked,
          reason,
          event: off,
        },
      ]
    default:
      return [
        { kind: 'visit_changed', to: ['agent'], moments: asked, event: off },
        { kind: 'visit_receipt', to: ['visitor'], moments: asked, event: off },
      ]
  }
}
