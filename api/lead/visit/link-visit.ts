import type { Language } from '#contract/fields.ts'
import type { VisitSide } from '#contract/lead/visit-state.ts'

import type { Tools } from '../../tools.ts'
import { signVisit } from './signature.ts'

type Named = { key: string; agent_id: number | null; lead_id: number }

/** Where a side sees to a visit; of one that nobody has yet the network does so at the desk. */
export function linkVisit(
  { pageAddress, secret }: Pick<Tools, 'pageAddress' | 'secret'>,
  as: VisitSide,
  visit: Named,
  language: Language,
): string {
  if (as === 'agent' && visit.agent_id === null) {
    return pageAddress('desk', language, { query: { lead: String(visit.lead_id) } })
  }
  const query = { as, signature: signVisit(secret, as, visit) }
  return pageAddress('visit', language, { id: visit.key, query })
}
