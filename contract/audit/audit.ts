import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { problem, rowId } from '../fields.ts'

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
  'listing.bulk',
  'listing.bulk_undone',
  'listing.owner_read',
  'listing.owner_changed',
  'lead.exported',
  'lead.assigned',
  'report.answered',
  'feed.opened',
  'feed.key_changed',
  'feed.closed',
  'token.created',
  'token.revoked',
  'webhook.created',
  'webhook.changed',
  'webhook.deleted',
  'webhook.secret_changed',
  'webhook.off',
  'import.source_made',
  'import.source_changed',
  'import.source_ended',
  'import.applied',
  'import.approved',
  'import.stopped',
  'import.undone',
  'look_alike.compared',
  'look_alike.decided',
] as const
export type AuditKind = (typeof auditKinds)[number]

/** Years that it is kept. */
export const auditYears = 5

export const auditEvent = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.enum(auditKinds),
  /** Who did it; null is the system. The name is null where the account is gone. */
  by: z.nullable(z.object({ id: z.int(), name: z.nullable(z.string()), role: z.nullable(z.string()) })),
  agency: z.nullable(z.string()),
  /** What it was done to: its kind, its number, and its code or name while it is there. */
  subject: z.nullable(z.object({ kind: z.string(), id: z.int(), name: z.nullable(z.string()) })),
  /** Names of fields, states, counts and numbers; no value of a personal field. */
  details: z.record(z.string(), z.unknown()),
})
export type AuditLine = z.infer<typeof auditEvent>

/** Lines of one answer. */
export const auditLines = 50

export const auditEndpoints = {
  audit: endpoint({
    method: 'GET',
    path: '/v2/workspace/audit',
    summary:
      'What people who work here did that matters, newest first: of one’s agency for managers, everything for staff.',
    input: z.object({
      kind: z.optional(z.enum(auditKinds, problem('field.not_an_option'))),
      /** Whoever did it, by the number of the account. */
      person: z.optional(rowId),
      /** A day of Santo Domingo. */
      day: z.optional(z.iso.date(problem('field.date'))),
      /** The number of the last line of the answer before. */
      before: z.optional(rowId),
    }),
    output: z.object({
      data: z.array(auditEvent),
      /** Where the next answer goes on; null at the end. */
      next: z.nullable(z.int()),
      /** Who did something, for a choice among them. */
      people: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  }),
}
