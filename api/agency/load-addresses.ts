import { and, gte, lt, sql } from 'drizzle-orm'

import type { Database } from '../database/open.ts'
import { agencies } from './table.ts'

/** Counted off by their ids, so that a part keeps its own whoever else comes. */
const idsInPart = 10_000

/** The parts that have agencies. */
export function loadAgencyParts(db: Database): Promise<{ part: number }[]> {
  const part = sql<number>`${agencies.id} / ${idsInPart}`.mapWith(Number).as('part')
  return db.selectDistinct({ part }).from(agencies).orderBy(part)
}

/** What the addresses of the agencies of a part are made of. */
export async function* loadAgencyAddresses(db: Database, part: number) {
  const isInPart = and(gte(agencies.id, part * idsInPart), lt(agencies.id, (part + 1) * idsInPart))
  yield await db.select({ id: agencies.id, name: agencies.name }).from(agencies).where(isInPart).orderBy(agencies.id)
}
