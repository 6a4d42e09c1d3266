import { type SQL, sql } from 'drizzle-orm'

import type { WorkspaceState } from '#contract/workspace/workspace.ts'

import type { Session } from '../tools/session.ts'

/** Whose listings somebody works with. */
export type Working = { session: Session; reach: 'own' | 'agency' | 'all' }

/** What is asked of the list besides its state, order and page. */
export type ItemFilter = {
  of_colleagues?: boolean | undefined
  q?: string | undefined
  agent?: number | undefined
  business_type?: string | undefined
  type?: string | undefined
  city?: string | undefined
  max_quality?: number | undefined
  unconfirmed_days?: number | undefined
  without_english?: boolean | undefined
  mandate_until?: string | undefined
  source_id?: number | undefined
}

/** What of a table is within reach: an agent's own, an agency's, all; who is of no agency reaches nothing. */
export function reachOf({ session, reach }: Working, table: 'listing' | 'draft' | 'lead'): SQL {
  const column = (name: string) => sql.raw(`${table}.${name}`)
  if (reach === 'all') return sql`true`
  if (reach === 'agency') return sql`${column('agency_id')} = ${session.agency_id}`
  return sql`${column('agent_id')} = ${session.agent_id}`
}

const draftState = `case when draft.submitted_at is not null then 'in_review'
  when draft.publish_at is not null then 'scheduled'
  when draft.returned_reason is not null then 'returned' else 'draft' end`
const said = (field: string) => `coalesce(said.document->>'${field}', listing.${field})`

/** Only where a draft counts is its place looked for: for every listing it would be all that the question costs. */
const placeOf = (table: 'city' | 'sector') => `case when said.document is null then listing.${table}_id
  else coalesce((select id from ${table} where slug = said.document->>'${table}'), listing.${table}_id) end`

/** Descriptions are long, and stored apart: they are read where they are asked about. */
const lacksEnglish = `(coalesce(${said('title_en')}, '') in ('', ${said('title_es')})
  or coalesce(${said('description_en')}, '') in ('', ${said('description_es')}))`

/** Once it was public, what is public counts; before that what its draft says. */
const listColumns = (asksEnglish: boolean, knowsPrivate: boolean) =>
  sql.raw(`
  listing.id as listing_id, draft.id as draft_id, listing.code, listing.status, listing.under_offer_since,
  listing.status_since, listing.status_reason,
  coalesce(listing.agent_id, draft.agent_id) as agent_id, coalesce(listing.agency_id, draft.agency_id) as agency_id,
  kind.is_public,
  case when kind.is_public and listing.status = 'published' and listing.under_offer_since is not null then 'under_offer'
    when kind.is_public then listing.status
    when draft.id is null then listing.status else ${draftState} end as state,
  case when kind.is_public and draft.id is not null
    then (case ${draftState} when 'draft' then 'changes' else ${draftState} end) end as draft_state,
  draft.returned_reason,
  ${said('title_es')} as title_es, ${said('title_en')} as title_en,
  ${asksEnglish ? lacksEnglish : 'null::boolean'} as lacks_english,
  ${said('business_type')} as business_type, ${said('type')} as type, ${said('currency')} as currency,
  coalesce((said.document->>'price')::numeric, listing.price) as price,
  ${placeOf('city')} as city_id, ${placeOf('sector')} as sector_id,
  coalesce(said.document->'photos'->0->>'key', listing.cover_picture) as cover,
  coalesce(listing.is_collection, false) as is_collection,
  case when kind.is_public then listing.quality else coalesce(draft.quality, listing.quality) end as quality,
  case when kind.is_public then listing.confirmed_at end as confirmed_at,
  case when listing.status in ('published', 'reserved') or (listing.status = 'inactive' and listing.status_reason = 'unconfirmed')
    then coalesce(listing.confirmed_at, listing.published_at) end as unconfirmed_since,
  greatest(draft.changed_at, listing.confirmed_at, listing.status_since, listing.published_at, listing.created_at) as changed_at,
  draft.publish_at, draft.submitted_at, draft.look_until,
  ${knowsPrivate ? `coalesce(known.mandate_until, (draft.document->>'mandate_until')::date)` : 'null::date'} as mandate_until,
  ${knowsPrivate ? `coalesce(known.owner_name, draft.document->>'owner_name')` : 'null::text'} as owner_name`)
const beside = sql.raw(`
  left join listing_private as known on known.listing_id = listing.id
  cross join lateral (select coalesce(listing.status not in ('draft', 'in_review'), false) as is_public) as kind
  cross join lateral (select case when not kind.is_public then draft.document end as document) as said`)

/** Every listing and every draft without one, within reach and as asked, as the relation of a `with`. */
export function selectItems(working: Working, filter: ItemFilter, now: Date): SQL {
  const ofColleagues = filter.of_colleagues === true
  const { agent_id, agency_id } = working.session
  const listed = ofColleagues
    ? sql`listing.agency_id = ${agency_id} and listing.agent_id is distinct from ${agent_id} and listing.status = 'published'`
    : reachOf(working, 'listing')
  // Staff read mandates and owners with a line in the audit, an agent those of nobody else: not by trying filters here.
  const columns = listColumns(filter.without_english === true, working.reach !== 'all' && !ofColleagues)
  const drafted = ofColleagues ? sql`false` : reachOf(working, 'draft')
  return sql`
    select * from (
      select ${columns} from listing left join listing_draft as draft on draft.listing_id = listing.id ${beside}
      where ${listed}
      union all
      select ${columns} from listing_draft as draft left join listing on listing.id = draft.listing_id ${beside}
      where draft.listing_id is null and ${drafted}
    ) as item
    where ${sql.join(listConditions(filter, now), sql` and `)}`
}

const isLike = (what: SQL, q: string) =>
  sql`fold_name(${what}) like '%' || regexp_replace(fold_name(${q}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

function listConditions(asked: ItemFilter, now: Date): SQL[] {
  const { q, agent, business_type, type, city, max_quality, unconfirmed_days, without_english } = asked
  const { mandate_until, source_id } = asked
  const broughtAs = (name: string) =>
    sql`${sql.raw(name)} in (select ${sql.raw(name)} from import_item where source_id = ${source_id} and ${sql.raw(name)} is not null)`
  const conditions = [
    sql`true`,
    q !== undefined &&
      sql`(code like ${q.replace(/[\\%_]/g, String.raw`\$&`)} || '%' or ${isLike(sql`title_es`, q)} or ${isLike(sql`title_en`, q)}
        or ${isLike(sql`owner_name`, q)})`,
    agent !== undefined && sql`agent_id = ${agent}`,
    business_type !== undefined && sql`business_type = ${business_type}`,
    type !== undefined && sql`type = ${type}`,
    city !== undefined && sql`city_id = (select id from city where slug = ${city})`,
    max_quality !== undefined && sql`quality < ${max_quality}`,
    unconfirmed_days !== undefined &&
      sql`unconfirmed_since <= ${now.toISOString()}::timestamptz - make_interval(days => ${unconfirmed_days}::int)`,
    without_english === true && sql`lacks_english`,
    mandate_until !== undefined && sql`mandate_until <= ${mandate_until}::date`,
    // Where colleagues' offers came from is theirs to know.
    source_id !== undefined &&
      (asked.of_colleagues ? sql`false` : sql`(${broughtAs('listing_id')} or ${broughtAs('draft_id')})`),
  ]
  return conditions.filter((condition) => condition !== false)
}

export const inStates = (states: readonly WorkspaceState[] | undefined): SQL =>
  states?.length ? sql`state = any(${sql.param([...states])}::text[])` : sql`true`
