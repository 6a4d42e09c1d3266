import { and, desc, eq, sql } from 'drizzle-orm'

import { listChangedFields } from '#contract/draft/apply-operations.ts'
import type { DraftDocument } from '#contract/draft/document.ts'

import type { Database, Transaction } from '../database/open.ts'
import { packDocument, unpackDocument } from '../property/publish/packed.ts'
import { draftSaves } from './table.ts'

/** Days for which what was saved can be gone back to. */
const daysKept = 30

type Saved = { draft_id: number; client_id: number; name: string; before: DraftDocument; document: DraftDocument }

/** Keeps what somebody saved of a draft: one row per author and ten minutes. */
export async function storeSave(
  tx: Transaction,
  { draft_id, client_id, name, before, document }: Saved,
): Promise<void> {
  const [last] = await tx
    .select({
      n: draftSaves.n,
      client_id: draftSaves.client_id,
      changed: draftSaves.changed,
      isFresh: sql<boolean>`${draftSaves.began_at} > now() - interval '10 minutes'`,
    })
    .from(draftSaves)
    .where(eq(draftSaves.draft_id, draft_id))
    .orderBy(desc(draftSaves.n))
    .limit(1)
  const changed = listChangedFields(before, document)
  const packed = packDocument(document)
  if (last?.isFresh && last.client_id === client_id) {
    await tx
      .update(draftSaves)
      .set({ document: packed, changed: [...new Set([...last.changed, ...changed])], at: sql`now()` })
      .where(and(eq(draftSaves.draft_id, draft_id), eq(draftSaves.n, last.n)))
    return
  }
  const n = (last?.n ?? 0) + 1
  await tx.insert(draftSaves).values({ draft_id, n, document: packed, changed, client_id, by_name: name })
}

/** The document of a save, where it is still kept. */
export async function loadSave(db: Transaction, draft_id: number, n: number): Promise<DraftDocument | null> {
  const [kept] = await db
    .select({ document: draftSaves.document })
    .from(draftSaves)
    .where(and(eq(draftSaves.draft_id, draft_id), eq(draftSaves.n, n)))
  return kept ? unpackDocument(kept.document) : null
}

/** Forgets what was saved of drafts more than thirty days ago. */
export async function deleteOldSaves(db: Database): Promise<void> {
  await db.execute(sql`delete from draft_save where at < now() - make_interval(days => ${daysKept})`)
}
