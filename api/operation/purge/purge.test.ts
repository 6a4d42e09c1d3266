import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'

import { agents } from '../../agent/table.ts'
import { listings } from '../../property/table.ts'
import { createTestApi } from '../../test-api.ts'
import { sendPurge, type PurgeTarget } from './send-purge.ts'
import { startPurge } from './start-purge.ts'
import { createWaitingTags } from './waiting-tags.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A cache that hears what it is to let go of. */
async function startCache() {
  const heard: { method: string; headers: IncomingMessage['headers']; body: string }[] = []
  const cache = { heard, status: 200, url: '' }
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray()).toString()
    heard.push({ method: incoming.method!, headers: incoming.headers, body })
    outgoing.writeHead(cache.status).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  cache.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
  return cache
}

test.each([
  [
    'fastly',
    { method: 'POST', headers: { 'fastly-key': 't', 'surrogate-key': 'l-1 search', 'fastly-soft-purge': '1' } },
  ],
  ['cloudflare', { method: 'POST', headers: { authorization: 'Bearer t' }, body: '{"tags":["l-1","search"]}' }],
  ['varnish', { method: 'PURGE', headers: { authorization: 'Bearer t', 'xkey-softpurge': 'l-1 search' } }],
] as const)('%s is told as it wants to be', async (kind, call) => {
  const cache = await startCache()
  await sendPurge({ kind, url: cache.url, token: 't' }, ['l-1', 'search'])
  expect(cache.heard).toMatchObject([call])
  cache.status = 429
  await expect(sendPurge({ kind, url: cache.url, token: 't' }, ['l-1'])).rejects.toThrow('the cache answered 429')
})

test('a tag waits for its own moment, however often it is said, and no batch is larger than the cache takes', () => {
  let time = 0
  const waiting = createWaitingTags(() => time)
  waiting.add(['a', 'b'], 2500)
  time = 100
  waiting.add(['a'], 2500)
  time = 2000
  // What it showed at 2500 may lack this.
  waiting.add(['a'], 2500)
  time = 2499
  expect(waiting.take(9, () => false)).toEqual([])
  time = 2500
  expect(waiting.take(1, () => false)).toEqual(['a'])
  expect(waiting.take(9, (tag) => tag === 'b')).toEqual([])
  expect(waiting.take(9, () => false)).toEqual(['b'])
  time = 4500
  expect(waiting.take(9, () => false)).toEqual(['a'])
  expect(waiting.size()).toBe(0)
})

/** A market with a cache before it, which hears of its changes sooner than they settle. */
async function withPurge() {
  const world = await createTestApi()
  const agent = await world.agent()
  const property = await world.property({ code: '10-20001', agent_id: agent.id })
  await world.tools.search.follow()
  const cache = await startCache()
  const logged: string[] = []
  let news = 0
  const target: PurgeTarget = { kind: 'varnish', url: cache.url }
  const purge = startPurge({
    ...world.tools,
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) }),
    target,
    newsVersion: () => news,
    // Ten times as fast as people.
    now: () => performance.now() * 10,
  })
  closing.push(purge.close)
  const tagsOf = () => cache.heard.map(({ headers }) => headers['xkey-softpurge'])
  // Whoever takes it over does not know what was missed.
  await expect.poll(tagsOf).toEqual(['site'])
  cache.heard.splice(0)
  return { ...world, agent, property, cache, logged, tagsOf, publishNews: () => void news++ }
}

test('a price that changed in SQL is purged with the lists, an agent with all that shows them, and news', async () => {
  const { db, agent, property, tools, tagsOf, publishNews } = await withPurge()
  await db.execute(sql`update listing set price = price + 1 where id = ${property.id}`)
  await db.update(agents).set({ about_en: 'Another life.' }).where(eq(agents.id, agent.id))
  publishNews()
  await tools.search.follow()
  await expect
    .poll(() => tagsOf().join(' ').split(' ').toSorted())
    .toEqual(expect.arrayContaining([`a-${agent.id}`, 'l-10-20001', 'news', 'people', 'search']))
})

test('photos that change by SQL alone are purged from the page of their listing', async () => {
  const { db, property, tools, tagsOf } = await withPurge()
  await db.execute(sql`insert into photo (listing_id, position, picture, alt_es, alt_en)
    values (${property.id}, 7, 'other', '', '')`)
  await tools.search.follow()
  await expect.poll(() => tagsOf().join(' ')).toContain('l-10-20001')
  expect(tagsOf().join(' ')).not.toContain('search')
})

test('what the cache refuses is said again, and told once', async () => {
  const { db, cache, property, tools, tagsOf, logged } = await withPurge()
  cache.status = 503
  await db.update(listings).set({ status: 'sold' }).where(eq(listings.id, property.id))
  await tools.search.follow()
  await expect.poll(() => tagsOf().length).toBeGreaterThan(0)
  cache.status = 200
  cache.heard.splice(0)
  await expect.poll(() => tagsOf().join(' ')).toContain('l-10-20001')
  expect(logged).toEqual(['the caches before the site did not let go of what changed'])
})
