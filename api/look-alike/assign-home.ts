import { sql } from 'drizzle-orm'

import type { Transaction } from '../database/open.ts'
import { daysUntilNew } from '../property/rules.ts'

/** The home that a listing is said to be, and since when its agency offers it where that is no new offer. */
export type Home = { id: number; first_published_at: Date | null; published_at: Date | null }

/**
 * Says that listings are one home, and answers its number: those that were in another come with all of it. They are held in
 * the order of their numbers, so that two who do so at once wait for each other.
 */
export async function assignHome(tx: Transaction, ids: readonly number[]): Promise<number> {
  const { rows } = await tx.execute<{ home_id: number | null }>(sql`
    select home_id from listing where id = any(${sql.param(ids)}::int[]) order by id for no key update`)
  const homes = [...new Set(rows.flatMap(({ home_id }) => home_id ?? []))].toSorted((one, other) => one - other)
  const home = homes[0] ?? (await addHome(tx))
  await tx.execute(sql`
    update listing set home_id = ${home}
    where (id = any(${sql.param(ids)}::int[]) or home_id = any(${sql.param(homes)}::int[])) and home_id is distinct from ${home}`)
  return home
}

async function addHome(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`insert into home default values returning id`)
  return rows[0]!.id
}

/**
 * The home of what is about to be offered, out of listings that are it. Where its agency had it on offer lately, under
 * whatever code, the days go on counting from then.
 */
export async function chooseHome(
  tx: Transaction,
  { agency_id, listing_id, others }: { agency_id: number; listing_id: number | null; others: readonly number[] },
): Promise<Home | null> {
  if (others.length === 0) return null
  const id = await assignHome(tx, listing_id === null ? others : [...others, listing_id])
  const { rows } = await tx.execute<{ first: string | null; since: string | null }>(sql`
    select min(first_published_at)::text as first, min(published_at)::text as since from listing
    where home_id = ${id} and agency_id = ${agency_id} and id <> ${listing_id ?? 0} and first_published_at is not null
      and (status in ('published', 'reserved', 'inactive') or status_since > now() - make_interval(days => ${daysUntilNew}))`)
  return { id, first_published_at: readMoment(rows[0]?.first), published_at: readMoment(rows[0]?.since) }
}

function readMoment(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null
}
