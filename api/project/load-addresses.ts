import { and, gte, lt, sql } from 'drizzle-orm'

import type { Database } from '../database/open.ts'
import { projects } from './table.ts'

/** Counted off by their ids, so that a part keeps its own whatever else comes. */
const idsInPart = 10_000

/** The parts that have projects. */
export function loadProjectParts(db: Database): Promise<{ part: number }[]> {
  const part = sql<number>`${projects.id} / ${idsInPart}`.mapWith(Number).as('part')
  return db.selectDistinct({ part }).from(projects).orderBy(part)
}

/** What the addresses of the projects of a part are made of. */
export async function* loadProjectAddresses(db: Database, part: number) {
  const isInPart = and(gte(projects.id, part * idsInPart), lt(projects.id, (part + 1) * idsInPart))
  yield await db.select({ slug: projects.slug }).from(projects).where(isInPart).orderBy(projects.id)
}
