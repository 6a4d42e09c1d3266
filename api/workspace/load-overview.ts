import { countOpenPairs } from '../look-alike/queries.ts'
import { type SQL, sql } from 'drizzle-orm'

import { getDayHere } from '#contract/day.ts'
import type { Language } from '#contract/fields.ts'
import {
  daysUntilAsked,
  type FigureDay,
  maxConfirmed,
  type Overview,
  type WorkspaceBrief,
} from '#contract/workspace/workspace.ts'

import type { Connection } from '../database/open.ts'
import { findItems } from './load-listings.ts'
import { reachOf, type Working } from './queries.ts'
import { countDays, type ItemRow, titleOf } from './rows.ts'

type Asking = Working & { language: Language }

/** Rows of each block; what is to be confirmed is there whole, for one press confirms it. */
const rowsShown = 6

/** What waits for somebody, and what happened to their listings. */
export async function loadOverview(db: Connection, asking: Asking, now: Date): Promise<Overview> {
  const { session, reach } = asking
  const waiting = {
    to_confirm: sql`unconfirmed_since <= ${now.toISOString()}::timestamptz - make_interval(days => ${daysUntilAsked}::int)`,
    returned: sql`(state = 'returned' or draft_state = 'returned')`,
    // What waits for the network is past its manager.
    to_review:
      reach === 'own'
        ? sql`false`
        : sql`((state = 'in_review' or draft_state = 'in_review') and (${reach === 'all'} or look_until is null))`,
    mandates: sql`(mandate_until between ${getDayHere(now)}::date and ${getDayHere(now, 30)}::date
      and state in ('published', 'under_offer', 'reserved', 'inactive'))`,
  }
  const among = sql.join(Object.values(waiting), sql` or `)
  const marks = sql.join(
    Object.entries(waiting).map(([name, condition]) => sql`coalesce(${condition}, false) as ${sql.raw(name)}`),
    sql`, `,
  )
  const [{ rows }, enquiries, days, known] = await Promise.all([
    findItems<Marked>(db, asking, { sort: 'confirmed' }, { from: 0, count: maxConfirmed, now, among, marks }),
    loadWaiting(db, asking),
    loadDays(db, sql`listing_id in (select id from listing where ${reachOf(asking, 'listing')})`, now, 60),
    loadKnown(db, asking),
  ])
  const block = (name: keyof Marked, most = rowsShown) => {
    const found = rows.filter((row) => row[name])
    return { total: found.length, rows: found.slice(0, most).map((item) => toBrief(item, asking.language, now)) }
  }
  return {
    role: session.role === 'staff' || session.role === 'manager' ? session.role : 'agent',
    ...known,
    to_confirm: block('to_confirm', maxConfirmed),
    returned: block('returned'),
    to_review: block('to_review'),
    look_alikes: session.role === 'staff' ? await countOpenPairs(db) : 0,
    mandates: block('mandates'),
    enquiries,
    days,
  }
}

type Marked = { to_confirm: boolean; returned: boolean; to_review: boolean; mandates: boolean }

function toBrief(item: ItemRow, language: Language, now: Date): WorkspaceBrief {
  const { code, draft_id, state, draft_state, sector, city, cover, mandate_until, agent } = item
  return {
    code,
    draft_id,
    state,
    draft_state,
    cover,
    mandate_until,
    agent,
    reason: item.returned_reason ?? item.status_reason,
    title: titleOf(item, language),
    place: sector ?? city,
    unconfirmed_days: countDays(item.unconfirmed_since, now),
  }
}

/** Enquiries that nobody has answered, the one that has waited longest first. */
async function loadWaiting(db: Connection, working: Asking): Promise<Overview['enquiries']> {
  const { session, reach } = working
  const within =
    reach === 'agency'
      ? sql`(lead.agency_id = ${session.agency_id} or lead.agent_id in (select id from agent where agency_id = ${session.agency_id}))`
      : reachOf(working, 'lead')
  const { rows } = await db.execute<Overview['enquiries']['rows'][number] & { total: number }>(sql`
    select lead.id, lead.full_name, ${sql.raw(working.language === 'en' ? 'listing.title_en' : 'listing.title_es')} as title,
      to_char(lead.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
      count(*) over ()::int as total
    from lead left join listing on listing.id = lead.listing_id
    where lead.state = 'new' and lead.erased_at is null and ${within}
    order by lead.created_at, lead.id limit ${rowsShown}`)
  return { total: rows[0]?.total ?? 0, rows }
}

/** What happened on each of so many days before today, to those listings together; a day without anything is there too. */
export async function loadDays(db: Connection, within: SQL, now: Date, count: number): Promise<FigureDay[]> {
  const { rows } = await db.execute<FigureDay>(sql`
    select one::date::text as day, coalesce(opened, 0)::int as opened, coalesce(kept, 0)::int as kept,
      coalesce(enquiries, 0)::int as enquiries, coalesce(whatsapp, 0)::int as whatsapp
    from generate_series(${getDayHere(now, -count)}::date, ${getDayHere(now, -1)}::date, interval '1 day') as one
    left join (
      select day, sum(opened) as opened, sum(kept) as kept, sum(enquiries) as enquiries, sum(whatsapp) as whatsapp
      from listing_day where day >= ${getDayHere(now, -count)}::date and ${within} group by day
    ) as summed on summed.day = one::date
    order by one`)
  return rows
}

/** Sources that the list can be narrowed to. */
const maxSources = 200

type Known = Pick<Overview, 'agency' | 'agents' | 'sources' | 'listings'>

async function loadKnown(db: Connection, working: Working): Promise<Known> {
  const { session, reach } = working
  const { rows } = await db.execute<Known>(sql`
    select (select json_build_object('id', id, 'name', name) from agency where id = ${session.agency_id}) as agency,
      case when ${reach === 'agency'} then (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]')
        from agent where agency_id = ${session.agency_id} and suspended_at is null) else '[]' end as agents,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name, id), '[]')
        from (select id, name from import_source
          where ${reach === 'all'} or (${reach === 'agency'} and agency_id = ${session.agency_id})
          order by name, id limit ${maxSources}) as source) as sources,
      ((select count(*) from listing where ${reachOf(working, 'listing')})
        + (select count(*) from listing_draft as draft where listing_id is null and ${reachOf(working, 'draft')}))::int as listings`)
  return rows[0]!
}
