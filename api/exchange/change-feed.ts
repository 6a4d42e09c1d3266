import { randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { Database } from '../database/open.ts'
import type { Session } from '../tools/session.ts'
import { findOwnFeed } from './queries.ts'
import { feeds } from './table.ts'

/** Opens an agency's feeds, or gives them a new key: the one before opens nothing any more. */
export async function changeFeed(db: Database, session: Session, agency_id: number) {
  return db.transaction(async (tx) => {
    const before = await findOwnFeed(tx, agency_id)
    const key = randomBytes(32).toString('base64url')
    const made_at = new Date()
    const [row] = await tx
      .insert(feeds)
      .values({ agency_id, key, made_at })
      .onConflictDoUpdate({ target: feeds.agency_id, set: { key, made_at } })
      .returning()
    const kind = before ? 'feed.key_changed' : 'feed.opened'
    await addAuditEvent(tx, session, { kind, subject: 'agency', subject_id: agency_id })
    return row!
  })
}

/** Closes an agency's feeds; done twice it is done once. */
export async function closeFeed(db: Database, session: Session, agency_id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const closed = await tx.delete(feeds).where(eq(feeds.agency_id, agency_id)).returning({ id: feeds.agency_id })
    if (closed.length > 0)
      await addAuditEvent(tx, session, { kind: 'feed.closed', subject: 'agency', subject_id: agency_id })
  })
}
