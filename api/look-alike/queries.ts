import { sql } from 'drizzle-orm'

import { commonUses, type Reasons } from '#contract/look-alike/score.ts'
import type { Currency } from '#contract/fields.ts'
import type { Verdict } from '#contract/look-alike/look-alike.ts'
import type { BusinessType, ListingStatus, PropertyType } from '#contract/property/property-type.ts'

import type { Connection, Transaction } from '../database/open.ts'
import { daysUntilNew } from '../property/rules.ts'

/** What is asked about: a home that somebody is about to offer. */
export type Asked = {
  /** Null where it has no row yet. */
  listing_id: number | null
  agency_id: number
  business_type: BusinessType
  type: PropertyType
  city: string
  sector: string
  /** Where it stands, or null where that is known only roughly. */
  point: { latitude: number; longitude: number } | null
  m2: number
  price_usd: number
  title_es: string
  project: string | null
  unit_name: string | null
  /** Keys of the picture store. */
  pictures: readonly string[]
}

/** One that may be the same home. */
export type Candidate = {
  id: number
  code: string
  title_es: string
  status: ListingStatus
  agency_id: number
  business_type: BusinessType
  type: PropertyType
  project: string | null
  unit_name: string | null
  metres: number | null
  m2: number
  price_usd: number
  similarity: number
  first_published_at: string | null
  published_at: string | null
  home_id: number | null
  /** Whether its offer is there, seen by the public or not; else it went off lately. */
  is_offered: boolean
}

/** A hash of 64 bits in two halves: numbers are compared a hundred times as fast as bigints. */
export type Hash = { high: number; low: number }

/** As many as one is compared with. */
export const mostCandidates = 200
/** Metres around a home within which it may stand on another's map, and degrees of latitude that are as many. */
const around = 300
const degrees = around / 111_320

/** Hashes of pictures, of each in how many listings it is shown, counted no further than what is common. */
export async function listHashes(db: Connection, keys: readonly string[]): Promise<(Hash & { uses: number })[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<Hash & { uses: number }>(sql`
    select distinct (hash >> 32)::int as high, (hash << 32 >> 32)::int as low, ${countUses('hash')} as uses
    from (select dhash as hash from picture where key = any(${sql.param(keys)}::text[]) and dhash is not null) as own`)
  return rows
}

/** Which of these hashes more listings show than say anything of a home. */
export async function listCommon(db: Connection, hashes: readonly Hash[]): Promise<Hash[]> {
  if (hashes.length === 0) return []
  const { rows } = await db.execute<Hash>(sql`
    select high, low from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as asked (high int, low int)
    where ${countUses('((high::bigint << 32) | (low::bigint & 4294967295))')} > ${commonUses}`)
  return rows
}

const countUses = (hash: string) =>
  sql.raw(`(select count(*)::int from (select distinct photo.listing_id from picture
    join photo on photo.picture = picture.key where picture.dhash = ${hash} limit ${commonUses + 1}) as shown)`)

/**
 * Those that may be the home: of the same business, city and size, at about its price and near it, or with a picture of
 * the very same hash wherever in the network. Only this agency's are asked for beyond what is on offer.
 */
export async function listCandidates(
  db: Connection,
  asked: Asked,
  types: readonly PropertyType[],
  rare: readonly Hash[],
): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate>(sql`
    with asked as (
      select ${asked.listing_id ?? 0}::int as id, ${asked.agency_id}::int as agency_id, city.id as city_id,
        sector.id as sector_id, ${asked.point?.latitude ?? null}::float8 as latitude,
        ${asked.point?.longitude ?? null}::float8 as longitude
      from sector join city on city.id = sector.city_id
      where sector.slug = ${asked.sector} and city.slug = ${asked.city}
    ), near as (
      (select listing.* from asked join listing on ${like(asked, types)} and listing.sector_id = asked.sector_id
        and (asked.latitude is null or listing.is_approximate) limit ${mostCandidates})
      union
      (select listing.* from asked join listing on ${like(asked, types)}
        and listing.latitude between asked.latitude - ${degrees * 2} and asked.latitude + ${degrees * 2}
        and listing.longitude between asked.longitude - ${degrees * 2.2} and asked.longitude + ${degrees * 2.2}
        limit ${mostCandidates})
    ), pictured as (
      select listing.* from (
        select distinct photo.listing_id from jsonb_to_recordset(${JSON.stringify(rare)}::jsonb) as hash (high int, low int)
        join picture on picture.dhash = ((hash.high::bigint << 32) | (hash.low::bigint & 4294967295))
        join photo on photo.picture = picture.key limit ${mostCandidates}
      ) as shown join listing on listing.id = shown.listing_id
    ), placed as (
      select found.*, known.unit_name,
        case when found.is_approximate and known.exact_latitude is null or asked.latitude is null then null
          else round(111320 * sqrt(power(coalesce(known.exact_latitude, found.latitude) - asked.latitude, 2)
            + power((coalesce(known.exact_longitude, found.longitude) - asked.longitude)
              * cos(radians(asked.latitude)), 2))::numeric, 1)::float8 end as metres
      from (select *, true as is_pictured from pictured union all
        select *, false from near where id not in (select id from pictured)) as found
      cross join asked
      left join listing_private as known on known.listing_id = found.id
      where found.id <> asked.id and ${isWorthAsking(asked)}
    )
    select placed.id, code, title_es, status, placed.agency_id, business_type, placed.type, project.slug as project, unit_name, metres,
      ${sizeOf('placed')} as m2, price_usd::float8 as price_usd, similarity(fold_text(title_es), fold_text(${asked.title_es})) as similarity,
      first_published_at::text as first_published_at, published_at::text as published_at, home_id,
      status in ('published', 'reserved', 'inactive') as is_offered
    from placed cross join asked left join project on project.id = placed.project_id
    where is_pictured or metres <= ${around} or (metres is null and placed.sector_id = asked.sector_id)
    order by is_pictured desc, metres nulls last, placed.id limit ${mostCandidates}`)
  return rows
}

const sizeOf = (table: string) =>
  sql.raw(
    `(case when ${table}.construction_m2 > 0 then ${table}.construction_m2 else coalesce(${table}.lot_m2, 0) end)`,
  )

function like({ business_type, m2, price_usd }: Asked, types: readonly PropertyType[]) {
  return sql`listing.city_id = asked.city_id and listing.business_type = ${business_type}
    and listing.status not in ('draft', 'in_review') and listing.type = any(${sql.param(types)}::text[])
    and listing.price_usd between ${price_usd * 0.85} and ${price_usd * 1.15}
    and ${sizeOf('listing')} between ${m2 * 0.95} and ${m2 * 1.05}`
}

/** What is on offer; of this agency also what went off so lately that offering it again is no new offer. */
function isWorthAsking({ agency_id }: Asked) {
  return sql`(found.status in ('published', 'reserved', 'inactive') or (found.agency_id = ${agency_id}
    and found.status in ('sold', 'rented', 'withdrawn', 'expired')
    and found.status_since > now() - make_interval(days => ${daysUntilNew})))`
}

/** The hashes of the photos of listings, by listing. */
export async function listHashesOf(db: Connection, ids: readonly number[]): Promise<Map<number, Hash[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; high: number[]; low: number[] }>(sql`
    select photo.listing_id as id, array_agg((dhash >> 32)::int) as high, array_agg((dhash << 32 >> 32)::int) as low
    from photo join picture on picture.key = photo.picture
    where photo.listing_id = any(${sql.param(ids)}::int[]) and photo.kind = 'photo' and dhash is not null
    group by photo.listing_id`)
  return new Map(rows.map(({ id, high, low }) => [id, high.map((half, at) => ({ high: half, low: low[at]! }))]))
}

/** What is known of a pair already. */
export type Known = { id: number; verdict: Verdict | null; waited_until: Date | null }

/** What is known of a listing or draft beside others, by the other's number. */
export async function listKnown(
  db: Connection,
  { listing_id, draft_id }: { listing_id: number | null; draft_id: number | null },
): Promise<Map<number, Known>> {
  const { rows } = await db.execute<Omit<Known, 'waited_until'> & { waited_until: string | null }>(sql`
    select case when a = ${listing_id ?? 0} then b else a end as id, verdict, waited_until from look_alike
    where a = ${listing_id ?? 0} or b = ${listing_id ?? 0} or draft_id = ${draft_id ?? 0}`)
  return new Map(
    rows.map(({ waited_until, ...known }) => [
      known.id,
      { ...known, waited_until: waited_until === null ? null : new Date(waited_until) },
    ]),
  )
}

/** Pesos for a dollar. */
export async function readRate(db: Connection): Promise<number> {
  const { rows } = await db.execute<{ rate: number }>(sql`select newest_rate()::float8 as rate`)
  return rows[0]!.rate
}

/** One at a time puts a home on offer: two that do so at once would not see each other. */
export async function lockOffers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('look-alike', 0))`)
}

/** What staff wrote to whoever wrote a draft with another's pictures; null where nobody did. */
export async function findNote(
  db: Connection,
  { row, listing }: { row: { id: number }; listing: { id: number } | null },
): Promise<string | null> {
  const { rows } = await db.execute<{ note: string | null }>(sql`
    select note from look_alike where verdict = 'stolen' and (draft_id = ${row.id} or b = ${listing?.id ?? 0})
    order by at desc limit 1`)
  return rows[0]?.note ?? null
}

/** A pair as it is stored. */
export type PairRow = {
  id: number
  a: number
  b: number | null
  draft_id: number | null
  score: number
  reasons: Reasons
  waited_until: string | null
  verdict: Verdict | null
  by: string | null
  at: string | null
  total: number
}

const pairColumns = sql.raw(`pair.id, pair.a, pair.b, pair.draft_id, pair.score, pair.reasons, pair.verdict,
  to_char(pair.waited_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as waited_until,
  client.full_name as by, to_char(pair.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`)

const isThere = (listing: string) => sql.raw(`${listing}.status in ('published', 'reserved', 'inactive')`)

/** Pairs of what is on offer or wants to be, what waits first and then the likest; or those decided, the newest first. */
export async function listPairs(
  db: Connection,
  { isOpen, page, per_page }: { isOpen: boolean; page: number; per_page: number },
): Promise<{ pairs: PairRow[]; total: number }> {
  const wanted = isOpen
    ? sql`pair.verdict is null and ${isThere('one')} and (pair.draft_id is not null or ${isThere('other')})`
    : sql`pair.verdict is not null`
  const from = sql`look_alike as pair join listing as one on one.id = pair.a left join listing as other on other.id = pair.b
    left join client on client.id = pair.by left join listing_draft as draft on draft.id = pair.draft_id where ${wanted}`
  const order = isOpen
    ? sql`(draft.look_until is not null) desc, pair.score desc, pair.id`
    : sql`pair.at desc nulls last, pair.id desc`
  const { rows } = await db.execute<PairRow>(sql`
    select ${pairColumns}, count(*) over ()::int as total from ${from}
    order by ${order} limit ${per_page} offset ${(page - 1) * per_page}`)
  if (rows.length > 0 || page === 1) return { pairs: rows, total: rows[0]?.total ?? 0 }
  const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${from}`)
  return { pairs: [], total: counted.rows[0]!.total }
}

/** One pair; null where there is none. */
export async function findPair(db: Connection, id: number): Promise<PairRow | null> {
  const { rows } = await db.execute<PairRow>(sql`
    select ${pairColumns}, 1 as total from look_alike as pair left join client on client.id = pair.by where pair.id = ${id}`)
  return rows[0] ?? null
}

/** How many pairs wait for somebody to say what they are. */
export async function countOpenPairs(db: Connection): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from look_alike as pair join listing as one on one.id = pair.a
    left join listing as other on other.id = pair.b
    where pair.verdict is null and ${isThere('one')} and (pair.draft_id is not null or ${isThere('other')})`)
  return rows[0]!.count
}

/** A listing as a letter says it. */
export async function findHomeOfMail(db: Connection, id: number) {
  const { rows } = await db.execute<Home>(sql`
    select code, title_es, title_en, type, is_collection, price::float8 as price, currency from listing where id = ${id}`)
  return rows[0] ?? null
}

type Home = {
  code: string
  title_es: string
  title_en: string
  type: PropertyType
  is_collection: boolean
  price: number
  currency: Currency
}
