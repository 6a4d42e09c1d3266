import { asc, eq } from 'drizzle-orm'

import type { ErrorCode } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { type Bulk, bulkEndpoints, minutesToUndo } from '#contract/workspace/bulk.ts'

import { clients } from '../../account/table.ts'
import { AppError } from '../../app-error.ts'
import type { Connection } from '../../database/open.ts'
import { getPermission } from '../../http/permissions.ts'
import { toRefusal } from '../../http/refusal.ts'
import type { Reaching } from '../../property/offer/queries.ts'
import { listings } from '../../property/table.ts'
import type { BulkRow } from './queries.ts'
import { bulkRows } from './table.ts'

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

function explain(problem: string, language: Language): string {
  return toRefusal(new AppError(problem as ErrorCode), language).body.message
}
