import { inArray, sql } from 'drizzle-orm'

import type { DraftDocument } from '#contract/draft/document.ts'

import type { Transaction } from '../../database/open.ts'
import { listingDrafts } from '../../draft/table.ts'
import { addVersion } from '../../property/publish/add-version.ts'
import type { RunRow, SourceRow } from '../queries.ts'
import type { ItemRow, Whose } from './load-batch.ts'
import type { Plan } from './plan-row.ts'

type Drafting = Extract<Plan, { does: 'draft' }>
type About = { source: SourceRow; run: RunRow; whose: Whose; now: Date }

/** What the drafts of items say. */
export async function loadDraftDocuments(
  tx: Transaction,
  items: readonly ItemRow[],
): Promise<Map<number, DraftDocument>> {
  const ids = items.flatMap(({ draft_id }) => draft_id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: listingDrafts.id, document: listingDrafts.document })
    .from(listingDrafts)
    .where(inArray(listingDrafts.id, ids))
  return new Map(rows.map(({ id, document }) => [id, document]))
}

/** Keeps what is not published yet as drafts: it waits for its cover, or for somebody's look. */
export async function storeDrafts(
  tx: Transaction,
  { source, run, whose, now }: About,
  plans: readonly Drafting[],
): Promise<Map<Plan, number>> {
  const ids = new Map<Plan, number>()
  for (const plan of plans) {
    const { document, listing, item, row, result } = plan
    const submitted = result === 'in_review' ? { submitted_at: now, submitted_by: run.client_id } : {}
    const there = item?.draft_id ?? (listing ? await findDraftOf(tx, listing.id) : null)
    const base_version = listing && !there ? await addVersion(tx, listing, { kind: 'system', by: null }) : null
    const [kept] = there
      ? await tx
          .update(listingDrafts)
          .set({ document, version: sql`${listingDrafts.version} + 1`, ...submitted, changed_at: now })
          .where(inArray(listingDrafts.id, [there]))
          .returning({ id: listingDrafts.id })
      : await tx
          .insert(listingDrafts)
          .values({
            listing_id: listing?.id ?? null,
            agency_id: listing?.agency_id ?? source.agency_id,
            agent_id: listing?.agent_id ?? whose.agentBy(row.row!.agent),
            document,
            base_version,
            created_by: run.client_id,
            changed_by: run.client_id,
            ...submitted,
          })
          .returning({ id: listingDrafts.id })
    if (kept) ids.set(plan, kept.id)
  }
  return ids
}

async function findDraftOf(tx: Transaction, listing_id: number): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from listing_draft where listing_id = ${listing_id} for update`,
  )
  return rows[0]?.id ?? null
}
