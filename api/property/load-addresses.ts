import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'

import type { PropertyType } from '#contract/property/property-type.ts'
import { toListingSlug } from '#contract/slugs.ts'

import type { Database } from '../database/open.ts'
import { toRealstateType } from './realstate-type.ts'
import { listings } from './table.ts'

/** Listings are counted off by their ids, so that a part keeps its listings whatever else is published. */
const idsInPart = 10_000
const atOnce = 1000
/** When its page last said something else; `changed_at` moves with its place in the order and the exchange rate as well. */
const written = sql`greatest(${listings.published_at}, ${listings.status_since}, ${listings.confirmed_at})`.mapWith(
  listings.changed_at,
)

/** The parts of the catalogue that have published listings, each with its newest change. */
export async function loadAddressParts(db: Database) {
  const part = sql<number>`${listings.id} / ${idsInPart}`.mapWith(Number)
  const rows = await db
    .select({ part: part.as('part'), changed_at: sql`max(${written})`.mapWith(listings.changed_at) })
    .from(listings)
    .where(eq(listings.status, 'published'))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  return rows.map((row) => ({ part: row.part, changed_at: row.changed_at ?? new Date(0) }))
}

/** What the address of each published listing of a part is made of, a thousand listings at a time. */
export async function* loadAddresses(db: Database, part: number) {
  let after = part * idsInPart - 1
  const end = (part + 1) * idsInPart
  for (;;) {
    const rows = await db
      .select({
        id: listings.id,
        code: listings.code,
        type: listings.type,
        title_es: listings.title_es,
        title_en: listings.title_en,
        is_collection: listings.is_collection,
        cover_picture: listings.cover_picture,
        changed_at: written,
      })
      .from(listings)
      .where(and(eq(listings.status, 'published'), gt(listings.id, after), lt(listings.id, end)))
      .orderBy(asc(listings.id))
      .limit(atOnce)
    if (rows.length > 0) yield rows.map(addressed)
    if (rows.length < atOnce) return
    after = rows.at(-1)!.id
  }
}

type Row = { code: string; type: PropertyType; title_es: string; title_en: string }

function addressed<R extends Row>({ code, type, title_es, title_en, ...row }: R) {
  return {
    ...row,
    realstate_types: { es: toRealstateType(type, 'es'), en: toRealstateType(type, 'en') },
    slugs: { es: toListingSlug(title_es, code), en: toListingSlug(title_en, code) },
  }
}
