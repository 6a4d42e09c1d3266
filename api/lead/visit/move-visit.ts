import { AppError } from '../../app-error.ts'
import { isExcluded } from '../../database/database-errors.ts'
import type { Transaction } from '../../database/open.ts'
import type { Tools } from '../../tools.ts'
import type { LeadOfDesk } from '../queries.ts'
import { enqueueVisitMails } from './enqueue-visit-mails.ts'
import { findVisitOfLead, getWeek, holdAgent, saveVisit } from './queries.ts'
import { isOver, listFreeMoments } from './rules.ts'

/** Gives a visit to the agent who has its enquiry now; what was agreed to stands, and all three are told. */
export async function moveVisit(tools: Tools, tx: Transaction, lead: LeadOfDesk, from: number | null): Promise<void> {
  const visit = await findVisitOfLead(tx, lead.id)
  if (!visit) return
  await holdAgent(tx, lead.agent_id)
  const stands = visit.state === 'confirmed' && !isOver(visit, tools.now())
  const sequence = visit.sequence + (stands ? 1 : 0)
  await saveVisit(tx, visit.id, { agent_id: lead.agent_id, sequence })
  if (!stands) return
  const moments = [visit.starts_at!.toISOString()]
  const event = { starts_at: moments[0]!, sequence }
  await enqueueVisitMails(tools, tx, { lead: { ...lead, agent_id: from }, visit }, [
    { kind: 'visit_cancelled', to: ['agent'], moments, event: { ...event, isCancelled: true } },
  ])
  await enqueueVisitMails(tools, tx, { lead, visit }, [
    { kind: 'visit_confirmed', to: ['agent', 'visitor'], moments, event: { ...event, isCancelled: false } },
  ])
}

/** Says of what an agent has no time for when there is time; any other failure stays what it is. */
export async function refuseTaken({ db, now }: Tools, error: unknown, agent_id: number | null): Promise<never> {
  if (!isExcluded(error)) throw error
  const at = now()
  const freeMoments = listFreeMoments(await getWeek(db, agent_id, at), at)
  throw new AppError('visit.taken', { cause: error, freeMoments })
}
