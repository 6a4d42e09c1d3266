import { type SQL, sql } from 'drizzle-orm'

import { getDayHere } from '#contract/day.ts'
import type { Language } from '#contract/fields.ts'
import type { WorkspaceRow } from '#contract/workspace/workspace.ts'

import type { Connection } from '../database/open.ts'
import type { Tools } from '../tools.ts'
import { findItems, type ListQuery, orders, toRows } from './load-listings.ts'
import { inStates, selectItems, type Working } from './queries.ts'

/** A row of the list by its listing, or by its draft where it has none. */
export type RowKey = { listing_id: number | null; draft_id: number | null }

/** All rows of the list in its order, by their keys alone. */
export async function listKeys(
  db: Connection,
  working: Working,
  { state, sort, ...filter }: ListQuery,
  now: Date,
): Promise<RowKey[]> {
  const { rows } = await db.execute<RowKey>(sql`
    with figure_days as (select ${getDayHere(now, -30)}::date as since, ${getDayHere(now)}::date as today),
    item as materialized (${selectItems(working, filter, now)})
    select listing_id, draft_id from item where ${inStates(state)}
    order by ${sql.raw(orders[sort])}, listing_id desc nulls first, draft_id desc`)
  return rows
}

const isOfKeys = (keys: readonly RowKey[]): SQL => {
  const listed = keys.flatMap(({ listing_id }) => listing_id ?? [])
  const drafted = keys.flatMap(({ listing_id, draft_id }) => (listing_id === null ? (draft_id ?? []) : []))
  return sql`(listing_id = any(${sql.param(listed)}::int[])
    or listing_id is null and draft_id = any(${sql.param(drafted)}::int[]))`
}

type Asking = Working & { language: Language }

/** Those rows of the list that are there still, in its order. */
export async function loadListed(
  { db, search, now, pageAddress }: Pick<Tools, 'db' | 'search' | 'now' | 'pageAddress'>,
  asking: Asking,
  query: ListQuery,
  keys: readonly RowKey[],
): Promise<WorkspaceRow[]> {
  const at = now()
  const part = { from: 0, count: keys.length, now: at, among: isOfKeys(keys) }
  const { rows: items } = await findItems(db, asking, query, part)
  return toRows({ search, pageAddress }, asking, query, { items, now: at })
}
