import type { ReviewPolicy } from '#contract/team/policy.ts'
import { type TeamAction, type TeamMember, type TeamRole, teamRoles } from '#contract/team/team.ts'

import type { Session } from '../tools/session.ts'

export type Reader = Pick<Session, 'client_id' | 'role' | 'agency_id'>

/** What somebody may be invited as: managers are the network's to name. */
export function listInvitableRoles({ role }: Reader): TeamRole[] {
  return role === 'staff' ? [...teamRoles] : ['agent']
}

type Member = Pick<TeamMember, 'role' | 'agent_id' | 'has_account' | 'is_self' | 'suspended_at' | 'factor'>

/** Whether the reader decides about somebody: nobody about themselves, a manager about agents, staff about all. */
export function mayDecide({ role }: Reader, member: Pick<Member, 'is_self' | 'role'>): boolean {
  return !member.is_self && (role === 'staff' || member.role === 'agent')
}

/** What the reader may do with somebody as things stand. */
export function listActions(reader: Reader, member: Member): TeamAction[] {
  if (!mayDecide(reader, member)) return []
  const { role } = reader
  if (member.suspended_at) return ['readmit']
  return [
    'suspend',
    ...(member.factor === 'on' ? (['reset_factor'] as const) : []),
    ...(role === 'staff' && member.role === 'agent' && member.has_account ? (['make_manager'] as const) : []),
    ...(role === 'staff' && member.role === 'manager' && member.agent_id !== null ? (['make_agent'] as const) : []),
  ]
}

/** Which policies the reader may choose: what the network reviews only the network lets go. */
export function listPolicies({ role }: Reader, current: ReviewPolicy): ReviewPolicy[] {
  if (role === 'staff') return ['free', 'manager', 'network']
  return current === 'network' ? ['network'] : ['free', 'manager']
}
