import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { clearTestDatabase } from '#api/database/test-database.ts'
import type { OpenDatabase } from '#api/database/open.ts'
import { prepareDatabase } from '#api/database/prepare-database.ts'

import { draftFields, type DraftField } from '#contract/draft/document.ts'

import { isEmpty } from './is-empty.ts'
import { loadDemo } from './load.ts'
import { makeWorld } from './world.ts'

const lastDay = new Date('2026-01-20')
let database: OpenDatabase

beforeAll(async () => {
  database = await clearTestDatabase()
})

const countPhotosOfOthers = async () =>
  Number((await ask('select count(*)::int as count from photo where listing_id > 1272'))[0]!.count)

const ask = async (query: string) => (await database.jobs.query<Record<string, unknown>>(query)).rows

describe('loading the demo world', () => {
  test('fills an empty database, in which every listing, picture and name is found', async () => {
    const wasEmpty = await prepareDatabase(database, async (client) => {
      const before = await isEmpty(client)
      await loadDemo(client, { lastDay })
      return [before, await isEmpty(client)]
    })
    expect(wasEmpty).toEqual([true, false])

    const listings = [...makeWorld().chunks()].flat()
    const photos = listings.reduce((sum, listing) => sum + listing.photos.length, 0)
    expect(await counts()).toEqual({
      // Three more offer homes of others.
      listing: 1272 + 3,
      photo: photos + (await countPhotosOfOthers()),
      project: 24,
      agent: 60,
      agency: 12,
      province: 32,
      exchange_rate: 1,
    })
    const [rate] = await ask('select rate, source, date::text from exchange_rate')
    expect(rate).toMatchObject({ rate: '62.8100', date: '2026-01-20' })
    expect(await ask(`select from place where kind = 'city' and folded = 'sosua'`)).toHaveLength(1)
  })

  test('has a home that three agencies offer, and a pair of two that nobody has looked at', async () => {
    const [home] = await ask(`
      select count(*)::int as offers, count(distinct agency_id)::int as agencies, count(distinct home_id)::int as homes
      from listing where home_id is not null`)
    expect(home).toEqual({ offers: 3, agencies: 3, homes: 1 })
    const pairs = await ask(`
      select pair.score, pair.verdict, one.agency_id <> other.agency_id as is_across from look_alike as pair
      join listing as one on one.id = pair.a join listing as other on other.id = pair.b where verdict is null`)
    expect(pairs).toEqual([{ score: 75, verdict: null, is_across: true }])
  })

  test('has drafts in every state, of the agent whom visitors may be and of what was never on offer', async () => {
    const [counted] = await ask(`
      select count(*) filter (where submitted_at is not null)::int as waiting, count(returned_reason)::int as returned,
        count(publish_at)::int as planned, count(*) filter (where base_version is not null)::int as changes,
        count(*) filter (where listing_id is null)::int as fresh, count(*)::int as drafts,
        (select count(*)::int from listing where status in ('draft', 'in_review')) as unpublished
      from listing_draft`)
    expect(counted).toMatchObject({ returned: 1, planned: 1, changes: 1, fresh: 4 })
    expect(counted!.drafts).toBe((counted!.unpublished as number) + 5)
    expect(counted!.waiting).toBeGreaterThan(1)
    for (const { document } of await ask('select document from listing_draft')) {
      for (const [field, value] of Object.entries(document as object)) {
        expect(draftFields[field as DraftField].safeParse(value).error, field).toBeUndefined()
      }
    }
    expect(await ask('select n, kind from listing_version order by n')).toEqual([
      { n: 1, kind: 'system' },
      { n: 2, kind: 'editor' },
    ])
  })

  test('writes what was made: the first listing as the world tells it', async () => {
    const [first] = [...makeWorld().chunks()].flat()
    const [row] = await ask(
      `select code, title_es, price::float, features, photos_count, cover_picture, id from listing where code = '10-20001'`,
    )
    expect(row).toMatchObject({
      code: '10-20001',
      id: 1,
      title_es: first!.title_es,
      price: first!.facts.price,
      photos_count: first!.photos.length,
      cover_picture: first!.photos[0]!.picture,
    })
    expect(row!.features).toHaveLength(first!.facts.features.size)
  })

  test('leaves nobody’s desk empty: enquiries of the last days, with who answers them and what was done', async () => {
    const kinds = await ask('select kind, count(*)::int as count from lead group by kind order by kind')
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'agent_message',
      'contact',
      'franchise',
      'join',
      'loan',
      'visit',
      'whatsapp',
    ])
    const [own] =
      await ask(`select count(*)::int as count, count(listing_id)::int as about, max(lead.created_at) as newest
      from lead join client using (agent_id) where client.email = 'agente@demo.do'`)
    expect(own).toMatchObject({ count: 11, about: 11, newest: new Date('2026-01-20T21:00:00Z') })
    expect(
      await ask(`select from lead where (state in ('answered', 'won', 'lost')) <> (first_answered_at is not null)`),
    ).toEqual([])
    expect(await ask("select from lead_event where client_id is null and event ->> 'kind' <> 'received'")).toEqual([])
  })

  test('leaves visits that were asked for, agreed to and named, also of an account, on days when homes are shown', async () => {
    const visits = await ask(`select visit.state, client.email, count(starts_at)::int as named
      from visit join lead on lead.id = lead_id left join client on client.email = lead.email
      group by visit.state, client.email order by visit.state`)
    expect(visits).toEqual([
      { state: 'confirmed', email: 'comprador@demo.do', named: 1 },
      { state: 'proposed', email: null, named: 1 },
      { state: 'requested', email: 'comprador@demo.do', named: 0 },
    ])
    const moments = await ask(`select moment::timestamptz at time zone 'America/Santo_Domingo' as here
      from lead, jsonb_array_elements_text(details -> 'visit_moments') as moment
      union all select starts_at at time zone 'America/Santo_Domingo' from visit where starts_at is not null`)
    expect(moments.map(({ here }) => here as Date).filter((here) => here < lastDay || here.getUTCDay() === 0)).toEqual(
      [],
    )
  })

  test('leaves every picture in the store, every word searchable, and the next number free', async () => {
    expect(await ask('select from photo left join picture on key = picture where key is null')).toEqual([])
    expect(await ask('select from listing where id not in (select listing_id from listing_text)')).toEqual([])
    const { rows } = await database.db.execute<{ next: string }>(
      sql`select nextval(pg_get_serial_sequence('listing', 'id')) as next`,
    )
    expect(Number(rows[0]!.next)).toBe(1276)
  })

  test('is all or nothing: a second load is refused by the rows of the first and changes nothing', async () => {
    const before = await counts()
    await expect(prepareDatabase(database, (client) => loadDemo(client, { seed: 7 }))).rejects.toThrow()
    expect(await counts()).toEqual(before)
  })

  test('builds the same indexes and keys after a load that set them aside', async () => {
    const keys = `select conname, pg_get_constraintdef(oid) as is from pg_constraint
      where conrelid in ('listing'::regclass, 'listing_text'::regclass, 'photo'::regclass) order by 1, 2`
    const indexes = `select indexname, indexdef as is from pg_indexes where tablename in ('listing', 'listing_text', 'photo') order by 1`
    const before = [await ask(keys), await ask(indexes)]
    const emptied = await clearTestDatabase()
    await prepareDatabase(emptied, (client) => loadDemo(client, { listings: 120, rebuildFrom: 1 }))
    expect([await ask(keys), await ask(indexes)]).toEqual(before)
    expect((await counts()).listing).toBe(127 + 3)
  })
})

async function counts(): Promise<Record<string, number>> {
  const tables = ['exchange_rate', 'listing', 'photo', 'project', 'agent', 'agency', 'province']
  const counted = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  return (await ask(`select ${counted.join(', ')}`))[0] as Record<string, number>
}
