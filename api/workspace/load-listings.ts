import { type SQL, sql } from 'drizzle-orm'

import { getDayHere } from '#contract/day.ts'
import type { Language } from '#contract/fields.ts'
import {
  type WorkspaceRow,
  workspaceStates,
  type WorkspaceSort,
  type WorkspaceState,
} from '#contract/workspace/workspace.ts'

import type { Connection } from '../database/open.ts'
import { selectPhoto } from '../property/photo.ts'
import type { Search } from '../search/search.ts'
import type { Tools } from '../tools.ts'
import { inStates, type ItemFilter, selectItems, type Working } from './queries.ts'
import { type ItemRow, type Position, toWorkspaceRow } from './rows.ts'

export type ListQuery = ItemFilter & { state?: WorkspaceState[] | undefined; sort: WorkspaceSort }
type Found<Marks = unknown> = { rows: (ItemRow & Marks)[]; states: Partial<Record<WorkspaceState, number>> }
type Part = {
  from: number
  count: number
  now: Date
  /** What holds of every row beside what was asked, and what is told of each. */
  among?: SQL
  marks?: SQL
}

const usd = `(case currency when 'USD' then price else price / newest_rate() end)`
const figuresOf = (from: string, names: string) => `(select ${names} from listing_day
  where listing_day.listing_id = ${from}.listing_id and day >= (select since from figure_days) and day < (select today from figure_days))`

export const orders: Record<WorkspaceSort, string> = {
  '-changed': 'changed_at desc nulls last',
  price: `${usd} asc nulls last`,
  '-price': `${usd} desc nulls last`,
  quality: 'quality asc nulls last',
  '-quality': 'quality desc nulls last',
  confirmed: 'confirmed_at asc nulls last',
  '-confirmed': 'confirmed_at desc nulls last',
  '-opened': `${figuresOf('item', 'coalesce(sum(opened), 0)')} desc`,
  opened: `${figuresOf('item', 'coalesce(sum(opened), 0)')} asc`,
}

const shown = sql.raw(`
  item.*, item.price::float8 as price, newest_rate()::float8 as rate, item.mandate_until::text as mandate_until,
  json_build_object('id', agent.id, 'name', agent.name) as agent,
  sector.name as sector, sector.slug as sector_slug, city.name as city,
  case when picture.key is not null then ${selectPhoto('picture', 'null')} end as cover,
  ${figuresOf(
    'item',
    `json_build_object('opened', coalesce(sum(opened), 0), 'kept', coalesce(sum(kept), 0),
    'enquiries', coalesce(sum(enquiries), 0), 'whatsapp', coalesce(sum(whatsapp), 0))`,
  )} as figures`)
const beside = sql.raw(`
  join agent on agent.id = item.agent_id
  left join sector on sector.id = item.sector_id left join city on city.id = item.city_id
  left join picture on picture.key = item.cover`)

/** Rows of the list in their order, and how many there are of each state under the other filters: one question. */
export async function findItems<Marks = unknown>(
  db: Connection,
  working: Working,
  { state, sort, ...filter }: ListQuery,
  { from, count, now, among = sql`true`, marks = sql`null as mark` }: Part,
): Promise<Found<Marks>> {
  const order = sql.raw(orders[sort])
  const { rows } = await db.execute<Found<Marks>>(sql`
    with figure_days as (select ${getDayHere(now, -30)}::date as since, ${getDayHere(now)}::date as today),
    item as materialized (${selectItems(working, filter, now)}),
    page as (
      select item.*, ${marks}, row_number() over (order by ${order}, listing_id desc nulls first, draft_id desc) as place
      from item where ${inStates(state)} and (${among})
      order by place limit ${count} offset ${from}
    )
    select
      (select coalesce(json_agg(shown order by place), '[]')
        from (select ${shown} from page as item ${beside}) as shown) as rows,
      (select coalesce(json_object_agg(state, count), '{}')
        from (select state, count(*)::int as count from item group by state) as counted) as states`)
  return rows[0]!
}

type Asking = Working & { language: Language }

/** One page of the list, each row with where the search shows it now. */
export async function loadListings(
  { db, search, now, pageAddress }: Pick<Tools, 'db' | 'search' | 'now' | 'pageAddress'>,
  asking: Asking,
  { page, per_page, ...query }: ListQuery & { page: number; per_page: number },
) {
  const at = now()
  const found = await findItems(db, asking, query, { from: (page - 1) * per_page, count: per_page, now: at })
  const rows = toRows({ search, pageAddress }, asking, query, { items: found.rows, now: at })
  const chosen: readonly WorkspaceState[] = query.state?.length ? query.state : workspaceStates
  const states = Object.fromEntries(workspaceStates.map((state) => [state, found.states[state] ?? 0])) as Record<
    WorkspaceState,
    number
  >
  return { rows, states, total: chosen.reduce((sum, state) => sum + states[state], 0) }
}

/** Rows of the list as the workspace shows them. */
export function toRows(
  { search, pageAddress }: Pick<Tools, 'search' | 'pageAddress'>,
  asking: Asking,
  query: ListQuery,
  { items, now }: { items: readonly ItemRow[]; now: Date },
): WorkspaceRow[] {
  const reading = { ...asking, now, pageAddress, isOfColleague: query.of_colleagues }
  return items.map((item) => toWorkspaceRow(item, findPosition(search, item), reading))
}

/** Where the search shows a listing among its like: same business, kind and sector. */
export function findPosition(
  search: Pick<Search, 'position'>,
  { listing_id, status, business_type, type, sector, sector_slug }: ItemRow,
): Position {
  if (listing_id === null || status !== 'published' || !business_type || !type || !sector || !sector_slug) return null
  const found = search.position(listing_id, { business_type, type: [type], sector: sector_slug })
  return found && { ...found, place: sector }
}
