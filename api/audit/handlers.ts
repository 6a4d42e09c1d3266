import { auditEndpoints } from '#contract/audit/audit.ts'

import { handleSignedIn } from '../http/handle.ts'
import type { Tools } from '../tools.ts'
import { listAuditEvents } from './queries.ts'

/** What was written down of those who work here. */
export function createAuditHandlers({ db }: Tools) {
  return [handleSignedIn(auditEndpoints.audit, ({ input, session }) => listAuditEvents(db, session, input))]
}
