import type { VisitSide } from '#contract/lead/visit-state.ts'

import { isActionSigned, signAction } from '../../tools/signed-action.ts'

type Named = { key: string; agent_id: number | null }

/** Another agent's link is another one: whoever had the visit before can do nothing to it. */
const nameKey = (as: VisitSide, { key, agent_id }: Named) => (as === 'agent' ? `${key}/${agent_id}` : key)

/** The signature of a link that lets its reader, the visitor or the agent, see to a visit; it lives as long as the visit. */
export function signVisit(secret: string, as: VisitSide, visit: Named): string {
  return signAction(secret, { room: 'visit', action: as, key: nameKey(as, visit) })
}

export function isVisitSigned(secret: string, as: VisitSide, visit: Named, signature: string): boolean {
  return isActionSigned(secret, { room: 'visit', action: as, key: nameKey(as, visit) }, signature)
}
