import { sql } from 'drizzle-orm'

import { maxListingsPerMail } from '#contract/saved-search/alert.ts'
import type { AlertRate, StoredCriteria } from '#contract/saved-search/saved-search.ts'
import type { Currency, Language } from '#contract/fields.ts'
import type { BusinessType, PropertyType } from '#contract/property/property-type.ts'

import { clients } from '../../account/table.ts'
import type { Database, Transaction } from '../../database/open.ts'
import { foundColumns } from '../../search/packed-listings.ts'
import { savedSearches } from '../table.ts'
import type { Fact, ListingEvent } from './rules.ts'
import { alertItems, alertRequests, listingEvents } from './table.ts'

/** Its rows as search reads them, whichever columns the table has had since. */
const snapshot = (column: 'before' | 'after') =>
  sql.raw(`(
  select to_jsonb(found) from (
    select ${foundColumns}, status from jsonb_populate_record(null::listing, event.${column}) as listing
  ) as found where event.${column} is not null)`)

/** The oldest events that have not been compared with the saved searches. */
export async function listEvents(db: Database, max: number): Promise<ListingEvent[]> {
  const { rows } = await db.execute<ListingEvent>(sql`
    select event.id, event.listing_id, event.was_offered, event.rate::float8 as rate, event.at::text as at,
      ${snapshot('before')} as before, ${snapshot('after')} as after
    from ${listingEvents} as event order by event.id limit ${max}`)
  return rows
}

export type Listening = { id: number; criteria: StoredCriteria; since: string }

/** Emails are wanted, and the address is confirmed. */
const isListening = sql`search.alert <> 'off' and (search.client_id is not null or search.confirmed_at is not null)`

/** The searches that emails are wanted of; those of another city or business than all the events are left out. */
export async function listListening(db: Database, events: readonly ListingEvent[]): Promise<Listening[]> {
  const cities = [...new Set(events.flatMap(({ before, after }) => [before?.city_id ?? 0, after.city_id]))]
  const kinds = [...new Set(events.flatMap(({ before, after }) => [before?.business_type ?? '', after.business_type]))]
  const { rows } = await db.execute<Listening>(sql`
    select search.id, search.criteria, search.alert_since::text as since
    from ${savedSearches} as search
    where ${isListening}
      and (search.criteria ->> 'city' is null
        or search.criteria ->> 'city' in (select slug from city where id = any(${sql.param(cities)}::int[])))
      and (search.criteria ->> 'business_type' is null
        or search.criteria ->> 'business_type' = any(${sql.param(kinds)}::text[]))
    order by search.id`)
  return rows
}

/** Takes events away for good; those that are still there, in this transaction alone. */
export async function takeEvents(tx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  // One process at a time, so that what a search has been told before is known.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('alert', 0))`)
  const { rows } = await tx.execute<{ id: number }>(
    sql`delete from ${listingEvents} where id = any(${sql.param(ids)}::int[]) returning id`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Of which listings each search has been told something, as `search/listing`. */
export async function listMailed(tx: Transaction, listings: readonly number[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ told: string }>(sql`
    select distinct search_id || '/' || listing_id as told from ${alertItems}
    where listing_id = any(${sql.param(listings)}::int[])`)
  return new Set(rows.map(({ told }) => told))
}

/** Of which homes each search has been told something, by whichever of their offers, as `search/home/number`. */
export async function listHomesMailed(tx: Transaction, homes: readonly number[]): Promise<string[]> {
  if (homes.length === 0) return []
  const { rows } = await tx.execute<{ told: string }>(sql`
    select distinct item.search_id || '/home/' || listing.home_id as told from ${alertItems} as item
    join listing on listing.id = item.listing_id where listing.home_id = any(${sql.param(homes)}::int[])`)
  return rows.map(({ told }) => told)
}

export type NewItem = { search_id: number; event: ListingEvent; fact: Fact }

/** Adds what searches are to be told, as far as they still want to hear of that moment. */
export async function addItems(tx: Transaction, items: readonly NewItem[]): Promise<void> {
  const rows = items.map(({ search_id, event, fact }) => ({
    search_id,
    listing_id: event.listing_id,
    event_id: event.id,
    kind: fact.kind,
    fact,
    at: event.at,
  }))
  await tx.execute(sql`
    insert into ${alertItems} (search_id, listing_id, event_id, kind, fact, at)
    select item.search_id, item.listing_id, item.event_id, item.kind, item.fact, item.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item
      (search_id int, listing_id int, event_id int, kind text, fact jsonb, at timestamptz)
    join ${savedSearches} as search on search.id = item.search_id
    where ${isListening} and item.at >= search.alert_since
    order by item.event_id, item.search_id
    on conflict do nothing`)
}

export type Due = { id: number; to: string; language: Language }

/** Seconds between two emails at once about one search, so that a hundred new homes are not a hundred emails. */
const secondsBetween = 30
/** Emails of the day go out at eight in the morning of Santo Domingo, which is noon in UTC all the year round. */
const newest = (unit: 'day' | 'week') =>
  sql.raw(`(date_trunc('${unit}', now() at time zone 'UTC' - interval '12 hours') + interval '12 hours')
    at time zone 'UTC'`)

/** The searches whose email is due and which have something to be told, held for this transaction. */
export async function takeDue(tx: Transaction, max: number): Promise<Due[]> {
  const { rows } = await tx.execute<Due>(sql`
    select search.id, coalesce(search.email, client.email) as "to", coalesce(search.language, client.language) as language
    from ${savedSearches} as search left join ${clients} as client on client.id = search.client_id
    where ${isListening}
      and exists (select from ${alertItems} as item
        where item.search_id = search.id and item.told_at is null and item.at >= search.alert_since)
      and case search.alert
        when 'instant' then coalesce(search.last_letter_at <= now() - make_interval(secs => ${secondsBetween}), true)
        when 'daily' then coalesce(search.last_letter_at, search.alert_since) < ${newest('day')}
        else coalesce(search.last_letter_at, search.alert_since) < ${newest('week')} end
    order by search.id limit ${max} for update of search skip locked`)
  return rows
}

/** Gives all that a search waits to be told to an email. */
export async function mailBy(tx: Transaction, search_id: number, letter_id: string): Promise<void> {
  await tx.execute(sql`
    update ${alertItems} as item set letter_id = ${letter_id}, told_at = now() from ${savedSearches} as search
    where search.id = ${search_id} and item.search_id = search.id and item.told_at is null
      and item.at >= search.alert_since`)
  await tx.execute(sql`update ${savedSearches} set last_letter_at = now() where id = ${search_id}`)
}

export type AlertOfMail = {
  id: number
  key: string
  name: string
  criteria: StoredCriteria
  alert: AlertRate
  full_name: string | null
}

/** The search of an email; null when it is gone or its emails were ended. */
export async function findListening(tx: Transaction, id: number): Promise<AlertOfMail | null> {
  const { rows } = await tx.execute<AlertOfMail>(sql`
    select search.id, search.key, search.name, search.criteria, search.alert, client.full_name
    from ${savedSearches} as search left join ${clients} as client on client.id = search.client_id
    where search.id = ${id} and ${isListening}`)
  return rows[0] ?? null
}

/** What a visitor's email asks back about; the release before named a search of its own. */
export async function findAlertRequest(
  tx: Transaction,
  about: Record<string, unknown>,
): Promise<{ key: string; name: string } | null> {
  const { rows } = await tx.execute<{ key: string; name: string }>(
    about.request === undefined
      ? sql`select key, name from ${savedSearches}
          where id = ${Number(about.search)} and email is not null and confirmed_at is null`
      : sql`select key, name from ${alertRequests} where key = ${about.request} and confirmed_at is null`,
  )
  return rows[0] ?? null
}

export type MailedListing = {
  code: string
  title: string
  type: PropertyType
  city: string
  sector: string
  price: number
  currency: Currency
  business_type: BusinessType
  is_collection: boolean
  facts: Fact[]
  count: number
}

/** The properties of an email, the newest news first, as many as it shows; `count` says how many there are in all. */
export async function listHomes(tx: Transaction, letter_id: string, language: Language): Promise<MailedListing[]> {
  const { rows } = await tx.execute<MailedListing>(sql`
    select listing.code, ${sql.raw(`listing.title_${language}`)} as title, listing.type, listing.business_type,
      listing.price::float8 as price, listing.currency, listing.is_collection, city.name as city, sector.name as sector,
      told.facts, count(*) over ()::int as count
    from (
      select listing_id, max(event_id) as newest, jsonb_agg(fact order by event_id) as facts
      from ${alertItems} where letter_id = ${letter_id} group by listing_id
    ) as told
    join listing on listing.id = told.listing_id
    join city on city.id = listing.city_id join sector on sector.id = listing.sector_id
    where listing.status not in ('draft', 'in_review')
    order by told.newest desc limit ${maxListingsPerMail}`)
  return rows
}
