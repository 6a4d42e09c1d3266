import { sql } from 'drizzle-orm'

import type { Transaction } from '../../database/open.ts'
import { updateRanks } from '../rank/update-ranks.ts'

/** What was asked about a listing, and what visitors reported, is answered by whoever sees to it: it stands where it should. */
export async function forgetDoubts(tx: Transaction, listing_id: number, now: Date): Promise<void> {
  await tx.execute(sql`delete from confirmation_request where listing_id = ${listing_id}`)
  await tx.execute(sql`update listing_report set state = 'answered' where listing_id = ${listing_id} and state = 'new'`)
  await updateRanks(tx, [listing_id], now)
}
