import { and, eq, lte } from 'drizzle-orm'

import { addAuditEvent } from '../../audit/add-audit-event.ts'
import type { Tools } from '../../tools.ts'
import { moveListing } from '../offer/change-status.ts'
import { holdOffer } from '../offer/queries.ts'
import { findMove } from '../rules.ts'
import { listingPrivates } from './table.ts'

/** Takes off the listings whose moment to be paused has come; answers how many there were. */
export async function pauseDueListings({ db, now }: Pick<Tools, 'db' | 'now'>): Promise<number> {
  const { listing_id: id, pause_at } = listingPrivates
  const due = await db.select({ id }).from(listingPrivates).where(lte(pause_at, now())).orderBy(pause_at).limit(20)
  for (const one of due) {
    await db.transaction(async (tx) => {
      const listing = await holdOffer(tx, one.id)
      const taken = await tx
        .update(listingPrivates)
        .set({ pause_at: null })
        .where(and(eq(id, one.id), lte(pause_at, now())))
        .returning({ id })
      if (taken.length === 0 || !listing || !findMove('scheduled_pause', listing)) return
      await moveListing(tx, listing, { to: 'inactive', now: now() })
      const { agency_id } = listing
      const details = { action: 'scheduled_pause', from: listing.status, to: 'inactive' }
      await addAuditEvent(tx, null, {
        kind: 'listing.status_changed',
        subject: 'listing',
        subject_id: one.id,
        agency_id,
        details,
      })
    })
  }
  return due.length
}
