import { sql } from 'drizzle-orm'

import type { Language } from '#contract/fields.ts'
import type { ListingFigures } from '#contract/workspace/workspace.ts'

import { AppError } from '../app-error.ts'
import type { Tools } from '../tools.ts'
import { findItems, findPosition } from './load-listings.ts'
import { loadDays } from './load-overview.ts'
import type { Working } from './queries.ts'
import { titleOf } from './rows.ts'

/** What happened to a listing within reach that was public once; any other does not exist. */
export async function loadFigures(
  { db, search, now }: Pick<Tools, 'db' | 'search' | 'now'>,
  asking: Working & { language: Language },
  code: string,
): Promise<ListingFigures> {
  const at = now()
  const among = sql`code = ${code} and is_public`
  const { rows } = await findItems(db, asking, { sort: '-changed' }, { from: 0, count: 1, now: at, among })
  const [item] = rows
  if (!item) throw new AppError('listing.not_found')
  const [days, { rows: prices }, { rows: public_ }] = await Promise.all([
    loadDays(db, sql`listing_id = ${item.listing_id}`, at, 90),
    db.execute<ListingFigures['prices'][number]>(sql`
      select to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until, price::float8 as price, currency
      from price_change where listing_id = ${item.listing_id} order by id`),
    db.execute<{ published_at: string | null }>(sql`
      select to_char(first_published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as published_at
      from listing where id = ${item.listing_id}`),
  ])
  return {
    code,
    title: titleOf(item, asking.language) ?? code,
    state: item.state,
    draft_id: item.draft_id,
    may_edit: item.status !== 'sold' && item.status !== 'rented',
    published_at: public_[0]!.published_at,
    days,
    prices,
    price: item.price!,
    currency: item.currency!,
    position: findPosition(search, item),
  }
}
