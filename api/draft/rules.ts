import type { DraftState } from '#contract/draft/draft.ts'
import type { ListingStatus } from '#contract/property/property-type.ts'
import type { ReviewPolicy } from '#contract/team/policy.ts'

import type { Session } from '../tools/session.ts'

type Whose = { agent_id: number; agency_id: number }
type Standing = {
  submitted_at: unknown
  returned_reason: string | null
  publish_at: unknown
  status: ListingStatus | null
}
/** Whose a draft is, where it stands, and what its agency and its agent's past ask of it. */
export type Judged = Whose & Standing & { policy: ReviewPolicy; published: number }

/** Listings of a new agent that a manager looks at, whatever the agency's policy is. */
export const reviewedFirst = 3

/** Whether somebody works with what is an agent's and an agency's: their own, their agency's, or all. */
export function mayReach({ role, agent_id, agency_id }: Session, whose: Whose): boolean {
  if (role === 'staff') return true
  if (role === 'manager') return agency_id !== null && agency_id === whose.agency_id
  return role === 'agent' && agent_id !== null && agent_id === whose.agent_id
}

/** Where a draft stands. */
export function readState({ submitted_at, returned_reason, publish_at, status }: Standing): DraftState {
  if (submitted_at) return 'in_review'
  if (publish_at) return 'scheduled'
  if (returned_reason !== null) return 'returned'
  return wasPublic(status) ? 'changes' : 'draft'
}

/** Whether a listing of this state was on offer once. */
export function wasPublic(status: ListingStatus | null): boolean {
  return status !== null && status !== 'draft' && status !== 'in_review'
}

/** Whether somebody may look at a draft in the place of its author, and say yes or no. */
export function mayReview(session: Session, draft: Judged): boolean {
  // A program looks at nothing in a person's place.
  if (session.token) return false
  if (session.role === 'staff') return true
  return session.role === 'manager' && mayReach(session, draft) && draft.policy !== 'network'
}

/** Whether somebody's press publishes a draft: a reviewer's, or the agent's own where nobody has to look first. */
export function mayPublish(session: Session, draft: Judged): boolean {
  if (mayReview(session, draft)) return true
  return mayReach(session, draft) && draft.policy === 'free' && draft.published >= reviewedFirst
}

/** What somebody may do with a draft now. */
export function listRights(session: Session, draft: Judged) {
  const state = readState(draft)
  const isWithin = mayReach(session, draft)
  const reviews = mayReview(session, draft)
  const publishes = mayPublish(session, draft)
  // What was approved for a moment to come says until then what was approved.
  const isOpen = isWithin && (state === 'in_review' ? reviews : state !== 'scheduled' || publishes)
  return {
    edit: isOpen,
    submit: isWithin && state !== 'in_review' && state !== 'scheduled',
    take_back: isWithin && (state === 'in_review' || state === 'scheduled'),
    publish: publishes,
    review: reviews && state === 'in_review',
    delete: isOpen && state !== 'in_review',
  }
}
