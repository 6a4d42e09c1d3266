import { and, gte, isNull, lt, sql } from 'drizzle-orm'

import type { Database } from '../database/open.ts'
import { agents } from './table.ts'

/** Counted off by their ids, so that a part keeps its own whoever else comes. */
const idsInPart = 10_000

/** The parts that have agents. */
export function loadAgentParts(db: Database): Promise<{ part: number }[]> {
  const part = sql<number>`${agents.id} / ${idsInPart}`.mapWith(Number).as('part')
  return db.selectDistinct({ part }).from(agents).orderBy(part)
}

/** What the addresses of the agents of a part are made of. */
export async function* loadAgentAddresses(db: Database, part: number) {
  const isInPart = and(
    gte(agents.id, part * idsInPart),
    lt(agents.id, (part + 1) * idsInPart),
    isNull(agents.suspended_at),
  )
  yield await db
    .select({ id: agents.id, name: agents.name, is_collection: agents.is_collection })
    .from(agents)
    .where(isInPart)
    .orderBy(agents.id)
}
