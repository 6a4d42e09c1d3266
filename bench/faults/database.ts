import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Product } from '../../check/product.ts'
import type { Cluster } from '../../check/cluster.ts'
import { outcomes, startCallers, type Call } from '../callers.ts'
import { printTable } from '../table.ts'
import { drawWorkload } from '../workload.ts'
import { makeWorld, startOn, startServer } from '../world.ts'

// What clients see when the database restarts, when it hangs, and when the process is told to end.
const texts = ['piscina', 'vista al mar', 'centrica', 'amueblado', 'pool', 'solar'].map(
  (q) => `/v2/properties?q=${encodeURIComponent(q)}`,
)

const server = await startServer()
try {
  const world = await makeWorld(server, 5000)
  const product = await startOn(world)
  const drawn = await drawWorkload(product.url, 200)
  const paths = drawn.list.flatMap((list, at) => [
    list,
    drawn.item[at]!,
    drawn.map[at]!,
    drawn.facets[at]!,
    texts[at % texts.length]!,
  ])
  await restartDatabase(server, product, paths)
  await hangDatabase(server, product, paths)
  await endProcess(product, paths)
  await product.stop()
} finally {
  await server.stop()
}

/** R4: only 200 and 503, and nothing but 200 from a second after the restart. */
async function restartDatabase(database: Cluster, product: Product, paths: string[]): Promise<void> {
  const watch = startWatching(product, paths)
  await sleep(2000)
  const began = Date.now()
  await database.restart()
  const ended = Date.now()
  await sleep(4000)
  await report(`PostgreSQL restarts (it took ${ended - began} ms)`, watch, began, ended)
}

/** R5: each call answers in three seconds, `/livez` all the time. */
async function hangDatabase(database: Cluster, product: Product, paths: string[]): Promise<void> {
  const watch = startWatching(product, paths)
  await sleep(2000)
  const began = Date.now()
  database.signal('SIGSTOP')
  await sleep(8000)
  database.signal('SIGCONT')
  const ended = Date.now()
  await sleep(4000)
  await report('PostgreSQL hangs for 8 s', watch, began, ended)
}

/** R1: no accepted call is lost, and the process is gone soon after. */
async function endProcess(product: Product, paths: string[]): Promise<void> {
  const callers = startCallers(product.url, paths, 8)
  await sleep(4000)
  const began = Date.now()
  const ended = once(product.process, 'exit')
  product.process.kill('SIGTERM')
  const [code] = (await ended) as [number | null]
  const took = Date.now() - began
  const calls = await callers.stop()
  printTable(
    'SIGTERM under load',
    ['what', 'seen'],
    [
      ['calls', outcomes(calls)],
      ['process', `ended with code ${code} after ${took} ms`],
    ],
  )
}

function startWatching(product: Product, paths: string[]) {
  return {
    callers: startCallers(product.url, paths, 8),
    livez: startCallers(product.url, ['/livez'], 1, 50),
    readyz: startCallers(product.url, ['/readyz'], 1, 50),
  }
}

async function report(
  title: string,
  watch: ReturnType<typeof startWatching>,
  began: number,
  ended: number,
): Promise<void> {
  const [calls, livez, readyz] = await Promise.all([watch.callers.stop(), watch.livez.stop(), watch.readyz.stop()])
  const during = calls.filter(({ at, ms }) => at + ms >= began && at <= ended)
  const lastTrouble = Math.max(0, ...calls.filter(({ status }) => status !== 200).map(({ at, ms }) => at + ms - ended))
  const odd = calls.filter(({ status }) => status !== 200 && status !== 503)
  printTable(
    title,
    ['what', 'seen'],
    [
      ['calls', outcomes(calls)],
      ['calls meanwhile', outcomes(during)],
      ['slowest meanwhile', `${slowest(during)} ms`],
      ['last trouble after its end', `${lastTrouble} ms`],
      ['/livez', `${outcomes(livez)}, slowest ${slowest(livez)} ms`],
      ['/readyz', outcomes(readyz)],
      [
        'neither 200 nor 503',
        odd.length === 0 ? 'none' : `${odd[0]!.path}: ${odd[0]!.status} ${odd[0]!.error} ${odd[0]!.says.slice(0, 200)}`,
      ],
    ],
  )
}

function slowest(calls: Call[]): number {
  return Math.max(0, ...calls.map(({ ms }) => ms))
}
