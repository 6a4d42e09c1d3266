import { and, eq, isNull, sql } from 'drizzle-orm'

import { daysToSink } from '#contract/property/unconfirmed.ts'

import { judgeDocument } from '../draft/load-draft.ts'
import { listingDrafts } from '../draft/table.ts'
import { loadDocument } from '../property/publish/load-document.ts'
import { readFacts, updateRanks } from '../property/rank/update-ranks.ts'
import { computeRank } from '../property/rank/rules.ts'
import { listings } from '../property/table.ts'
import type { Tools } from '../tools.ts'

type Needed = Pick<Tools, 'db' | 'now'>

const datesAtOnce = 500
const judgedAtOnce = 50
const ranksAtOnce = 500
/** Points that a place must have moved to be written at night: less changes nobody's order. */
const smallestMove = 100

/**
 * Gives listings of before the dates that they have since: when they were first on offer, and a confirmation in the last
 * two weeks, spread over their days by number so that no wave of letters comes. How many there were.
 */
export async function updateOldDates({ db, now }: Needed): Promise<number> {
  const at = sql`${now().toISOString()}::timestamptz`
  const spread = sql`make_interval(days => (id * 7) % ${daysToSink - 1}, mins => (id * 37) % 1440)`
  const { rows } = await db.execute(sql`
    update listing set first_published_at = coalesce(first_published_at, published_at),
      confirmed_at = case when status = 'published'
        then coalesce(confirmed_at, greatest(published_at, ${at} - ${spread})) else confirmed_at end,
      confirmed_by = case when status = 'published' and confirmed_at is null then 'agent' else confirmed_by end,
      status_since = coalesce(status_since, (
        select max(changed_at) from status_change where listing_id = listing.id), published_at)
    where id = any(array(
      select id from listing where published_at is not null
        and (first_published_at is null or (status = 'published' and confirmed_at is null)) limit ${datesAtOnce}))
    returning id`)
  return rows.length
}

/** Computes how good published listings are that nobody has judged yet; how many there were. */
export async function judgeOldListings({ db, now }: Needed): Promise<number> {
  const rows = await db
    .select()
    .from(listings)
    .where(sql`status = 'published' and quality is null`)
    .orderBy(listings.id)
    .limit(judgedAtOnce)
  const judged: { id: number; quality: number }[] = []
  for (const listing of rows) {
    const document = await loadDocument(db, listing)
    const { quality } = await judgeDocument(db, listing.agency_id, document, now())
    judged.push({ id: listing.id, quality: quality.points })
  }
  await db.execute(sql`
    update listing set quality = judged.quality
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as judged (id int, quality smallint)
    where listing.id = judged.id and listing.quality is null`)
  await updateRanks(
    db,
    judged.map(({ id }) => id),
    now(),
  )
  return rows.length
}

/** Computes how good drafts are that nobody has judged yet; how many there were. */
export async function judgeOldDrafts({ db, now }: Needed): Promise<number> {
  const rows = await db
    .select({ id: listingDrafts.id, agency_id: listingDrafts.agency_id, document: listingDrafts.document })
    .from(listingDrafts)
    .where(isNull(listingDrafts.quality))
    .orderBy(listingDrafts.id)
    .limit(judgedAtOnce)
  for (const { id, agency_id, document } of rows) {
    const { quality } = await judgeDocument(db, agency_id, document, now())
    // Whoever changed it meanwhile had it judged.
    const isUnjudged = and(eq(listingDrafts.id, id), isNull(listingDrafts.quality))
    await db.update(listingDrafts).set({ quality: quality.points }).where(isUnjudged)
  }
  return rows.length
}

/** Computes the places of the next published listings anew; answers the last one's number, null at the end. */
export async function updateNextRanks({ db, now }: Needed, after: number): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from listing where status = 'published' and id > ${after} order by id limit ${ranksAtOnce}`,
  )
  const ids = rows.map(({ id }) => id)
  const facts = await readFacts(db, ids)
  const moved = facts.filter(({ rank, facts }) => Math.abs(computeRank(facts, now()).total - rank) >= smallestMove)
  await updateRanks(
    db,
    moved.map(({ id }) => id),
    now(),
  )
  return ids.length < ranksAtOnce ? null : ids.at(-1)!
}
