import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

import { AppError } from '../../app-error.ts'
import type { Connection, Database, Transaction } from '../../database/open.ts'
import { bulkRows, bulks } from './table.ts'

export type BulkRow = typeof bulks.$inferSelect
export type BulkItem = typeof bulkRows.$inferSelect

/** Whose it is alone sees it. */
export async function findBulk(db: Connection, client_id: number, id: number): Promise<BulkRow> {
  const [bulk] = await db
    .select()
    .from(bulks)
    .where(and(eq(bulks.id, id), eq(bulks.client_id, client_id)))
  if (!bulk) throw new AppError('bulk.not_found')
  return bulk
}

/** The same, held still. */
export async function lockBulk(tx: Transaction, client_id: number, id: number): Promise<BulkRow> {
  const [bulk] = await tx
    .select()
    .from(bulks)
    .where(and(eq(bulks.id, id), eq(bulks.client_id, client_id)))
    .for('update')
  if (!bulk) throw new AppError('bulk.not_found')
  return bulk
}

/** The oldest action that is not over. */
export async function findOpenBulk(db: Database): Promise<BulkRow | null> {
  const [bulk] = await db
    .select()
    .from(bulks)
    .where(inArray(bulks.state, ['running', 'undoing']))
    .orderBy(asc(bulks.id))
    .limit(1)
  return bulk ?? null
}

/** Listings of an action whose turn has not come, first ones first; of one that is taken back, those that were changed. */
export async function listOpenItems(db: Database, { id, state }: BulkRow, limit: number): Promise<BulkItem[]> {
  const isOpen = state === 'running' ? isNull(bulkRows.result) : and(eq(bulkRows.result, 'done'), isNull(bulkRows.undo))
  return db
    .select()
    .from(bulkRows)
    .where(and(eq(bulkRows.bulk_id, id), isOpen))
    .orderBy(asc(bulkRows.n))
    .limit(limit)
}

/** Forgets actions that nobody asks about any more. */
export async function deleteOldBulks(db: Pick<Database, 'execute'>): Promise<void> {
  await db.execute(sql`delete from ${bulks} where created_at < now() - interval '30 days'`)
}
