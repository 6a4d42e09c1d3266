import { and, eq, sql } from 'drizzle-orm'

import { AppError } from '../app-error.ts'
import type { Database } from '../database/open.ts'
import type { Session } from '../tools/session.ts'
import { findDraft } from './queries.ts'
import { draftWaits } from './table.ts'

/** Devices of one person that may wait for a draft at once. */
const maxDevices = 10

type Wait = { id: number; device: string; count: number; is_phone: boolean }

/** Keeps how many files wait on a device to be sent to a draft; none ends it. */
export async function storeWait(db: Database, session: Session, { id, device, count, is_phone }: Wait): Promise<void> {
  const { client_id } = session
  await findDraft(db, session, id)
  const own = and(eq(draftWaits.draft_id, id), eq(draftWaits.client_id, client_id))
  if (count === 0) {
    await db.delete(draftWaits).where(and(own, eq(draftWaits.device, device)))
    return
  }
  await db.transaction(async (tx) => {
    await tx
      .insert(draftWaits)
      .values({ draft_id: id, client_id, device, count, is_phone })
      .onConflictDoUpdate({
        target: [draftWaits.draft_id, draftWaits.client_id, draftWaits.device],
        set: { count, is_phone, at: sql`now()` },
      })
    if ((await tx.$count(draftWaits, own)) > maxDevices) throw new AppError('request.too_many')
  })
}

/** Forgets what devices said that never came back. */
export async function deleteOldWaits(db: Database): Promise<void> {
  await db.delete(draftWaits).where(sql`${draftWaits.at} < now() - interval '30 days'`)
}
