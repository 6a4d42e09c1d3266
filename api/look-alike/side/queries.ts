import { sql } from 'drizzle-orm'

import type { DraftPhoto, MandateKind } from '#contract/draft/document.ts'
import type { Language } from '#contract/fields.ts'
import type { LookAlikeSide } from '#contract/look-alike/look-alike.ts'

import type { Connection } from '../../database/open.ts'
import type { Hash } from '../queries.ts'

/** One of two that look alike, as it is stored: a listing, or a draft that is none yet. */
export type SideRow = Omit<LookAlikeSide, 'cover'> & {
  id: number
  agency_id: number
  cover: string | null
  /** Of a draft. */
  photos: DraftPhoto[] | null
  look_until: string | null
  bedrooms: number | null
  bathrooms: number | null
  parkings: number | null
  level: number | null
  construction_m2: number | null
  lot_m2: number | null
  year_built: number | null
  project: string | null
  unit_name: string | null
  mandate_kind: MandateKind | null
  mandate_until: string | null
  has_document: boolean
  confirmed_at: string | null
}

const isoTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** In Spanish where it has no title in that language. */
const titleIn = (language: Language, column: (name: string) => string) =>
  sql.raw(`coalesce(nullif(${column(`title_${language}`)}, ''), ${column('title_es')}) as title`)

/** Listings as one of two, by their numbers. */
export async function listListingSides(
  db: Connection,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, SideRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<SideRow>(sql`
    select listing.id, listing.agency_id, listing.code, null::int as draft_id,
      ${titleIn(language, (name) => `listing.${name}`)}, listing.status,
      listing.business_type, listing.type, sector.name || ', ' || city.name as place, listing.price::float8 as price,
      listing.currency, agency.name as agency, agent.name as agent, listing.cover_picture as cover, null as photos,
      ${sql.raw(isoTime('coalesce(listing.first_published_at, listing.published_at)'))} as since,
      (select ${sql.raw(isoTime('look_until'))} from listing_draft where listing_draft.listing_id = listing.id) as look_until,
      bedrooms, bathrooms, parkings, level, nullif(construction_m2, 0) as construction_m2, lot_m2, year_built,
      project.name as project, known.unit_name, known.mandate_kind, known.mandate_until::text as mandate_until,
      known.mandate_document is not null as has_document, ${sql.raw(isoTime('listing.confirmed_at'))} as confirmed_at
    from listing join sector on sector.id = listing.sector_id join city on city.id = listing.city_id
    join agency on agency.id = listing.agency_id join agent on agent.id = listing.agent_id
    left join project on project.id = listing.project_id left join listing_private as known on known.listing_id = listing.id
    where listing.id = any(${sql.param([...ids])}::int[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

const field = (name: string, kind = 'text') => sql.raw(`(document ->> '${name}')::${kind} as ${name}`)

/** Drafts as one of two, by their numbers. */
export async function listDraftSides(
  db: Connection,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, SideRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<SideRow>(sql`
    select draft.id, draft.agency_id, null as code, draft.id as draft_id,
      ${titleIn(language, (name) => `document ->> '${name}'`)}, null as status,
      ${field('business_type')}, ${field('type')}, sector.name || ', ' || city.name as place, ${field('price', 'float8')},
      ${field('currency')}, agency.name as agency, agent.name as agent, document -> 'photos' -> 0 ->> 'key' as cover,
      document -> 'photos' as photos, null as since, ${sql.raw(isoTime('look_until'))} as look_until,
      ${field('bedrooms', 'int')}, ${field('bathrooms', 'int')}, ${field('parkings', 'int')}, ${field('level', 'int')},
      ${field('construction_m2', 'float8')}, ${field('lot_m2', 'float8')}, ${field('year_built', 'int')},
      project.name as project, ${field('unit_name')}, ${field('mandate_kind')}, ${field('mandate_until')},
      coalesce(document ->> 'mandate_document', '') <> '' as has_document, null as confirmed_at
    from listing_draft as draft join sector on sector.slug = document ->> 'sector' join city on city.id = sector.city_id
    join agency on agency.id = draft.agency_id join agent on agent.id = draft.agent_id
    left join project on project.slug = document ->> 'project'
    where draft.id = any(${sql.param([...ids])}::int[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** A picture and its hash, where it has one. */
export type HashedPhoto = { key: string; hash: Hash | null }

/** The photos of a listing, or of a draft by their keys, in their order. */
export async function listPhotoHashes(
  db: Connection,
  of: { listing: number } | { keys: readonly string[] },
): Promise<HashedPhoto[]> {
  const wanted =
    'listing' in of
      ? sql`select picture as key, position as place from photo where listing_id = ${of.listing} and kind = 'photo'`
      : sql`select key, place from unnest(${sql.param(of.keys)}::text[]) with ordinality as asked (key, place)`
  const { rows } = await db.execute<{ key: string; high: number | null; low: number | null }>(sql`
    select picture.key, (dhash >> 32)::int as high, (dhash << 32 >> 32)::int as low
    from (${wanted}) as wanted join picture on picture.key = wanted.key order by place`)
  return rows.map(({ key, high, low }) => ({ key, hash: high === null || low === null ? null : { high, low } }))
}
