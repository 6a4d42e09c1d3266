import { type SQL, sql } from 'drizzle-orm'

import { timeZone } from '#contract/day.ts'
import type { LeadListing, PageAddress } from '#contract/mail/mail.ts'
import type { Language } from '#contract/fields.ts'
import type { Lead, LeadEvent, LeadNote, LeadRow, LeadState } from '#contract/lead/lead.ts'
import type { ReferralType } from '#contract/lead/referral.ts'
import type { PropertyType } from '#contract/property/property-type.ts'
import { toListingSlug, toTypeSlug } from '#contract/slugs.ts'

import type { Connection, Database } from '../database/open.ts'
import { toRealstateType } from '../property/realstate-type.ts'
import type { Session } from '../tools/session.ts'
import { toExcerpt } from './rules.ts'
import { findVisitOfLead, toVisit } from './visit/queries.ts'

type Tools = { pageAddress: PageAddress }

export type LeadFilter = {
  kind?: string[] | undefined
  state?: LeadState[] | undefined
  agent?: 'none' | number | undefined
  from?: string | undefined
  to?: string | undefined
  property_code?: string | undefined
  q?: string | undefined
}

/** Whose enquiries are seen: an agent's own, a manager's agency's, or all. */
export type Desk = Pick<Session, 'role' | 'agent_id' | 'agency_id'>

/** Of a home only what its card in an email or on the desk needs. */
export type Home = Omit<LeadListing, 'title' | 'link'> & {
  title_es: string
  title_en: string
  type: PropertyType
  is_collection: boolean
}
type Named = { id: number; name: string }
type Sender = (Named & { type: ReferralType }) | null
type Row = Omit<LeadRow, 'property' | 'excerpt'> & { message: string | null; listing: Home | null }
type WholeRow = Row & Pick<Lead, 'details' | 'page' | 'consent'> & { last: Sender; first: Sender; is_erased: boolean }

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const named = (table: string) =>
  `case when ${table}.id is not null then json_build_object('id', ${table}.id, 'name', ${table}.name) end`
const sender = (which: '' | 'first_') => `(
  select json_build_object('type', 'referer', 'id', id, 'name', name) from agent where id = lead.${which}referrer_agent_id
  union all
  select json_build_object('type', 'areferer', 'id', id, 'name', name) from agency where id = lead.${which}referrer_agency_id
  limit 1)`

const columns = sql.raw(`
  lead.id, lead.reference, lead.kind, lead.state, lead."check", lead.full_name, lead.phone, lead.email, lead.message,
  lead.language, lead.department, ${named('agent')} as agent, ${named('agency')} as agency,
  case when listing.id is not null then json_build_object('code', listing.code, 'title_es', listing.title_es,
    'title_en', listing.title_en, 'type', listing.type, 'is_collection', listing.is_collection,
    'price', listing.price::float8, 'currency', listing.currency) end as listing,
  ${iso('lead.created_at')} as created_at, ${iso('lead.first_answered_at')} as first_answered_at`)
const more = sql.raw(`lead.details, lead.page, lead.consent, lead.erased_at is not null as is_erased,
  ${sender('')} as last, ${sender('first_')} as first`)
const sources = sql.raw(`lead left join agent on agent.id = lead.agent_id
  left join agency on agency.id = lead.agency_id left join listing on listing.id = lead.listing_id`)
const newestFirst = sql.raw('lead.created_at desc, lead.id desc')

/** An agent's desk has what is theirs, a manager's what came to the agency or its agents; who is neither has nothing. */
function onDesk({ role, agent_id, agency_id }: Desk): SQL {
  if (role === 'staff') return sql`true`
  if (role !== 'manager') return sql`lead.agent_id = ${agent_id}`
  return sql`(lead.agent_id = any(array(select id from agent where agency_id = ${agency_id}))
    or (lead.agent_id is null and lead.agency_id = ${agency_id}))`
}

/** The first moment of a day in Santo Domingo, so many days later. */
const dayAt = (day: string, later: number) => sql`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`

/** All that was asked but the state, which is counted apart. */
function matching(desk: Desk, { kind, agent, from, to, property_code, q }: LeadFilter): SQL {
  const asked = [
    onDesk(desk),
    kind && sql`lead.kind = any(${sql.param(kind)}::text[])`,
    agent === 'none' ? sql`lead.agent_id is null` : agent && sql`lead.agent_id = ${agent}`,
    from && sql`lead.created_at >= ${dayAt(from, 0)}`,
    to && sql`lead.created_at < ${dayAt(to, 1)}`,
    property_code && sql`listing.code = ${property_code}`,
    q && saying(q),
  ].filter((condition) => condition !== undefined && condition !== '')
  return sql.join(asked as SQL[], sql` and `)
}

/** Words as they stand in an enquiry, or the digits of a telephone however they are parted. */
function saying(q: string): SQL {
  const digits = q.replace(/[\s().+-]/g, '')
  const isNumber = /^\d{4,}$/.test(digits)
  const words = sql`lead.folded like '%' || regexp_replace(fold_name(${q}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
  return isNumber ? sql`(${words} or lead.phone like ${`%${digits}%`})` : words
}

/** What was set aside as suspicious is shown to those only who ask for it. */
const inState = (state: LeadState[] | undefined) =>
  state && state.length > 0 ? sql`lead.state = any(${sql.param(state)}::text[])` : sql`lead.state <> 'spam'`

type Page = { page: number; per_page: number }
type Found = { total: number; states: Record<LeadState, number>; answer_minutes: number | null; leads: LeadRow[] }

/** One page of a desk's enquiries, newest first, how many there are of each state, and how long answers took. */
export async function loadLeads(
  { db, pageAddress }: Tools & { db: Database },
  desk: Desk,
  filter: LeadFilter,
  { page, per_page, language }: Page & { language: Language },
): Promise<Found> {
  const asked = matching(desk, filter)
  const chosen = inState(filter.state)
  const [{ rows }, { rows: counts }, { rows: times }] = await Promise.all([
    db.execute<Row>(sql`
      select ${columns} from ${sources} where ${asked} and ${chosen}
      order by ${newestFirst} limit ${per_page} offset ${(page - 1) * per_page}`),
    db.execute<{ state: LeadState; count: number; isChosen: boolean }>(sql`
      select lead.state, count(*)::int as count, ${chosen} as "isChosen"
      from ${sources} where ${asked} group by lead.state`),
    db.execute<{ minutes: number | null }>(sql`
      select (percentile_cont(0.5) within group (order by extract(epoch from lead.first_answered_at - lead.created_at)) / 60)::float8 as minutes
      from ${sources} where ${asked} and ${chosen} and lead.first_answered_at is not null`),
  ])
  const count = (state: LeadState) => counts.find((row) => row.state === state)?.count ?? 0
  return {
    leads: rows.map((row) => leadRowOf(pageAddress, row, language)),
    total: counts.reduce((sum, row) => sum + (row.isChosen ? row.count : 0), 0),
    states: {
      new: count('new'),
      answered: count('answered'),
      won: count('won'),
      lost: count('lost'),
      spam: count('spam'),
    },
    answer_minutes: times[0]!.minutes === null ? null : Math.round(times[0]!.minutes * 10) / 10,
  }
}

/** The same enquiries whole, as many as a table takes. */
export async function loadLeadsToExport(db: Database, desk: Desk, filter: LeadFilter, max: number) {
  const { rows } = await db.execute<WholeRow>(sql`
    select ${columns}, ${more} from ${sources} where ${matching(desk, filter)} and ${inState(filter.state)}
    order by ${newestFirst} limit ${max}`)
  return rows
}

/** An enquiry as the emails about it know it: whoever's it is. */
export async function loadLeadOfMail(tx: Connection, id: number, pageAddress: PageAddress, language: Language) {
  const { rows } = await tx.execute<WholeRow>(sql`select ${columns}, ${more} from ${sources} where lead.id = ${id}`)
  const [row] = rows
  return row ? { ...row, home: row.listing && homeOf(pageAddress, row.listing, language) } : null
}

/** An enquiry of a desk with its notes and what happened to it; null when there is none on that desk. */
export async function loadLead(
  { db, pageAddress, now }: Tools & { db: Connection; now: () => Date },
  desk: Desk,
  id: number,
  language: Language,
): Promise<Lead | null> {
  const { rows } = await db.execute<WholeRow & { notes: LeadNote[]; events: LeadEvent[] }>(sql`
    select ${columns}, ${more}, ${sql.raw(written('lead_note', 'text'))} as notes,
      ${sql.raw(written('lead_event', 'event'))} as events
    from ${sources} where lead.id = ${id} and ${onDesk(desk)}`)
  const [row] = rows
  if (!row) return null
  const visit = row.kind === 'visit' ? await findVisitOfLead(db, id) : null
  const { last, first, details, page, consent, message, notes, events } = row
  return {
    ...leadRowOf(pageAddress, row, language),
    message,
    details,
    visit: visit && toVisit(visit, details, now()),
    page,
    consent,
    referral: { last: shown(last), first: shown(first) },
    notes,
    events,
  }
}

function shown(sender: Sender) {
  return sender && { ...sender, id: String(sender.id) }
}

/** What stands of an enquiry in a table of its own, oldest first, with who wrote it. */
const written = (table: string, column: string) => `(
  select coalesce(json_agg(json_build_object('id', own.id, 'at', ${iso('own.at')}, 'by', client.full_name, '${column}', own.${column})
    order by own.id), '[]')
  from ${table} as own left join client on client.id = own.client_id where own.lead_id = lead.id)`

function leadRowOf(pageAddress: PageAddress, row: Row, language: Language): LeadRow {
  const { message, listing, ...shown } = row
  return { ...shown, excerpt: toExcerpt(message), property: listing && homeOf(pageAddress, listing, language) }
}

/** A home as its card in an email, on the desk or in an account has it. */
export function homeOf(pageAddress: PageAddress, listing: Home, language: Language): LeadListing {
  const { code, title_es, title_en, type, is_collection, price, currency } = listing
  const title = language === 'es' ? title_es : title_en
  const holes = { type: toTypeSlug(toRealstateType(type, language)), slug: toListingSlug(title, code) }
  const link = pageAddress(is_collection ? 'collection_property' : 'property', language, { holes })
  return { code, title, price, currency, link }
}
