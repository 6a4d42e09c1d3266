import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { ErrorCode } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { type Bulk, bulkEndpoints, minutesToUndo } from '#contract/workspace/bulk.ts'

import { clients } from '../../account/table.ts'
import { AppError } from '../../app-error.ts'
import type { Connection, Database, Transaction } from '../../database/open.ts'
import { getPermission } from '../../http/permissions.ts'
import { toRefusal } from '../../http/refusal.ts'
import { listings } from '../../property/table.ts'
import type { Reaching } from '../../property/offer/queries.ts'
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

/** An action as its person reads it. */
export async function describeBulk(db: Connection, bulk: BulkRow, now: Date, language: Language): Promise<Bulk> {
  const title = language === 'es' ? listings.title_es : listings.title_en
  const rows = await db
    .select({ code: listings.code, title, result: bulkRows.result, undo: bulkRows.undo, problem: bulkRows.problem })
    .from(bulkRows)
    .innerJoin(listings, eq(listings.id, bulkRows.listing_id))
    .where(eq(bulkRows.bulk_id, bulk.id))
    .orderBy(asc(bulkRows.n))
  const count = (isCounted: (row: (typeof rows)[number]) => boolean) => rows.filter(isCounted).length
  const counts = {
    done: count(({ result }) => result === 'done'),
    unchanged: count(({ result }) => result === 'unchanged'),
    refused: count(({ result }) => result === 'refused'),
    undone: count(({ undo }) => undo === 'undone'),
    left: count(({ undo }) => undo !== null && undo !== 'undone'),
  }
  const isBack = bulk.state === 'undoing' || bulk.state === 'undone'
  const until = new Date(bulk.created_at.getTime() + minutesToUndo * 60_000)
  return {
    id: bulk.id,
    action: bulk.action,
    state: bulk.state,
    total: isBack ? counts.done : rows.length,
    done: isBack ? counts.undone + counts.left : count(({ result }) => result !== null),
    counts,
    rows: rows.map(({ problem, ...row }) => ({
      ...row,
      problem: problem === null ? null : { code: problem, message: explain(problem, language) },
    })),
    created_at: bulk.created_at.toISOString(),
    undo_until: !isBack && counts.done > 0 && until > now ? until.toISOString() : null,
  }
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

/** Whoever began it as they are now, and how far they reach; null for who does not work here any more. */
export async function findWorking(db: Connection, client_id: number): Promise<Reaching | null> {
  const [client] = await db.select().from(clients).where(eq(clients.id, client_id))
  if (!client || client.suspended_at) return null
  const { role, agent_id, agency_id } = client
  const reach = getPermission(bulkEndpoints.startBulk)[role]
  return reach === 'none'
    ? null
    : { session: { id: 0, client_id, role, agent_id, agency_id, needs_factor: false }, reach }
}

/** Forgets actions that nobody asks about any more. */
export async function deleteOldBulks(db: Pick<Database, 'execute'>): Promise<void> {
  await db.execute(sql`delete from ${bulks} where created_at < now() - interval '30 days'`)
}

function explain(problem: string, language: Language): string {
  return toRefusal(new AppError(problem as ErrorCode), language).body.message
}
