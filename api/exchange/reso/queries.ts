import type { OpenDatabase } from '../../database/open.ts'
import type { Database } from '../../database/open.ts'
import { buildWhere } from './build-where.ts'
import type { Condition } from './parse-filter.ts'
import type { Order } from './read-options.ts'

/** Days that a listing stays in Property after it has left the offer: a replica learns of it. */
export const daysAfter = 90

/** What an agency shows: its offers, and what left them lately. */
const shown = `listing.agency_id = $1 and listing.published_at is not null and (listing.status = 'published'
  or coalesce(listing.status_since, listing.changed_at) > now() - interval '${daysAfter} days')`

/**
 * On a server a transaction may be committed after one that began later: whoever follows `changed_at` sees only what no
 * open transaction can come before any more, as search does.
 */
const settledOnServer = `least(clock_timestamp(), (
    select min(xact_start) from pg_stat_activity
    where datname = current_database() and backend_xid is not null
  )) - interval '1 second'`

/** The embedded database does one thing after the other, by a clock of milliseconds: those of this one may still come. */
const settledHere = "date_trunc('milliseconds', clock_timestamp())"

/** Until when nothing is written any more. Asked before a page is read, or who ends in between would be in neither. */
async function findSettled({ db, database }: Needed): Promise<string> {
  const moment = database.isEmbedded ? settledHere : settledOnServer
  const { rows } = await db.$client.query<{ moment: string }>(`select (${moment})::text as moment`)
  return rows[0]!.moment
}

const expressions: Record<Order['by'], { sql: string; cast: string }> = {
  ModificationTimestamp: { sql: 'listing.changed_at', cast: 'timestamptz' },
  ListPrice: { sql: "case when listing.status = 'published' then listing.price else 0 end", cast: 'numeric' },
  ListingKey: { sql: 'listing.id', cast: 'int' },
}

/** Where a page ended: the value by which it is ordered, and the listing. */
export type Place = { value: string; id: number }
/** A listing of a page, and when it had last changed as it was found. */
export type FoundPlace = Place & { changed_at: string }
type Needed = { db: Database; database: OpenDatabase }
type Asked = {
  agency_id: number
  filter: Condition | null
  order: Order
  after: Place | null
  skip: number
  most: number
  isCounted: boolean
}

/** A page of what an agency shows, in order, and how many there are of all where that is asked. */
export async function listPage(
  needed: Needed,
  { agency_id, filter, order, after, skip, most, isCounted }: Asked,
): Promise<{ places: FoundPlace[]; total: number | null }> {
  const { db } = needed
  const values: unknown[] = [agency_id]
  const bind = (value: unknown): string => `$${values.push(value)}`
  const { sql, cast } = expressions[order.by]
  const [direction, behind] = order.isDescending ? (['desc', '<'] as const) : (['asc', '>'] as const)
  const conditions = [
    shown,
    `listing.changed_at < ${bind(await findSettled(needed))}::timestamptz`,
    ...(filter ? [buildWhere(filter, bind)] : []),
  ]
  const sources = `listing join city on city.id = listing.city_id join sector on sector.id = listing.sector_id`
  const counted = isCounted
    ? await count(db, `select count(*)::int as total from ${sources} where ${conditions.join(' and ')}`, values)
    : null
  const next = after ? [`(${sql}, listing.id) ${behind} (${bind(after.value)}::${cast}, ${bind(after.id)}::int)`] : []
  const { rows } = await db.$client.query<FoundPlace>(
    `select listing.id, (${sql})::text as value,
       to_char(listing.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as changed_at
     from ${sources}
     where ${[...conditions, ...next].join(' and ')}
     order by ${sql} ${direction}, listing.id ${direction} limit ${bind(most)} offset ${bind(skip)}`,
    values,
  )
  return { places: rows, total: counted }
}

async function count(db: Database, text: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await db.$client.query<{ total: number }>(text, [...values])
  return rows[0]!.total
}

/** The listing under a key, where its agency shows it. */
export async function findShown(db: Database, agency_id: number, key: string): Promise<number | null> {
  if (!/^[1-9]\d{0,9}$/.test(key) || Number(key) > 2_147_483_647) return null
  const { rows } = await db.$client.query<{ id: number }>(`select id from listing where ${shown} and listing.id = $2`, [
    agency_id,
    key,
  ])
  return rows[0]?.id ?? null
}

/** The agency and its agents, by RESO's names. */
export async function listMembers(db: Database, agency_id: number): Promise<Record<string, unknown>[]> {
  const { rows } = await db.$client.query<Record<string, unknown>>(
    `select agent.id::text as "MemberKey", agent.name as "MemberFullName", agent.email as "MemberEmail",
       agent.phone as "MemberPreferredPhone", agent.license as "MemberStateLicense",
       agent.spoken_languages as "MemberLanguages", city.name as "MemberCity",
       agency.id::text as "OfficeKey", agency.name as "OfficeName"
     from agent join agency on agency.id = agent.agency_id join city on city.id = agent.city_id
     where agent.agency_id = $1 and agent.suspended_at is null order by agent.id`,
    [agency_id],
  )
  return rows
}

export async function listOffices(db: Database, agency_id: number): Promise<Record<string, unknown>[]> {
  const { rows } = await db.$client.query<Record<string, unknown>>(
    `select agency.id::text as "OfficeKey", agency.name as "OfficeName", agency.email as "OfficeEmail",
       agency.phone as "OfficePhone", agency.address as "OfficeAddress1", city.name as "OfficeCity",
       province.name as "OfficeStateOrProvince", 'DO' as "OfficeCountry"
     from agency join city on city.id = agency.city_id join province on province.id = city.province_id
     where agency.id = $1`,
    [agency_id],
  )
  return rows
}
