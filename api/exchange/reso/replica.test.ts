import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { listings } from '../../property/table.ts'
import { createTestApi } from '../../test-api.ts'

type World = Awaited<ReturnType<typeof createTestApi>>
type Listing = Record<string, unknown> & { ListingKey: string; ModificationTimestamp: string }
type Page = { value: Listing[]; '@odata.nextLink'?: string }

/** Ten thousand under `npm run faults -- replica`. */
const writes = Number(process.env.REPLICA_WRITES ?? 40)
const atFirst = Math.min(200, Math.max(20, writes / 20))

const anyWrite = fc.record({
  at: fc.nat(),
  what: fc.constantFrom('price', 'offer', 'sell', 'pause', 'offerAgain', 'words', 'more'),
  value: fc.integer({ min: 1, max: 1_000_000 }),
})
type Write = typeof anyWrite extends fc.Arbitrary<infer Value> ? Value : never

/** Does one of the things that happen to listings, each in a transaction of its own that may stay open for a while. */
async function write(
  { db, property }: World,
  agent_id: number,
  { at, what, value, n }: Write & { n: number },
): Promise<void> {
  if (what === 'more') return void (await property({ agent_id, price: value, code: `20-${10_000 + n}` }))
  const count = await db.$count(listings)
  const [row] = await db
    .select({ id: listings.id })
    .from(listings)
    .orderBy(listings.id)
    .limit(1)
    .offset(at % count)
  const change = {
    price: { price: value, price_usd: value },
    offer: { under_offer_since: new Date() },
    sell: { status: 'sold' as const, status_since: new Date(), closed_on: '2026-11-20' },
    pause: { status: 'inactive' as const, status_since: new Date() },
    offerAgain: { status: 'published' as const, status_since: new Date(), under_offer_since: null },
    words: { title_es: `Apartamento número ${value} de la torre` },
  }[what]
  await db.transaction(async (tx) => {
    await tx.update(listings).set(change).where(eq(listings.id, row!.id))
    // Whoever begins later may end before: on a server nobody may be shown a moment that others still write into.
    if (value % 5 === 0) await tx.execute(sql`select pg_sleep(${(value % 40) / 1000})`)
  })
}

/** Several at once where the database has several connections. */
async function writeAll(world: World, agent_id: number): Promise<void> {
  const all = fc.sample(anyWrite, { numRuns: writes, seed: 7 }).map((one, n) => ({ ...one, n }))
  const writers = world.tools.database.isEmbedded ? 1 : 4
  const parts = Array.from({ length: writers }, (_, writer) => all.filter(({ n }) => n % writers === writer))
  await Promise.all(
    parts.map(async (part) => {
      for (const one of part) await write(world, agent_id, one)
    }),
  )
}

test('a replica that follows ModificationTimestamp during writes ends equal', { timeout: 3_600_000 }, async () => {
  const world = await createTestApi()
  const { id: agency_id } = await world.agency()
  const { id: agent_id } = await world.agent({ agency_id })
  for (let at = 0; at < atFirst; at++) await world.property({ agent_id, code: `10-${10_000 + at}` })
  const { headers } = await world.client({ role: 'manager', agency_id })
  const body = { name: 'Réplica', scopes: ['feed:read'] }
  const made = await world.ask('POST', '/v2/tokens', { headers, body })
  const { secret } = (await made.json()).data as { secret: string }

  async function read(address: string): Promise<Page> {
    for (;;) {
      const answer = await world.api.fetch(
        new Request(new URL(address, 'http://localhost'), {
          headers: { Authorization: `Bearer ${secret}`, Prefer: 'odata.maxpagesize=25' },
        }),
      )
      if (answer.status === 200) return answer.json()
      // As every follower has to: 600 calls a minute.
      expect(answer.status).toBe(429)
      await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after')) * 1000))
    }
  }
  async function readAll(query: Record<string, string>, take: (listing: Listing) => void): Promise<number> {
    let next: string | undefined = `/v2/reso/Property?${new URLSearchParams(query)}`
    let count = 0
    while (next) {
      const page: Page = await read(next)
      for (const listing of page.value) take(listing)
      count += page.value.length
      next = page['@odata.nextLink']
    }
    return count
  }

  const replica = new Map<string, Listing>()
  let since = '2000-01-01T00:00:00Z'
  const follow = () =>
    readAll({ $orderby: 'ModificationTimestamp asc', $filter: `ModificationTimestamp gt ${since}` }, (listing) => {
      replica.set(listing.ListingKey, listing)
      if (listing.ModificationTimestamp > since) since = listing.ModificationTimestamp
    })

  const run = { isOver: false }
  let turns = 0
  const following = (async () => {
    while (!run.isOver) {
      await follow()
      turns++
      await new Promise((resolve) => setTimeout(resolve, writes > 1000 ? 500 : 5))
    }
  })()
  await writeAll(world, agent_id)
  run.isOver = true
  await following

  const { rows } = await world.db.execute<{ last: string }>(
    sql`select to_char(max(changed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as last from listing`,
  )
  // What is still held back comes with one of the next turns.
  await expect
    .poll(
      async () => {
        await follow()
        return since
      },
      { timeout: 10_000 },
    )
    .toBe(rows[0]!.last)
  const truth = new Map<string, Listing>()
  await readAll({ $orderby: 'ListingKey' }, (listing) => truth.set(listing.ListingKey, listing))
  expect(turns).toBeGreaterThan(0)
  expect(truth.size).toBeGreaterThanOrEqual(atFirst)
  const byKey = (map: Map<string, Listing>) =>
    [...map.values()].toSorted((a, b) => Number(a.ListingKey) - Number(b.ListingKey))
  expect(byKey(replica)).toEqual(byKey(truth))
})
