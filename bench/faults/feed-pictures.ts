import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import sharp from 'sharp'

import type { Database } from '#api/database/open.ts'
import { takeFetches } from '#api/import/pictures/queries.ts'
import { listRows, writeTable } from '#api/import/test-tables.ts'

import { startProduct } from '../../check/product.ts'
import { findQuantile } from '../samples.ts'
import { makeSource, readRun, signIn, startRun, waitForRun, type Bringer } from '../stock.ts'
import { printTable } from '../table.ts'
import { type Place, readWords, withPlace } from './place.ts'

// The process is killed while it fetches the pictures that a feed names at another server, again and again: every picture
// is here once and every listing shows its own, and nothing is asked for without end. Then half a million pictures wait,
// and the next are taken from them. `npm run faults -- feed-pictures server --rounds 5 40`
const { places, rounds, others } = readWords()
const homes = Number(others[0] ?? 40)
const ofEach = 2
const waiting = 500_000

const calls = new Map<string, number>()
const peer = createServer((request, response) => {
  const path = request.url!
  calls.set(path, (calls.get(path) ?? 0) + 1)
  // Slow enough that there is always something under way.
  void Promise.all([draw(Number(/\d+/.exec(path)?.[0])), sleep(150)]).then(([picture]) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
  )
})
await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
const host = `127.0.0.1:${(peer.address() as AddressInfo).port}`
const urlsOf = (at: number) => Array.from({ length: ofEach }, (_, nth) => `http://${host}/${at * ofEach + nth}.jpg`)

/** A picture that no other looks like. */
function draw(seed: number): Promise<Buffer> {
  const cells = Buffer.from(Array.from({ length: 108 }, (_, at) => (seed * 7919 + at * at * 31 + at * seed * 13) % 256))
  const raw = { width: 9, height: 4, channels: 3 } as const
  return sharp(cells, { raw }).resize(900, 600, { kernel: 'nearest', fit: 'fill' }).jpeg().toBuffer()
}

try {
  for (const name of places) await withPlace(name, 1200, killWhileFetching)
} finally {
  peer.close()
  peer.closeAllConnections()
}

async function killWhileFetching(place: Place): Promise<void> {
  calls.clear()
  const settings = { ...place.settings, SITE_URL: 'http://localhost:3000', LOG_LEVEL: 'error', OUTSIDE: 'loopback' }
  const begun = await begin(settings)
  let kills = 0
  for (let round = 0; round < rounds; round++) if (await killAtRandom(settings, begun, rounds - round)) kills += 1
  const product = await startProduct(settings)
  const who = await signIn(product.url)
  while ((await readRun(who, begun.source, begun.id)).pictures.waiting > 0) await sleep(500)
  // The last of what came is shown a moment later.
  await untilStill()
  await product.stop()
  const wrongs = [
    ...(kills < rounds ? [`only ${kills} kills`] : []),
    ...(await place.look((pool) => listWrongs(pool, begun.source))),
  ]
  const asked = [...calls.values()].reduce((sum, count) => sum + count, 0)
  // Of each process at most eight calls were under way.
  if (asked > homes * ofEach + kills * 8) wrongs.push(`${asked} calls`)
  const table = [
    ['pictures, and calls for them', `${homes * ofEach}, ${asked}`],
    ['wrong', wrongs.join('; ') || 'nothing'],
  ]
  if (place.server) table.unshift(...(await place.look((pool) => measureTaking(pool, begun.source))))
  printTable(`pictures of ${homes} homes fetched under ${kills} kills, ${place.name}`, ['what', 'seen'], table)
  if (wrongs.length > 0) process.exitCode = 1
}

type Begun = { source: number; id: number }

async function begin(settings: Record<string, string>): Promise<Begun> {
  const product = await startProduct(settings)
  const who = await signIn(product.url)
  const source = await makeSource(who, { publishes_without_pictures: false })
  const rows = listRows(homes, (at) => ({ provincia: 'Distrito Nacional', fotos: urlsOf(at).join('|') }))
  const id = await startRun(who, source, Buffer.from(writeTable(rows)))
  await waitForRun(who, source, id)
  await product.stop()
  return { source, id }
}

/** Starts the product, and kills it somewhere before its share of what is left is fetched; false where nothing was. */
async function killAtRandom(settings: Record<string, string>, { source, id }: Begun, left: number): Promise<boolean> {
  const product = await startProduct(settings)
  const who = await signIn(product.url)
  const read = async (by: Bringer) => (await readRun(by, source, id)).pictures.waiting
  const from = await read(who)
  const until = from - Math.random() * (from / (left + 1))
  let now = from
  // What was under way at the last kill is asked for again after a minute.
  while (now > 0 && now >= until) {
    await sleep(100)
    now = await read(who)
  }
  const ended = once(product.process, 'exit')
  product.process.kill('SIGKILL')
  await ended
  await product.stop()
  return now > 0
}

/** Waits until nobody has been asked for anything for a while. */
async function untilStill(): Promise<void> {
  for (let seen = -1; ;) {
    const asked = [...calls.values()].reduce((sum, count) => sum + count, 0)
    if (asked === seen) return
    seen = asked
    await sleep(10_000)
  }
}

/** What is not as an unbroken process leaves it. */
async function listWrongs(pool: Pool, source: number): Promise<string[]> {
  const { rows } = await pool.query<Record<string, number>>(
    `select count(*)::int as items, count(distinct listing.id) filter (where listing.status = 'published')::int as offers,
      count(*) filter (where (select array_agg(picture.key order by position) from photo
        join picture on picture.key = photo.picture where photo.listing_id = listing.id and picture.state = 'ready')
        is distinct from (select array_agg(fetched.picture order by (regexp_match(fetched.url, '(\\d+)\\.jpg'))[1]::int)
          from picture_use join picture_fetch as fetched on fetched.id = fetch_id
          where picture_use.source_id = $1 and picture_use.external_id = import_item.external_id))::int as shows,
      (select count(*)::int from picture_fetch where source_id = $1 and state = 'here') as here,
      (select count(distinct picture)::int from picture_fetch where source_id = $1) as pictures,
      (select count(*)::int from upload where source_id = $1 and became is null) as uploads
    from import_item left join listing on listing.id = listing_id where import_item.source_id = $1`,
    [source],
  )
  const { items, offers, shows, here, pictures, uploads } = rows[0]!
  const all = homes * ofEach
  const isRight =
    items === homes && offers === homes && shows === 0 && here === all && pictures === all && uploads === 0
  return isRight ? [] : [JSON.stringify(rows[0])]
}

/** How long it takes to take the next eight of half a million, and to see that nothing is unready. */
async function measureTaking(pool: Pool, source: number): Promise<string[][]> {
  await pool.query(`insert into picture_host (host) values ('pictures.example') on conflict do nothing`)
  await pool.query(
    `with added as (
      insert into picture_fetch (source_id, url, host, kind, priority, due_at)
      select $1, 'https://pictures.example/' || n || '.jpg', 'pictures.example', 'photo', case when n % 10 = 0 then 0 else 1 end,
        now() - interval '1 hour' from generate_series(1, $2::int) as n returning id, source_id)
    insert into picture_use (source_id, external_id, fetch_id) select source_id, 'A-' || id / 10, id from added`,
    [source, waiting],
  )
  await pool.query('analyze picture_fetch, picture_use')
  const db: Database = drizzle({ client: pool })
  const times: number[] = []
  for (let round = 0; round < 200; round++) {
    const began = performance.now()
    const taken = await takeFetches(db, [{ host: 'pictures.example', count: 4 }], 8, new Date())
    times.push(performance.now() - began)
    if (taken.length !== 4) throw new Error(`${taken.length} taken`)
  }
  const say = (part: number) => findQuantile(times, part).toFixed(1)
  return [[`the next four of ${waiting} that wait, 200 times`, `p50 ${say(0.5)} ms, p95 ${say(0.95)} ms`]]
}
