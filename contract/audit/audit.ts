/** What is written down of those who work here: room and what happened. A kind that was written once stays here. */
export const auditKinds = [
  'account.signed_in',
  'account.factor_on',
  'account.factor_off',
  'account.recovery_code_used',
  'team.invited',
  'team.invitation_withdrawn',
  'team.joined',
  'team.suspended',
  'team.readmitted',
  'team.factor_reset',
  'team.role_changed',
  'agency.changed',
  'agency.policy_changed',
  'agent.profile_changed',
  'agent.telephone_changed',
  'draft.submitted',
  'draft.returned',
  'draft.deleted',
  'listing.published',
  'listing.scheduled',
  'listing.status_changed',
  'listing.price_changed',
  'listing.confirmed',
  'listing.assigned',
  'listing.exported',
  'listing.owner_read',
  'listing.owner_changed',
  'lead.exported',
  'lead.assigned',
  'report.answered',
  'look_alike.compared',
  'look_alike.decided',
] as const
export type AuditKind = (typeof auditKinds)[number]

/** Years that it is kept. */
export const auditYears = 5
