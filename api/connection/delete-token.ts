import { and, eq } from 'drizzle-orm'

import { AppError } from '../app-error.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { Database } from '../database/open.ts'
import type { Session } from '../tools/session.ts'
import { tokens } from './table.ts'

/** Ends a token: the next call with it is refused. */
export async function deleteToken(db: Database, session: Session, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const isTheirs = session.role === 'staff' ? undefined : eq(tokens.agency_id, session.agency_id!)
    const [gone] = await tx
      .delete(tokens)
      .where(and(eq(tokens.id, id), isTheirs))
      .returning({ name: tokens.name, agency_id: tokens.agency_id })
    if (!gone) throw new AppError('token.not_found')
    await addAuditEvent(tx, session, {
      kind: 'token.revoked',
      subject: 'token',
      subject_id: id,
      agency_id: gone.agency_id,
      details: { name: gone.name },
    })
  })
}
