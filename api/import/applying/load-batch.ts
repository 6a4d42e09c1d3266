import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'

import { agencies } from '../../agency/table.ts'
import { agents } from '../../agent/table.ts'
import type { Transaction } from '../../database/open.ts'
import { clients } from '../../account/table.ts'
import { loadDocuments } from '../../property/publish/load-document.ts'
import { holdListings } from '../../property/publish/queries.ts'
import type { RunRow, SourceRow } from '../queries.ts'
import { importItems, importRows } from '../table.ts'

export type StagedRow = typeof importRows.$inferSelect
export type ItemRow = typeof importItems.$inferSelect

/** The rows of a run that are applied next, held with all that they are about. */
export async function loadBatch(tx: Transaction, run: RunRow, source: SourceRow, size: number) {
  const rows = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.run_id, run.id), gt(importRows.n, run.applied_through)))
    .orderBy(asc(importRows.n))
    .limit(size)
  return { rows, ...(await loadContext(tx, source, rows)) }
}

/** The items, listings and documents that rows are about. */
export async function loadContext(tx: Transaction, source: SourceRow, rows: readonly StagedRow[]) {
  const ids = rows.flatMap(({ external_id }) => external_id ?? [])
  const items =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(importItems)
          .where(and(eq(importItems.source_id, source.id), inArray(importItems.external_id, ids)))
  const itemOf = new Map(items.map((item) => [item.external_id, item]))
  const wanted = rows.flatMap(
    ({ external_id, listing_id }) => itemOf.get(external_id ?? '')?.listing_id ?? listing_id ?? [],
  )
  const listingOf = await holdListings(tx, [...new Set(wanted)])
  const documents = await loadDocuments(tx, [...listingOf.values()])
  return { itemOf, listingOf, documents }
}

export type Whose = { hidesPoints: boolean; needsLook: boolean; agentBy: (said: string | null) => number }

/** Whose a run's listings are, and whether somebody has to look at them before the public does. */
export async function loadWhose(
  tx: Transaction,
  run: Pick<RunRow, 'approved_by' | 'client_id'> | null,
  source: SourceRow,
): Promise<Whose> {
  const [agency] = await tx.select().from(agencies).where(eq(agencies.id, source.agency_id))
  const who = run ? (run.approved_by ?? run.client_id) : null
  const [client] = who === null ? [] : await tx.select({ role: clients.role }).from(clients).where(eq(clients.id, who))
  const presses = client?.role === 'staff' || (client?.role === 'manager' && agency!.policy !== 'network')
  const team = await tx
    .select({ id: agents.id, name: agents.name, email: agents.email })
    .from(agents)
    .where(and(eq(agents.agency_id, source.agency_id), isNull(agents.suspended_at)))
    .orderBy(sql`${agents.id} desc`)
  const byWord = new Map(team.flatMap(({ id, name, email }) => [[fold(name), id] as const, [fold(email), id] as const]))
  return {
    hidesPoints: agency!.hides_points,
    needsLook: agency!.policy !== 'free' && !source.is_trusted && !presses,
    agentBy: (said) => byWord.get(fold(said ?? '')) ?? source.agent_id,
  }
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
