import type { PoolClient } from 'pg'

import { commonUses, scoreLikeness } from '#contract/look-alike/score.ts'

type Query = Pick<PoolClient, 'query'>
type Base = { id: number; agency_id: number; rare: number; m2: number; price_usd: number }
/** How another agency's offer of the same home differs. */
type Other = { priceShare: number; metres: number; rank: number; agency: number }

const metresToDegrees = 1 / 111_320

/**
 * Offers two homes of the demo world by other agencies too: one by two more, said to be one home, and one by another,
 * which nobody has said anything of yet. A market too small for them stays as it is.
 */
export async function addLookAlikes(client: Query): Promise<void> {
  const bases = await listBases(client)
  const [home, pair] = bases
  if (!home || !pair) return
  const { rows } = await client.query<{ id: number }>('insert into home default values returning id')
  const home_id = rows[0]!.id
  await client.query('update listing set home_id = $1 where id = $2', [home_id, home.id])
  for (const [priceShare, agency] of [
    [0.99, 1],
    [1.02, 2],
  ] as const) {
    const other = await addOffer(client, home, { priceShare, metres: 10, rank: -100 * agency, agency })
    await client.query('update listing set home_id = $1 where id = $2', [home_id, other])
    await addPair(client, home, other, { away: priceShare, metres: 10, verdict: 'same_home' })
  }
  const other = await addOffer(client, pair, { priceShare: 1.06, metres: 120, rank: -50, agency: 1 })
  await addPair(client, pair, other, { away: 1.06, metres: 120, verdict: null })
}

/** Homes with pictures that few others show: the rest of the demo's pictures say nothing of a home. */
async function listBases(client: Query): Promise<Base[]> {
  const { rows } = await client.query<Base>(
    `with uses as (select picture, count(distinct listing_id) as count from photo group by picture)
     select listing.id, listing.agency_id, count(*)::int as rare, construction_m2 as m2, price_usd::float8 as price_usd
     from listing join photo on photo.listing_id = listing.id join uses on uses.picture = photo.picture
     where status = 'published' and business_type = 'sale' and type in ('apartment', 'house') and project_id is null
       and not is_collection and not is_exclusive and uses.count <= $1 - 3
     group by listing.id order by count(*) desc, listing.id limit 2`,
    [commonUses],
  )
  return rows
}

/** The same home as another agency offers it; answers its number. */
async function addOffer(client: Query, { id, agency_id }: Base, other: Other): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into listing overriding system value
     select (jsonb_populate_record(null::listing, to_jsonb(base) || jsonb_build_object(
       'id', (select max(id) + 1 from listing), 'agent_id', whose.id, 'agency_id', whose.agency_id, 'home_id', null,
       'code', (select '10-' || max(substring(code from 4)::int) + 1 from listing),
       'price', round(base.price * $2 / 500) * 500, 'price_usd',
       case base.currency when 'USD' then round(base.price * $2 / 500) * 500
         else round(round(base.price * $2 / 500) * 500 / newest_rate(), 2) end, 'rank', base.rank + $4,
       'latitude', round((base.latitude + $3)::numeric, 5), 'published_at', base.published_at + interval '9 days',
       'first_published_at', base.published_at + interval '9 days', 'status_since', base.published_at + interval '9 days'))).*
     from listing as base, lateral (select distinct on (agency_id) id, agency_id from agent
       where agency_id <> $5 order by agency_id, id offset $6 limit 1) as whose
     where base.id = $1 returning id`,
    [id, other.priceShare, other.metres * metresToDegrees, other.rank, agency_id, other.agency],
  )
  const added = rows[0]!.id
  await client.query(
    `insert into photo select $1, position, picture, alt_es, alt_en, kind, tag from photo where listing_id = $2`,
    [added, id],
  )
  await client.query(`select setval(pg_get_serial_sequence('listing', 'id'), $1)`, [added])
  return added
}

type Said = { away: number; metres: number; verdict: 'same_home' | null }

async function addPair(client: Query, base: Base, other: number, { away, metres, verdict }: Said): Promise<void> {
  const { score, reasons } = scoreLikeness({
    pictures: { of: base.rare, same: base.rare },
    metres,
    m2: [base.m2, base.m2],
    prices: [base.price_usd, base.price_usd * away],
    title: 1,
  })
  await client.query(
    `insert into look_alike (a, b, score, reasons, verdict, by, at)
     select $1, $2, $3, $4, $5::text, case when $5::text is not null then (select min(id) from client where role = 'staff') end,
       case when $5::text is not null then (select max(published_at) from listing) end`,
    [base.id, other, score, JSON.stringify(reasons), verdict],
  )
}
