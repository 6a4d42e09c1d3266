import { sql } from 'drizzle-orm'

import type { Transaction } from '../database/open.ts'
import type { LookAlike } from './find-look-alikes.ts'

type Whose = { listing_id: number } | { draft_id: number }

/**
 * Writes down what looks like a listing, or like a draft that waits; a pair that is known keeps what was said of it, and the
 * moment until which it waits.
 */
export async function storeLookAlikes(
  tx: Transaction,
  whose: Whose,
  found: readonly LookAlike[],
  waits: { until: Date; ids: readonly number[] } | null = null,
): Promise<void> {
  if (found.length === 0) return
  const rows = found.map(({ id, score, reasons }) => ({
    a: id,
    score,
    reasons,
    waited_until: waits?.ids.includes(id) ? waits.until.toISOString() : null,
  }))
  const isDraft = 'draft_id' in whose
  await tx.execute(sql`
    insert into look_alike (a, b, draft_id, score, reasons, waited_until)
    select a, ${isDraft ? null : whose.listing_id}::int, ${isDraft ? whose.draft_id : null}::int, score, reasons, waited_until
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (a int, score int, reasons jsonb, waited_until timestamptz)
    on conflict ${isDraft ? sql`(draft_id, a) where b is null` : sql`(least(a, b), greatest(a, b)) where b is not null`}
    do update set score = excluded.score, reasons = excluded.reasons,
      waited_until = coalesce(look_alike.waited_until, excluded.waited_until)
    where look_alike.verdict is null`)
}

/** What was said of a draft is said of the listing that it became. */
export async function giveLookAlikes(tx: Transaction, draft_id: number, listing_id: number): Promise<void> {
  await tx.execute(sql`
    delete from look_alike where draft_id = ${draft_id} and exists (select from look_alike as known
      where least(known.a, known.b) = least(look_alike.a, ${listing_id}) and greatest(known.a, known.b) = greatest(look_alike.a, ${listing_id}))`)
  await tx.execute(sql`update look_alike set b = ${listing_id}, draft_id = null where draft_id = ${draft_id}`)
}
