import type { Language } from '#contract/fields.ts'

import type { KeepAnswer } from '../../http/handle.ts'
import { AppError } from '../../app-error.ts'
import type { Connection } from '../../database/open.ts'
import type { Tools } from '../../tools.ts'
import { type Coming, type Enquiry, sendLead } from '../send-lead.ts'
import { addVisit, getWeek } from './queries.ts'
import { findMomentProblem } from './rules.ts'

type By = { address: string; language: Language; keep: KeepAnswer; answer: (reference: string) => object }
type Asked = Omit<Enquiry, 'kind' | 'to'>

/** Takes a request for a visit in as an enquiry to the agent, if each of its moments is free. */
export async function requestVisit(tools: Tools, agent_id: number, asked: Asked, coming: Coming, by: By) {
  await requireFree(tools.db, { agent_id, moments: asked.details.visit_moments ?? [], now: tools.now() })
  return sendLead(tools, { ...asked, kind: 'visit', to: { agent: agent_id } }, coming, {
    ...by,
    also: (tx, lead_id, agent) => addVisit(tx, lead_id, agent),
  })
}

type Asking = { agent_id: number | null; moments: readonly string[]; now: Date; but?: number }

/** Refuses moments that an agent cannot show a home at, by their field. */
export async function requireFree(db: Connection, { agent_id, moments, now, but }: Asking): Promise<void> {
  const week = await getWeek(db, agent_id, now, but)
  const problems = [...new Set(moments.flatMap((moment) => findMomentProblem(week, moment, now) ?? []))]
  if (problems.length > 0) throw new AppError('request.invalid', { errors: { visit_moments: problems } })
}
