import { asc, inArray, sql } from 'drizzle-orm'

import type { DraftDocument, Point } from '#contract/draft/document.ts'

import { AppError } from '../../app-error.ts'
import type { Transaction } from '../../database/open.ts'
import { listings } from '../table.ts'
import type { ListingRow } from './load-document.ts'

/** Listings by their numbers, held still, as they are now. */
export async function holdListings(tx: Transaction, ids: readonly number[]): Promise<Map<number, ListingRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(listings)
    .where(inArray(listings.id, [...ids]))
    .orderBy(asc(listings.id))
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** Holds back everybody else who wants codes, and answers the highest so far and which of these are taken. */
export async function lockCodes(tx: Transaction, named: readonly string[]): Promise<{ last: number; taken: string[] }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('listing.code'))`)
  const { rows } = await tx.execute<{ last: number }>(sql`
    select coalesce(max(substring(code from 4)::int), 20000) as last from listing where code like '10-%'`)
  const taken =
    named.length === 0
      ? []
      : await tx
          .select({ code: listings.code })
          .from(listings)
          .where(inArray(listings.code, [...named]))
  return { last: rows[0]!.last, taken: taken.map(({ code }) => code) }
}

/** Pesos for a dollar. */
export async function readRate(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ rate: number }>(sql`select newest_rate()::float8 as rate`)
  return rows[0]!.rate
}

type Place = { province_id: number; city_id: number; sector_id: number; project_id: number | null }
type FoundPlace = Omit<Place, 'sector_id'> & { at: number; sector_id: number | null }

/** The places and projects of documents, in their order; refused where parts of one do not belong together. */
export async function findPlaces(tx: Transaction, documents: readonly DraftDocument[]): Promise<Place[]> {
  const said = documents.map(({ province, city, sector, project }, at) => ({ at, province, city, sector, project }))
  const { rows } = await tx.execute<FoundPlace>(sql`
    select said.at, province.id as province_id, city.id as city_id, sector.id as sector_id, project.id as project_id
    from json_to_recordset(${JSON.stringify(said)}::json) as said (at int, province text, city text, sector text, project text)
    left join sector on sector.slug = said.sector left join city on city.id = sector.city_id
    left join province on province.id = city.province_id left join project on project.slug = said.project
    where city.slug = said.city and province.slug = said.province`)
  const found = new Map(rows.map(({ at, ...place }) => [at, place]))
  return documents.map((_, at) => {
    const place = found.get(at)
    if (!place?.sector_id) throw new AppError('draft.incomplete', { errors: { sector: ['field.unknown_place'] } })
    return place as Place
  })
}

/** Where these listings stand exactly, as far as that is kept apart. */
export async function loadExactPoints(tx: Transaction, ids: readonly number[]): Promise<Map<number, Point>> {
  if (ids.length === 0) return new Map()
  const { rows } = await tx.execute<{ listing_id: number } & Point>(sql`
    select listing_id, exact_latitude as latitude, exact_longitude as longitude from listing_private
    where listing_id = any(${sql.param(ids)}::int[]) and exact_latitude is not null`)
  return new Map(rows.map(({ listing_id, latitude, longitude }) => [listing_id, { latitude, longitude }]))
}
