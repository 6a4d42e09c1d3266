import { inArray, sql } from 'drizzle-orm'

import type { Transaction } from '../database/open.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { findAgent } from './queries.ts'
import { leadEvents, leads } from './table.ts'
import { moveVisit } from './visit/move-visit.ts'

type Giving = { from: number; to: number | null; agency_id: number }

/**
 * Gives what an agent has still to answer to another, with the visits that are to come, and answers how many enquiries
 * are open; to nobody they go to the agency, which whoever calls refuses unless there is none.
 */
export async function giveLeads(
  tools: Tools,
  tx: Transaction,
  session: Session,
  { from, to, agency_id }: Giving,
): Promise<number> {
  const open = await tx
    .select()
    .from(leads)
    .where(
      sql`${leads.agent_id} = ${from} and (${leads.state} not in ('won', 'lost') or exists (
        select from visit where visit.lead_id = ${leads.id} and visit.state in ('requested', 'proposed', 'confirmed')
          and (visit.starts_at is null or visit.starts_at > now())))`,
    )
  if (open.length === 0) return 0
  const ids = open.map(({ id }) => id)
  await tx
    .update(leads)
    .set(to === null ? { agent_id: null, agency_id } : { agent_id: to })
    .where(inArray(leads.id, ids))
  const [before, after] = [await nameOf(tx, from), to === null ? null : await nameOf(tx, to)]
  await tx.insert(leadEvents).values(
    ids.map((lead_id) => ({
      lead_id,
      client_id: session.client_id,
      event: { kind: 'assigned' as const, from: before, to: after },
    })),
  )
  for (const lead of open) {
    if (lead.kind === 'visit') await moveVisit(tools, tx, { ...lead, agent_id: to }, from)
  }
  return open.filter(({ state }) => state !== 'spam').length
}

async function nameOf(tx: Transaction, id: number): Promise<string | null> {
  return (await findAgent(tx, id))?.name ?? null
}
