import type { PoolClient } from 'pg'

/**
 * What happened to the demo's listings before it was made: prices that came down, an offer here and there, one home of
 * the demo agent that nobody confirmed for 16 days, and what readers of that agent's agency did in 90 days.
 */
export async function loadPast(
  client: PoolClient,
  day: string,
  agent: { id: number; agency_id: number },
): Promise<void> {
  await client.query(
    `insert into price_change (listing_id, price, currency, changed_at)
     select id, round(price * (1.03 + (id % 5) * 0.01), -2), currency, published_at + ($1::date - published_at) * 0.6
     from listing where status = 'published' and id % 7 = 0 and published_at < $1::date - 20 order by id`,
    [day],
  )
  // What is off has been so for some weeks at most: nothing is so old that it falls due at the first start.
  await client.query(
    `update listing set status_since = greatest(published_at, $1::date - (5 + id % 40)),
       closed_on = case when status in ('sold', 'rented') then greatest(published_at, $1::date - (5 + id % 40))::date end
     where status in ('reserved', 'inactive', 'sold', 'rented', 'expired', 'withdrawn')`,
    [day],
  )
  await client.query(
    `update listing set under_offer_since = $1::date - (id % 6) where status = 'published' and id % 41 = 0`,
    [day],
  )
  await client.query(
    `update listing set confirmed_at = $1::date - 16, rank = rank - 100000
     where id = (select id from listing where status = 'published' and agent_id = $2 order by id desc limit 1)`,
    [day, agent.id],
  )
  await client.query(
    `insert into listing_day (listing_id, day, opened, kept, enquiries, whatsapp)
     select id, on_day, (chance % 12 + 2) * (case when extract(isodow from on_day) > 5 then 2 else 1 end),
       case when chance % 9 = 0 then 1 else 0 end, case when chance % 17 = 0 then 1 else 0 end,
       case when chance % 13 = 0 then 1 else 0 end
     from listing,
       lateral (select greatest($1::date - 89, published_at::date) as first) as began,
       lateral generate_series(first, $1::date, interval '1 day') as moment,
       lateral (select moment::date as on_day) as named,
       lateral (select abs(hashtext(id || '/' || on_day)) as chance) as dice
     where status = 'published' and agency_id = $2
     on conflict do nothing`,
    [day, agent.agency_id],
  )
}
