import { sql } from 'drizzle-orm'

import type { Transaction } from '../../database/open.ts'

/** What was asked about a listing, and what visitors reported, is answered by whoever sees to it. */
export async function forgetDoubts(tx: Transaction, listing_id: number): Promise<void> {
  await tx.execute(sql`delete from confirmation_request where listing_id = ${listing_id}`)
  await tx.execute(sql`update listing_report set state = 'answered' where listing_id = ${listing_id} and state = 'new'`)
}
