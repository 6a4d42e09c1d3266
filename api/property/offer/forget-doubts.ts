import { sql } from 'drizzle-orm'

import type { Transaction } from '../../database/open.ts'
import { updateRanks } from '../rank/update-ranks.ts'

/** What was asked about a listing, and what visitors reported, is answered by whoever sees to it: it stands where it should. */
export async function forgetDoubts(tx: Transaction, listing_id: number, now: Date): Promise<void> {
  await forgetAsked(tx, [listing_id])
  await updateRanks(tx, [listing_id], now)
}

/** The same of several, whose places are computed elsewhere. */
export async function forgetAsked(tx: Transaction, ids: readonly number[]): Promise<void> {
  const those = sql`listing_id = any(${sql.param(ids)}::int[])`
  await tx.execute(sql`delete from confirmation_request where ${those}`)
  await tx.execute(sql`update listing_report set state = 'answered' where ${those} and state = 'new'`)
}
