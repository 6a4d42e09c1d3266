import { type SQL, sql } from 'drizzle-orm'

import type { Transaction } from './queries.ts'

/**
 * Leaves of enquiries only what says nothing of anybody: kind, state, days, property and who was to answer. Their notes
 * go, and what the outbox knows of the letters about them.
 */
export async function eraseEnquiries(tx: Transaction, which: SQL): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update lead set full_name = null, phone = null, email = null, message = null, details = '{}', page = null,
      erased_at = now()
    where erased_at is null and ${which} returning id`)
  if (rows.length === 0) return
  const erased = sql`any(${sql.param(rows.map(({ id }) => id))}::int[])`
  await tx.execute(sql`delete from lead_note where lead_id = ${erased}`)
  await tx.execute(sql`
    delete from letter where kind in ('lead_received', 'lead_receipt') and (about ->> 'lead')::int = ${erased}
      and coalesce(delivered_at, dropped_at, dead_at) is not null`)
}
