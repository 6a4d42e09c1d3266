import { sql } from 'drizzle-orm'

import { type Comparables, leastComparables } from '#contract/draft/comparables.ts'
import type { DraftDocument } from '#contract/draft/document.ts'

import type { Connection } from '../database/open.ts'
import type { WholeDraft } from './queries.ts'

type Place = { id: number; name: string }
type Found = { count: number; low: number | null; median: number | null; high: number | null }

/**
 * What homes like a draft's ask for a square metre: same business and kind, on offer or closed in twelve months, in its
 * sector where there are enough, else in its city. What was asked counts, never what was paid.
 */
export async function loadComparables(db: Connection, { row, listing }: WholeDraft): Promise<Comparables> {
  const { document } = row
  const area = document.type === 'land' || document.type === 'estate' ? 'lot_m2' : 'construction_m2'
  const unknown = { count: 0, place: null, area, per_m2: null } as const
  if (!document.business_type || !document.type) return unknown
  const { sector, city } = await findPlaces(db, document)
  let last: Comparables = unknown
  for (const [kind, place] of [
    ['sector', sector],
    ['city', city],
  ] as const) {
    if (!place) continue
    const { count, low, median, high } = await measure(db, { document, kind, place, area, except: listing?.id ?? 0 })
    const isEnough = count >= leastComparables
    last = {
      count,
      place: { kind, name: place.name },
      area,
      per_m2: isEnough ? { low: low!, median: median!, high: high! } : null,
    }
    if (isEnough) break
  }
  return last
}

async function findPlaces(db: Connection, { city, sector }: DraftDocument) {
  const { rows } = await db.execute<{ city: Place | null; sector: Place | null }>(sql`
    select (select json_build_object('id', id, 'name', name) from city where slug = ${city ?? null}) as city,
      (select json_build_object('id', sector.id, 'name', sector.name) from sector join city on city.id = city_id
        where sector.slug = ${sector ?? null} and city.slug = ${city ?? null}) as sector`)
  return rows[0]!
}

type Asked = {
  document: DraftDocument
  kind: 'sector' | 'city'
  place: Place
  area: Comparables['area']
  /** The listing that the draft is of. */
  except: number
}

async function measure(db: Connection, { document, kind, place, area, except }: Asked): Promise<Found> {
  const size = sql.raw(area)
  const { rows } = await db.execute<Found>(sql`
    select count(*)::int as count,
      percentile_cont(0.25) within group (order by price_usd::float8 / ${size}) as low,
      percentile_cont(0.5) within group (order by price_usd::float8 / ${size}) as median,
      percentile_cont(0.75) within group (order by price_usd::float8 / ${size}) as high
    from listing
    where business_type = ${document.business_type!} and type = ${document.type!} and id <> ${except}
      and ${sql.raw(`${kind}_id`)} = ${place.id} and ${size} > 0
      and (status in ('published', 'reserved')
        or (status in ('sold', 'rented') and closed_on > current_date - interval '12 months'))`)
  return rows[0]!
}
