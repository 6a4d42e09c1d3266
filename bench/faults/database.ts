import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Product, startProduct } from '../../check/product.ts'
import type { Cluster } from '../../check/cluster.ts'
import { describeOutcomes, startCallers, type Call } from '../callers.ts'
import { printTable } from '../table.ts'
import { drawWorkload } from '../workload.ts'
import { createEnquiries } from './enquiries.ts'
import { type Place, readWords, withPlace } from './place.ts'
import { startWriters, waitForMore } from './writers.ts'
import { createFavorites, signUps, type Write } from './writes.ts'

// What clients see when the database restarts, when it hangs, when its sessions are terminated under eight writers, and
// when the process is told to end. Readers and writers go on all the time, and what was acknowledged must be there.
const texts = ['piscina', 'vista al mar', 'centrica', 'amueblado', 'pool', 'solar'].map(
  (q) => `/v2/properties?q=${encodeURIComponent(q)}`,
)
const pages = ['/', '/propiedades/comprar', '/en/properties/rent', '/proyectos', '/listado/agentes', '/sitemap.xml']
const { places, rounds } = readWords()
const settings = { CAPTCHA: 'off', LOG_LEVEL: 'fatal' }

type Paths = { calls: string[]; pages: string[] }

for (const name of places) {
  await withPlace(name, 5000, async (place) => {
    const product = await startProduct({ ...place.settings, ...settings })
    const paths = await pathsOf(product)
    const writes = [signUps(), createFavorites(), createEnquiries()]
    for (const one of writes) await one.begin?.(product.url)
    if (place.server) {
      await restartDatabase(place.server, product, paths, writes)
      await hangDatabase(place.server, product, paths, writes)
      await terminateSessions(place, product, paths, writes)
    }
    await endProcess(product, paths, writes, place)
    await product.stop()
  })
}

async function pathsOf({ url }: Product): Promise<Paths> {
  const drawn = await drawWorkload(url, 200)
  const properties = /href="(\/propiedad\/[^"?]+)"/g
  const html = await (await fetch(`${url}/propiedades/comprar`)).text()
  return {
    calls: drawn.list.flatMap((list, at) => [
      list,
      drawn.item[at]!,
      drawn.map[at]!,
      drawn.facets[at]!,
      texts[at % texts.length]!,
    ]),
    // More than are kept: others of each kind must be made while it lasts.
    pages: [
      ...pages,
      ...drawn.list.map((list) => list.replace('/v2/properties', '/propiedades')),
      ...[...html.matchAll(properties)].map(([, path]) => path!),
    ],
  }
}

/** R4: nothing but 200 and 503, and nothing but 200 from a second after the restart. */
async function restartDatabase(database: Cluster, product: Product, paths: Paths, writes: Write[]): Promise<void> {
  const watch = await startWatching(product, paths, writes)
  const began = Date.now()
  await database.restart()
  const ended = Date.now()
  await watch.untilWell()
  await report(`PostgreSQL restarts (it took ${ended - began} ms)`, watch, began, ended)
}

/** R5: each call answers in three seconds, `/livez` all the time, and a page that is kept is still shown. */
async function hangDatabase(database: Cluster, product: Product, paths: Paths, writes: Write[]): Promise<void> {
  const watch = await startWatching(product, paths, writes)
  const began = Date.now()
  database.signal('SIGSTOP')
  const kept = startCallers(product.url, ['/'], 1, 50)
  await sleep(8000)
  // Long enough for every caller to have met it, however slow the machine is.
  await waitForMore(kept.served, 20, 'kept pages')
  const shown = await kept.stop()
  database.signal('SIGCONT')
  const ended = Date.now()
  await watch.untilWell()
  if (shown.some(({ status }) => status !== 200)) fail(`a kept page while it hangs: ${describeOutcomes(shown)}`)
  await report(`PostgreSQL hangs for ${((ended - began) / 1000).toFixed(1)} s`, watch, began, ended)
}

/** Every session of the product is terminated, again and again, in the middle of what it does. */
async function terminateSessions(place: Place, product: Product, paths: Paths, writes: Write[]): Promise<void> {
  const watch = await startWatching(product, paths, writes)
  const began = Date.now()
  let sessions = 0
  await place.look(async (pool) => {
    for (let round = 0; round < rounds; round++) {
      await watch.writers.untilMore(10)
      await sleep(Math.random() * 50)
      const { rows } = await pool.query<{ ended: number }>(
        `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
      sessions += rows[0]!.ended
    }
  })
  const ended = Date.now()
  await watch.untilWell()
  await report(`${sessions} sessions are terminated in ${rounds} rounds`, watch, began, ended)
  const wrongs = await place.look(async (pool) => (await Promise.all(writes.map((one) => one.wrongs(pool)))).flat())
  const acknowledged = writes.map((one) => `${one.acknowledged()} ${one.name}`).join(', ')
  console.log(`acknowledged so far: ${acknowledged}; wrong in the tables: ${wrongs.length || 'nothing'}`)
  for (const wrong of wrongs.slice(0, 10)) fail(wrong)
}

/** R1: no accepted call is lost, and the process is gone soon after. */
async function endProcess(product: Product, paths: Paths, writes: Write[], place: Place): Promise<void> {
  const callers = startCallers(product.url, paths.calls, 8)
  await waitForMore(callers.served, 300, 'calls')
  const began = Date.now()
  const ended = once(product.process, 'exit')
  product.process.kill('SIGTERM')
  const [code] = (await ended) as [number | null]
  const took = Date.now() - began
  const calls = await callers.stop()
  const wrongs = await place.look(async (pool) => (await Promise.all(writes.map((one) => one.wrongs(pool)))).flat())
  const lost = calls.filter(({ status, error }) => status !== 200 && error !== 'ECONNREFUSED')
  if (code !== 0 || lost.length > 0) fail(`told to end: code ${code}, ${describeOutcomes(lost)}`)
  for (const wrong of wrongs.slice(0, 10)) fail(wrong)
  printTable(
    `SIGTERM under load, ${place.name}`,
    ['what', 'seen'],
    [
      ['calls', describeOutcomes(calls)],
      ['process', `ended with code ${code} after ${took} ms`],
    ],
  )
}

/** Watches begin when everybody has been served. */
async function startWatching(product: Product, paths: Paths, writes: Write[]) {
  const watch = {
    callers: startCallers(product.url, paths.calls, 8),
    pages: startCallers(product.url, paths.pages, 4, 20),
    livez: startCallers(product.url, ['/livez'], 1, 50),
    readyz: startCallers(product.url, ['/readyz'], 1, 50),
    writers: startWriters(writes, product.url, ({ name }) => (name === 'favourites' ? 4 : 2)),
    process: product.process,
  }
  const untilWell = async () => {
    await Promise.all([
      waitForMore(watch.callers.served, 200, 'calls'),
      waitForMore(watch.pages.served, 50, 'pages'),
      waitForMore(watch.readyz.served, 5, 'answers of /readyz'),
      watch.writers.untilMore(50),
    ])
  }
  await untilWell()
  return { ...watch, untilWell }
}

async function report(
  title: string,
  watch: Awaited<ReturnType<typeof startWatching>>,
  began: number,
  ended: number,
): Promise<void> {
  const refusals = await watch.writers.stop()
  const [calls, pages, livez, readyz] = await Promise.all([
    watch.callers.stop(),
    watch.pages.stop(),
    watch.livez.stop(),
    watch.readyz.stop(),
  ])
  const all = [...calls, ...pages]
  const isOf = ({ at, ms }: Call) => at + ms >= began && at <= ended
  // Some addresses that are drawn have moved.
  const troubles = all.filter(({ status }) => status !== 200 && status !== 302).map(({ at, ms }) => at + ms - ended)
  const odd = all.filter(({ status, retryAfter }) => ![200, 302].includes(status) && !(status === 503 && retryAfter))
  for (const { path, status, error, says } of odd.slice(0, 5)) fail(`${path}: ${status} ${error} ${says.slice(0, 200)}`)
  for (const refusal of refusals.slice(0, 5)) fail(refusal)
  if (livez.some(({ status }) => status !== 200)) fail(`/livez: ${describeOutcomes(livez)}`)
  if (watch.process.exitCode !== null) fail(`the process ended with code ${watch.process.exitCode}`)
  printTable(
    title,
    ['what', 'seen'],
    [
      ['calls', describeOutcomes(calls)],
      ['calls meanwhile', describeOutcomes(calls.filter(isOf))],
      ['pages and sitemaps', describeOutcomes(pages)],
      ['pages meanwhile', describeOutcomes(pages.filter(isOf))],
      ['writes', `${watch.writers.acknowledged()} × acknowledged, ${watch.writers.putOff()} × 503`],
      ['slowest call meanwhile', `${slowest(calls.filter(isOf))} ms`],
      ['slowest page meanwhile', `${slowest(pages.filter(isOf))} ms`],
      ['last trouble after its end', `${Math.max(0, ...troubles)} ms`],
      ['/livez', `${describeOutcomes(livez)}, slowest ${slowest(livez)} ms`],
      ['/readyz', describeOutcomes(readyz)],
      [
        'neither 200 nor 503 with Retry-After',
        odd.length + refusals.length === 0 ? 'none' : String(odd.length + refusals.length),
      ],
    ],
  )
}

function fail(words: string): void {
  console.log(`WRONG: ${words}`)
  process.exitCode = 1
}

function slowest(calls: Call[]): number {
  return Math.max(0, ...calls.map(({ ms }) => ms))
}
