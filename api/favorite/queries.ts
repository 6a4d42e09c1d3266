import { sql, type SQL } from 'drizzle-orm'

import { type SavedListing, type SavedListingCards, maxFavorites, maxViewed } from '#contract/favorite/favorite.ts'
import type { Language } from '#contract/fields.ts'
import type { GoneListing } from '#contract/property/property.ts'

import { lockClient } from '../account/queries.ts'
import type { Database } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import { listCards } from '../property/queries.ts'
import { favourites, recentlyViewed } from './table.ts'

type Item = { code: string; at?: string | undefined }

/** One client's list of properties: favourites take no more when they are full, of what was viewed the oldest leaves. */
export type SavedList = { table: typeof favourites | typeof recentlyViewed; max: number; rolls: boolean }
export const savedLists = {
  favourites: { table: favourites, max: maxFavorites, rolls: false },
  viewed: { table: recentlyViewed, max: maxViewed, rolls: true },
} as const satisfies Record<string, SavedList>

/** What nobody may know of: it was never offered, or is being worked on. */
const isKnown = sql`listing.status not in ('draft', 'in_review')`
const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** One page of the cards of what is offered, newest first, and the names of all that no longer is. */
export async function listSaved(
  db: Database,
  { table }: SavedList,
  client_id: number,
  { page, per_page, language }: { page: number; per_page: number; language: Language },
): Promise<Pick<SavedListingCards, 'data'> & { gone: SavedListingCards['meta']['gone']; total: number }> {
  const { rows } = await db.execute<{ id: number; at: string } & Named>(sql`
    select listing.id, listing.code, listing.status, ${sql.raw(`listing.title_${language}`)} as title,
      ${iso(sql`kept.at`)} as at
    from ${table} as kept join listing on listing.id = kept.listing_id
    where kept.client_id = ${client_id} and ${isKnown}
    order by kept.at desc, kept.listing_id desc`)
  const offered = rows.filter(({ status }) => status === 'published')
  const shown = offered.slice((page - 1) * per_page, page * per_page)
  const cards = await listCards(
    db,
    shown.map(({ id }) => id),
    language,
  )
  const moments = new Map(shown.map(({ code, at }) => [code, at]))
  return {
    data: cards.map((card) => ({ ...card, at: moments.get(card.code)! })),
    gone: rows.flatMap(({ code, title, status, at }) => (status === 'published' ? [] : [{ code, title, status, at }])),
    total: offered.length,
  }
}

type Named = { code: string; title: string; status: 'published' | GoneListing['status'] }

/** All that a list holds, newest first. */
export async function listMoments(db: Database, { table }: SavedList, client_id: number): Promise<SavedListing[]> {
  const { rows } = await db.execute<SavedListing>(sql`
    select listing.code, ${iso(sql`kept.at`)} as at
    from ${table} as kept join listing on listing.id = kept.listing_id
    where kept.client_id = ${client_id} and ${isKnown}
    order by kept.at desc, kept.listing_id desc`)
  return rows
}

/**
 * Joins items to a list, the newest moment of each counting and none later than now. Codes that nobody may know are
 * passed over; where there is no room for all, the newest come in. Answers how many were known and how many are new.
 */
export function mergeSaved(db: Database, { table, max, rolls }: SavedList, client_id: number, items: readonly Item[]) {
  const codes = items.map(({ code }) => code)
  const moments = items.map(({ at }) => at ?? null)
  const asked = sql`
    select listing.id as listing_id, least(max(coalesce(given.at, now())), now()) as at
    from unnest(${sql.param(codes)}::text[], ${sql.param(moments)}::timestamptz[]) as given (code, at)
    join listing on listing.code = given.code
    where ${isKnown} group by listing.id`
  const own = sql`kept.client_id = ${client_id}`

  return db.transaction(async (tx) => {
    await lockClient(tx, client_id)
    const known = await tx.execute(sql`
      update ${table} as kept set at = greatest(kept.at, asked.at)
      from (${asked}) as asked where ${own} and kept.listing_id = asked.listing_id returning kept.listing_id`)
    const room = rolls ? max : max - (await tx.$count(table, sql`client_id = ${client_id}`))
    const added = await tx.execute(sql`
      insert into ${table} (client_id, listing_id, at)
      select ${client_id}, listing_id, at from (${asked}) as asked
      where not exists (select from ${table} as kept where ${own} and kept.listing_id = asked.listing_id)
      order by at desc, listing_id desc limit ${room}
      returning listing_id`)
    if (rolls) {
      await tx.execute(sql`
        delete from ${table} as kept where ${own} and kept.listing_id in (
          select listing_id from ${table} as kept where ${own} order by at desc, listing_id desc offset ${max})`)
    }
    return { known: known.rows.length, added: added.rows.length }
  })
}

/** Keeps one property of which the reader may know; a favourite that is one already keeps its moment. */
export async function keepOne(db: Database, list: SavedList, client_id: number, item: Item): Promise<void> {
  const { rows } = await db.execute<{ is_kept: boolean }>(sql`
    select exists (
      select from ${list.table} as kept where kept.client_id = ${client_id} and kept.listing_id = listing.id
    ) as is_kept from listing where listing.code = ${item.code} and ${isKnown}`)
  const [found] = rows
  if (!found) throw new AppError('property.not_found')
  if (found.is_kept && !list.rolls) return
  const { known, added } = await mergeSaved(db, list, client_id, [item])
  if (known + added === 0) throw new AppError('favourite.too_many')
}

export async function deleteSaved(db: Database, { table }: SavedList, client_id: number, code: string): Promise<void> {
  await db.execute(sql`
    delete from ${table} as kept using listing
    where kept.client_id = ${client_id} and listing.id = kept.listing_id and listing.code = ${code}`)
}

export async function clearSaved(db: Database, { table }: SavedList, client_id: number): Promise<void> {
  await db.execute(sql`delete from ${table} where client_id = ${client_id}`)
}
