import type { AuditKind } from '#contract/audit/audit.ts'

import type { Connection } from '../database/open.ts'
import type { Session } from '../tools/session.ts'
import { auditEvents } from './table.ts'

/** Who did it: a session has what is asked for; null is the system. */
export type AuditActor = Pick<Session, 'client_id' | 'role' | 'agency_id' | 'token'>

export type AuditEvent = {
  kind: AuditKind
  /** What it was done to, as `listing`, `lead`, `agent`, `agency`, `client`, `draft`, `invitation`, and its number. */
  subject?: string
  subject_id?: number
  /** The agency it concerns, where that is not the one of whoever did it: staff have none. */
  agency_id?: number | null
  /** Names of fields, states, counts and ids; no value of a personal field, and no network address. */
  details?: typeof auditEvents.$inferInsert.details
}

/** Writes down what somebody with a role did, in the transaction that does it: what is undone was not written down. */
export async function addAuditEvent(tx: Connection, by: AuditActor | null, event: AuditEvent): Promise<void> {
  const { kind, subject, subject_id, agency_id = by?.agency_id ?? null, details } = event
  await tx.insert(auditEvents).values({
    kind,
    client_id: by?.client_id ?? null,
    role: by?.role ?? null,
    agency_id,
    subject: subject ?? null,
    subject_id: subject_id ?? null,
    // A token acts for whoever made it.
    details: { ...details, ...(by?.token && { token: by.token.id }) },
  })
}
