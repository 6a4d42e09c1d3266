import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'

import { listRows, writeTable } from '#api/import/test-tables.ts'

import { startProduct } from '../../check/product.ts'
import { isOver, makeSource, readRun, signIn, startRun, waitForRun } from '../stock.ts'
import { printTable } from '../table.ts'
import { type Place, readWords, withPlace } from './place.ts'

// The process is killed while it applies a file, again and again, on the embedded database and on a server: each row is
// one listing once, with one version, and the same file again changes nothing. `npm run faults -- import --rounds 10 50000`
const { places, rounds, others } = readWords()
const count = Number(others[0] ?? 2000)
const file = Buffer.from(writeTable(listRows(count, () => ({ provincia: 'Distrito Nacional', fotos: '' }))))
for (const name of places) await withPlace(name, 1200, killWhileApplying)

type Begun = { source: number; id: number }

async function killWhileApplying(place: Place): Promise<void> {
  const settings = { ...place.settings, SITE_URL: 'http://localhost:3000', LOG_LEVEL: 'error' }
  const wrongs: string[] = []
  const begun = await begin(settings)
  const kills: string[] = []
  for (let round = 1; round <= rounds; round++) {
    const done = await killAtRandom(settings, begun, rounds - round + 1)
    if (done === null) break
    kills.push(String(done))
  }
  if (kills.length < rounds) wrongs.push(`only ${kills.length} kills`)
  const product = await startProduct(settings)
  const run = await waitForRun(await signIn(product.url), begun.source, begun.id)
  await product.stop()
  if (run.state !== 'done') wrongs.push(`the run is ${run.state}`)
  wrongs.push(...(await place.look((pool) => listWrongs(pool, begun.source))))
  const again = await bringAgain(place, settings, begun.source)
  wrongs.push(...again.wrongs)
  printTable(
    `${count} rows applied under ${kills.length} kills, ${place.name}`,
    ['what', 'seen'],
    [
      ['rows applied at each kill', kills.join(' ')],
      ['the same file again, reading included', `${again.seconds.toFixed(1)} s, ${again.written} listings written`],
      ['wrong', wrongs.join('; ') || 'nothing'],
    ],
  )
  if (wrongs.length > 0) process.exitCode = 1
}

async function begin(settings: Record<string, string>): Promise<Begun> {
  const product = await startProduct(settings)
  const who = await signIn(product.url)
  const source = await makeSource(who)
  const id = await startRun(who, source, file)
  while ((await readRun(who, source, id)).state !== 'applying') await sleep(50)
  await product.stop()
  return { source, id }
}

/** Starts the product, and kills it somewhere before its share of what is left is applied; null where all was. */
async function killAtRandom(settings: Record<string, string>, { source, id }: Begun, left: number) {
  const product = await startProduct(settings)
  const who = await signIn(product.url)
  let run = await readRun(who, source, id)
  const from = run.progress.done
  const until = from + Math.random() * ((count - from) / (left + 1)) * 1.5
  while (!isOver(run) && run.progress.done <= until) {
    await sleep(100)
    run = await readRun(who, source, id)
  }
  if (isOver(run)) {
    await product.stop()
    return null
  }
  const ended = once(product.process, 'exit')
  product.process.kill('SIGKILL')
  await ended
  await product.stop()
  return run.progress.done
}

/** Brings the same file a second time: all of it is as it was, and no listing is written. */
async function bringAgain(place: Place, settings: Record<string, string>, source: number) {
  const before = await place.look(readListings)
  const product = await startProduct(settings)
  const who = await signIn(product.url)
  const id = await startRun(who, source, file)
  const began = performance.now()
  const run = await waitForRun(who, source, id)
  const seconds = (performance.now() - began) / 1000
  await product.stop()
  const after = await place.look(readListings)
  const written = [...after].filter(([listing, version]) => before.get(listing) !== version).length
  const wrongs = [
    ...(run.counts.unchanged === count ? [] : [`${run.counts.unchanged} unchanged the second time`]),
    ...(written === 0 ? [] : [`${written} listings written the second time`]),
  ]
  return { seconds, written, wrongs }
}

async function readListings(pool: Pool): Promise<Map<number, string>> {
  const { rows } = await pool.query<{ id: number; x: string }>('select id, xmin::text as x from listing')
  return new Map(rows.map(({ id, x }) => [id, x]))
}

/** What is not as an unbroken run leaves it. */
async function listWrongs(pool: Pool, source: number): Promise<string[]> {
  const { rows } = await pool.query<Record<string, number>>(
    `select count(*)::int as items, count(distinct listing_id)::int as listings,
      count(*) filter (where listing.version <> 1)::int as versions,
      count(*) filter (where price <> 100000 + substring(external_id from 3)::int - 1)::int as prices,
      (select count(*)::int from listing_version where source_id = $1 and kind = 'import') as written
    from import_item join listing on listing.id = listing_id where import_item.source_id = $1`,
    [source],
  )
  const { items, listings, versions, prices, written } = rows[0]!
  const isRight = items === count && listings === count && written === count && versions === 0 && prices === 0
  return isRight ? [] : [JSON.stringify(rows[0])]
}
