import type { LeadKind, LeadState } from '#contract/lead/lead.ts'
import type { LeadDetails } from '#contract/lead/lead-facts.ts'

/** An enquiry as the demo tells it; nobody in it exists. */
export type DemoEnquiry = {
  kind: LeadKind
  /** Of an agent's messages and chats: the one who can be tried out, or anybody else. */
  to?: 'demo_agent' | 'other_agent'
  full_name: string | null
  language: 'es' | 'en'
  message: string | null
  /** Hours before the end of the world's last day. */
  hours: number
  state: LeadState
  /** Minutes until somebody answered. */
  answered?: number
  note?: string
  details?: LeadDetails
  /** Where it is not one of the addresses of fiction: an account's. */
  email?: string
  visit?: DemoVisit
}

/** So many days after the world's last one, or the day after where that is a Sunday; what the clocks say here. */
export type DemoMoment = readonly [days: number, clock: string]
export type DemoVisit = {
  state: 'requested' | 'proposed' | 'confirmed'
  moments: readonly DemoMoment[]
  /** What was named or agreed to. */
  at?: DemoMoment
}
