import { sql } from 'drizzle-orm'

import type { AskedListing, ReportReason } from '#contract/freshness/freshness.ts'
import type { Language } from '#contract/fields.ts'
import type { PropertyType } from '#contract/property/property-type.ts'
import { daysToSink } from '#contract/property/unconfirmed.ts'

import type { Connection, Transaction } from '../database/open.ts'
import { days, daysOfFeed, daysReserved, daysToAnswer } from './rules.ts'

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`
const before = (now: Date, count: number) => sql`${at(now)} - make_interval(days => ${count})`

/** The listings that one agent is to be asked about: the one who waits longest, held for this transaction. */
export async function takeAsked(tx: Transaction, moment: Date, max: number) {
  const { rows } = await tx.execute<{ id: number; agent_id: number; stage: number }>(sql`
    with due as (
      select listing.id, listing.agent_id, listing.confirmed_at,
        case when confirmed_at <= ${before(moment, days.secondLetter)} then 2 else 1 end as stage
      from listing left join confirmation_request as asked on asked.listing_id = listing.id
      where status = 'published' and confirmed_at <= ${before(moment, days.firstLetter)}
        and coalesce(asked.stage, 0) < case when confirmed_at <= ${before(moment, days.secondLetter)} then 2 else 1 end
    )
    select listing.id, listing.agent_id, due.stage
    from due join listing on listing.id = due.id
    where due.agent_id = (select agent_id from due order by confirmed_at, id limit 1)
    order by due.confirmed_at, due.id limit ${max} for no key update of listing`)
  return rows
}

/** Writes down that these were asked about. */
export async function noteAsked(tx: Transaction, ids: readonly number[], stage: number, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into confirmation_request (listing_id, stage, asked_at)
    select id, ${stage}, ${at(now)} from unnest(${sql.param(ids)}::int[]) as id
    on conflict (listing_id) do update set stage = excluded.stage, asked_at = excluded.asked_at`)
}

/** Published listings that are unconfirmed for too long, or whose agent did not answer a doubt, and stand as if they were not. */
export async function listToSink(db: Connection, now: Date, daysToSink: number, max: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    (select id from listing where status = 'published' and rank >= 0 and confirmed_at <= ${before(now, daysToSink)} limit ${max})
    union
    (select id from confirmation_request as asked join listing on listing.id = asked.listing_id
      where asked.doubted_until <= ${at(now)} and status = 'published' and rank >= 0 limit ${max})`)
  return rows.map(({ id }) => id)
}

/**
 * Confirms listings that a source had in a file which was read whole: as of then, and for no longer than sixty days since a
 * person last said so. Written when it is needed, and not with every file. Answers which those were.
 */
export async function confirmByFeed(tx: Transaction, now: Date, max: number): Promise<number[]> {
  const byPerson = sql`case when listing.confirmed_by = 'feed' then item.person_at else listing.confirmed_at end`
  const { rows } = await tx.execute<{ id: number }>(sql`
    with due as (
      select listing.id, ${byPerson} as person_at,
        least(source.read_at, ${byPerson} + make_interval(days => ${daysOfFeed - daysToSink})) as confirmed_at
      from listing join import_item as item on item.listing_id = listing.id and item.gone_at is null
      join import_source as source on source.id = item.source_id
      where listing.status = 'published' and listing.confirmed_at <= ${before(now, days.firstLetter - 1)}
        and source.read_at > listing.confirmed_at + interval '1 hour'
        and ${byPerson} + make_interval(days => ${daysOfFeed - daysToSink}) > listing.confirmed_at + interval '1 hour'
      order by listing.confirmed_at limit ${max} for no key update of listing skip locked),
    noted as (update import_item set person_at = due.person_at from due where import_item.listing_id = due.id)
    update listing set confirmed_at = due.confirmed_at, confirmed_by = 'feed'
    from due where listing.id = due.id returning listing.id`)
  return rows.map(({ id }) => id)
}

/** Listings that nobody confirmed for four weeks, though they were asked about twice. */
export function takeUnconfirmed(tx: Transaction, now: Date, max: number): Promise<number[]> {
  return take(
    tx,
    sql`status = 'published' and confirmed_at <= ${before(now, days.pause)} and exists (
      select from confirmation_request as asked where asked.listing_id = listing.id and asked.stage = 2
        and asked.asked_at <= ${before(now, daysToAnswer)})`,
    max,
  )
}

/** Reserved listings of which nobody has said anything for too long. */
export function takeWithoutNews(tx: Transaction, now: Date, max: number): Promise<number[]> {
  return take(
    tx,
    sql`status = 'reserved' and greatest(status_since, confirmed_at) <= case business_type
      when 'lease' then ${before(now, daysReserved.lease)} else ${before(now, daysReserved.sale)} end`,
    max,
  )
}

/** Listings on offer whose mandate's last day has passed. */
export function takeWithoutMandate(tx: Transaction, today: string, max: number): Promise<number[]> {
  return take(
    tx,
    sql`status in ('published', 'reserved', 'inactive') and id in (
      select listing_id from listing_private where mandate_until < ${today}::date)`,
    max,
  )
}

async function take(tx: Transaction, where: ReturnType<typeof sql>, max: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from listing where ${where} order by id limit ${max} for no key update skip locked`,
  )
  return rows.map(({ id }) => id)
}

/** A listing as letters to whom it belongs show it. */
export type MailedOffer = Omit<AskedListing, 'is_open'> & {
  id: number
  type: PropertyType
  is_collection: boolean
  agent_id: number
  status_reason: string | null
  status_since: string | null
  stage: number
}

/** These listings, as far as they are that agent's, those that wait longest first. */
export async function listOffers(
  db: Connection,
  agent: number,
  by: { ids: readonly number[] } | { codes: readonly string[] },
  language: Language,
): Promise<MailedOffer[]> {
  const named =
    'ids' in by
      ? sql`listing.id = any(${sql.param(by.ids)}::int[])`
      : sql`listing.code = any(${sql.param(by.codes)}::text[])`
  const { rows } = await db.execute<MailedOffer>(sql`
    select listing.id, listing.code, ${sql.raw(`listing.title_${language}`)} as title, listing.type,
      listing.is_collection, listing.agent_id, sector.name || ', ' || city.name as place,
      listing.price::float8 as price, listing.currency, listing.business_type, listing.status,
      listing.status_reason, listing.status_since::text as status_since, coalesce(asked.stage, 0) as stage,
      to_char(listing.confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as confirmed_at
    from listing join city on city.id = listing.city_id join sector on sector.id = listing.sector_id
      left join confirmation_request as asked on asked.listing_id = listing.id
    where ${named} and listing.agent_id = ${agent} and listing.status not in ('draft', 'in_review')
    order by listing.confirmed_at nulls first, listing.id`)
  return rows
}

/** Whoever manages the agency of an agent and may be written to. */
export async function listManagers(db: Connection, { agent }: { agent: number }) {
  const { rows } = await db.execute<{ to: string; language: Language; full_name: string }>(sql`
    select email as "to", language, full_name from client
    where role = 'manager' and agency_id = (select agency_id from agent where id = ${agent}) and confirmed_at is not null and suspended_at is null
    order by id`)
  return rows
}

/** Takes the mark off that nobody else may offer it. */
export async function endExclusive(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`update listing set is_exclusive = false where id = ${id} and is_exclusive`)
}

/** What visitors say is not true of these listings, as long as nobody answered it. */
export async function listReasons(db: Connection, ids: readonly number[]): Promise<ReportReason[]> {
  const { rows } = await db.execute<{ reason: ReportReason }>(sql`
    select distinct reason from listing_report
    where listing_id = any(${sql.param(ids)}::int[]) and state = 'new' order by reason`)
  return rows.map(({ reason }) => reason)
}

/** Forgets what visitors reported half a year ago. */
export async function deleteOldReports(db: Connection): Promise<void> {
  await db.execute(sql`delete from listing_report where at < now() - interval '180 days'`)
}
