import { sql } from 'drizzle-orm'

import { monthsKept } from '#contract/lead/lead.ts'

import { eraseEnquiries } from '../account/erase-enquiries.ts'
import type { Database } from '../database/open.ts'

/** Empties the enquiries to which nothing has happened for `monthsKept` months. */
export async function forgetOldLeads(db: Database): Promise<void> {
  const since = sql`now() - make_interval(months => ${monthsKept})`
  await db.transaction((tx) =>
    eraseEnquiries(
      tx,
      sql`created_at < ${since} and not exists (select from lead_event where lead_id = lead.id and at >= ${since})`,
    ),
  )
}
