import { setTimeout as sleep } from 'node:timers/promises'

import { toPath } from '#web/paths.ts'

import { type Product, startProduct } from '../../check/product.ts'
import { createCaller, type Call } from '../callers.ts'
import { measureTreeMemory } from '../process-memory.ts'
import { printTable } from '../table.ts'
import { drawWorkload } from '../workload.ts'
import { createEnquiries } from './enquiries.ts'
import { type Place, readWords, withPlace } from './place.ts'
import { createFavorites, Refused, signUps, type Write } from './writes.ts'

// R16: mixed calls for so long that whatever is kept for ever shows in the resident memory: half an hour, and on a slow
// machine until 100,000 calls are made, for caches fill by calls (decision 230); `--short` is 5,000, for trying, and judges
// nothing; `--calls 200000` is another number.
const isShort = process.argv.includes('--short')
const asked = process.argv.indexOf('--calls')
const least = isShort ? 5000 : asked < 0 ? 100_000 : Number(process.argv[asked + 1])
const shortestMs = isShort ? 0 : 30 * 60_000
const callers = 4
/** After so many calls caches are full, also those of answers at addresses that are asked for once: from here on it is judged. */
const fullAfter = isShort ? 0 : 50_000
const sampleEvery = 100
const partEvery = isShort ? 500 : 2500
/** Of so many samples the least counts: between two collections memory rises and falls by tens of megabytes. */
const floorOf = 25
/** Megabytes that 10,000 calls may leave behind. */
const largestSlope = 1

type Sample = { calls: number; resident: number }
/** What the process says of its own memory after so many calls, in megabytes. */
type Part = { calls: number; resident: number; own: number; used: number; external: number }

const { places } = readWords()
for (const name of places) await withPlace(name, 5000, soak)

async function soak(place: Place): Promise<void> {
  const product = await startProduct({ ...place.settings, CAPTCHA: 'off', LOG_LEVEL: 'fatal' })
  const first = measureTreeMemory(product.process.pid!).resident
  const writes = [signUps(), createFavorites(), createEnquiries()]
  for (const one of writes) await one.begin?.(product.url)
  const { samples, parts, outcomes, seconds } = await callOn(product, await listPaths(product.url), writes)
  const judged = listFloors(samples.filter(({ calls }) => calls >= fullAfter))
  const slope = 10_000 * slopeOf(judged)
  const quiet = await measureQuiet(product)
  const wrongs = await endAndLook(product, place, writes)
  if (!isShort && slope > largestSlope) wrongs.push(`${slope.toFixed(2)} MB more after each 10,000 calls`)
  printTable(
    `${samples.at(-1)!.calls} mixed calls by ${callers} callers in ${Math.round(seconds)} s, ${place.name}`,
    ['what', 'seen'],
    [
      ['answers', [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')],
      ['resident at first', `${Math.round(first)} MB`],
      ['resident when judging begins', `${Math.round(judged[0]!.resident)} MB after ${judged[0]!.calls} calls`],
      ['resident at the end', `${Math.round(samples.at(-1)!.resident)} MB; ${Math.round(quiet)} MB ten seconds later`],
      ['peak', `${Math.round(Math.max(...samples.map(({ resident }) => resident)))} MB`],
      [
        'more after 10,000 calls, by the least of each 2,500',
        `${slope.toFixed(2)} MB${isShort ? ' (too short to judge)' : ''}`,
      ],
      ['mean by fifths', listMeans(samples).join(', ')],
    ],
  )
  printTable(
    'of which, in MB',
    ['after calls', 'resident', 'shared pages once', 'heap used', 'beside the heap'],
    parts.map((part) => [part.calls, ...[part.resident, part.own, part.used, part.external].map(Math.round)]),
  )
  for (const wrong of wrongs.slice(0, 10)) console.log(`WRONG: ${wrong}`)
  if (wrongs.length > 0) process.exitCode = 1
}

/** Reads of every kind, and each twentieth call a write. */
async function callOn(product: Product, paths: string[], writes: Write[]) {
  const samples: Sample[] = []
  const parts: Part[] = []
  const outcomes = new Map<string, number>()
  const began = performance.now()
  let calls = 0
  const isOver = () => calls >= least && performance.now() - began > shortestMs
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const { ask, close } = createCaller(product.url)
      while (!isOver()) {
        const turn = calls++
        const outcome =
          turn % 20 === 0
            ? await write(writes[(turn / 20) % writes.length]!, product.url, caller)
            : describe(await ask(addressOf(paths, turn)))
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        if (turn % sampleEvery === 0)
          samples.push({ calls: turn, resident: measureTreeMemory(product.process.pid!).resident })
        if (turn % partEvery === 0) parts.push({ calls: turn, ...(await readPart(product)) })
      }
      close()
    }),
  )
  return { samples, parts, outcomes, seconds: (performance.now() - began) / 1000 }
}

/** Each fifth address is one that nobody has asked for. */
function addressOf(paths: string[], turn: number): string {
  const kinds = ['/v2/properties', '/propiedades', '/v2/properties/map', '/v2/properties/facets', '/en/properties']
  return turn % 5 === 1
    ? `${kinds[Math.floor(turn / 5) % kinds.length]}?min_price=${1000 + turn}`
    : paths[turn % paths.length]!
}

function describe({ status, error }: Call): string {
  return error || String(status)
}

/** Each caller writes for itself, as in the other faults; nobody is in its way here, so nothing may be put off. */
async function write(one: Write, url: string, caller: number): Promise<string> {
  try {
    await one.once(url, caller)
    return 'written'
  } catch (error) {
    return error instanceof Refused ? `${error.status} to ${one.name}` : String(error)
  }
}

async function listPaths(url: string): Promise<string[]> {
  const { list, item, map, facets } = await drawWorkload(url, 100)
  return list.flatMap((path, at) => [
    path,
    item[at]!,
    path.replace('/v2/properties', toPath('properties', at % 2 ? 'en' : 'es')),
    map[at]!,
    facets[at]!,
    ['/', '/livez', '/sitemap.xml', '/proyectos', '/listado/agentes', '/v2/cities', '/no-esta'][at % 7]!,
    `/v2/properties?q=${['piscina', 'vista al mar', 'pool', 'solar'][at % 4]}`,
  ])
}

async function measureQuiet(product: Product): Promise<number> {
  await sleep(10_000)
  return measureTreeMemory(product.process.pid!).resident
}

async function readPart(product: Product): Promise<Omit<Part, 'calls'>> {
  const text = await (await fetch(`${product.url}/metrics`)).text()
  const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 2 ** 20
  return {
    ...measureTreeMemory(product.process.pid!),
    used: megabytes('nodejs_heap_size_used_bytes'),
    external: megabytes('nodejs_external_memory_bytes'),
  }
}

async function endAndLook(product: Product, place: Place, writes: Write[]): Promise<string[]> {
  const output = product.output()
  await product.stop()
  const wrongs = await place.look(async (pool) => (await Promise.all(writes.map((one) => one.wrongs(pool)))).flat())
  return output.includes('"level":60') ? [...wrongs, output.slice(-500)] : wrongs
}

/** The least of each stretch of samples, at its middle. */
function listFloors(samples: Sample[]): Sample[] {
  return Array.from({ length: Math.floor(samples.length / floorOf) }, (_, nth) => {
    const stretch = samples.slice(nth * floorOf, (nth + 1) * floorOf)
    const resident = Math.min(...stretch.map((sample) => sample.resident))
    return { calls: stretch[Math.floor(floorOf / 2)]!.calls, resident }
  })
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

/** Least squares: megabytes for each call. */
function slopeOf(samples: Sample[]): number {
  const [x, y] = [mean(samples.map(({ calls }) => calls)), mean(samples.map(({ resident }) => resident))]
  const across = samples.reduce((sum, { calls, resident }) => sum + (calls - x) * (resident - y), 0)
  return across / samples.reduce((sum, { calls }) => sum + (calls - x) ** 2, 0)
}

function listMeans(samples: Sample[]): string[] {
  const size = Math.ceil(samples.length / 5)
  return Array.from({ length: 5 }, (_, nth) => {
    const part = samples.slice(nth * size, (nth + 1) * size)
    return `${Math.round(mean(part.map(({ resident }) => resident)))} MB`
  })
}
