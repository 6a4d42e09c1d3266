import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { createOffers } from '../property/offer/test-offers.ts'
import { followFreshness } from './follow-freshness.ts'
import { updateOldDates, judgeOldListings, updateNextRanks } from './update-old-listings.ts'

test('listings of before get their dates in batches, spread so that no wave of letters comes', async () => {
  const { db, property, tools, now, readMails } = await createOffers(new Date('2026-11-24T12:00:00Z'))
  const { id } = await property({ agent_id: 1, published_at: new Date('2026-01-01T00:00:00Z') })
  const { rows: columns } = await db.execute<{ names: string }>(sql`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'listing' and column_name not in ('id', 'code')`)
  const names = sql.raw(columns[0]!.names)
  await db.execute(sql`insert into listing (code, ${names})
    select '10-' || (30000 + n), ${names} from listing, generate_series(1, 1199) as n where id = ${id}`)
  const batches: number[] = []
  for (let done = 1; done > 0;) batches.push((done = await updateOldDates(tools)))
  expect(batches).toEqual([500, 500, 200, 0])
  const { rows } = await db.execute<{ days: number; count: number }>(sql`
    select floor(extract(epoch from ${now().toISOString()}::timestamptz - confirmed_at) / 86400)::int as days,
      count(*)::int as count from listing where first_published_at = published_at group by 1 order by 1`)
  expect(rows.every(({ days, count }) => days >= 0 && days <= 13 && count < 200)).toBe(true)
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(1200)
  await followFreshness(tools)
  // No more than one day's share is asked about at once.
  const asked = (await db.execute(sql`select from confirmation_request`)).rows.length
  expect(asked).toBeLessThan(300)
  expect(await readMails()).not.toEqual([])
})

test('what nobody judged is judged, and stands where the formula puts it; a night that changes little writes nothing', async () => {
  const { db, property, tools, pass, now, rowOf, call } = await createOffers()
  const { code } = await property({ agent_id: 1, confirmed_at: now(), first_published_at: now() })
  while ((await judgeOldListings(tools)) > 0);
  const { rank, quality } = await rowOf(code)
  expect(quality).toBeGreaterThan(0)
  const told = (await call('agent', 'GET', `${code}/rank`)).data as unknown as Record<string, number>
  expect(told).toMatchObject({ quality: 600 * quality!, confirmed: 20_000, fresh: 12_000, unconfirmed: 0, total: rank })
  const changed = async () => (await db.execute(sql`select changed_at::text from listing`)).rows
  const before = await changed()
  pass(0.01)
  expect(await updateNextRanks(tools, 0)).toBe(null)
  expect(await changed()).toEqual(before)
  pass(10)
  await updateNextRanks(tools, 0)
  expect((await rowOf(code)).rank).toBe(
    600 * quality! + Math.round(20_000 * 0.5 ** 1.001) + Math.round(12_000 * 0.5 ** (10.01 / 21)),
  )
})
