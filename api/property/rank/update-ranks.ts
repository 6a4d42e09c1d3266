import { sql } from 'drizzle-orm'

import type { Connection } from '../../database/open.ts'
import { type RankFacts, computeRank } from './rules.ts'

type Row = { id: number; rank: number; quality: number | null; is_exclusive: boolean } & Record<
  'confirmed_at' | 'first_published_at' | 'published_at' | 'doubted_until',
  string | null
>

/** Computes the places of these listings anew and writes those that moved; how many those were. */
export async function updateRanks(db: Connection, ids: readonly number[], now: Date): Promise<number> {
  const moved = (await readFacts(db, ids)).flatMap(({ id, rank, facts }) => {
    const { total } = computeRank(facts, now)
    return total === rank ? [] : [{ id, rank: total }]
  })
  if (moved.length > 0) {
    await db.execute(sql`
      update listing set rank = moved.rank
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (id int, rank int) where listing.id = moved.id`)
  }
  return moved.length
}

/** What decides where these listings stand. */
export async function readFacts(db: Connection, ids: readonly number[]) {
  const { rows } = await db.execute<Row>(sql`
    select listing.id, listing.rank, listing.quality, listing.is_exclusive, listing.confirmed_at::text as confirmed_at,
      listing.first_published_at::text as first_published_at, listing.published_at::text as published_at,
      asked.doubted_until::text as doubted_until
    from listing left join confirmation_request as asked on asked.listing_id = listing.id
    where listing.id = any(${sql.param(ids)}::int[])`)
  return rows.map(({ id, rank, quality, is_exclusive, ...moments }) => {
    const dates = Object.fromEntries(
      Object.entries(moments).map(([name, text]) => [name, text === null ? null : new Date(text)]),
    ) as Pick<RankFacts, keyof typeof moments>
    return { id, rank, facts: { quality, is_exclusive, ...dates } }
  })
}
