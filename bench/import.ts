import { setTimeout as sleep } from 'node:timers/promises'

import { listRows, ownColumns, writeTable } from '#api/import/test-tables.ts'
import { writeSearchAddress } from '#web/search/search-address.ts'

import { describeOutcomes, startCallers } from './callers.ts'
import { measureTreeMemory } from './process-memory.ts'
import { findQuantile } from './samples.ts'
import { call, makeSource, readRun, isOver, signIn, startRun, type Bringer } from './stock.ts'
import { printTable } from './table.ts'
import { drawWorkload } from './workload.ts'
import { makeWorld, startOn, startServer } from './world.ts'

// What bringing 50,000 listings takes on PostgreSQL, and what somebody else waits who searches and opens pages meanwhile:
// `node bench/import.ts`, on two idle cores; `node bench/import.ts 5000` for a look.
const count = Number(process.argv[2] ?? 50_000)
const bars: Readonly<Record<string, number>> = { trial: 60, first: 150, again: 30, hundredth: 35 }

/** Texts as agencies write them: some 650 letters in each language, no two the same. */
const words =
  'apartamento luminoso con balcón amplio vista al parque sala comedor cocina terraza ascensor parqueo'.split(' ')
function write(seed: number, letters: number): string {
  let text = `Referencia ${seed}:`
  for (let at = 1; text.length < letters; at++) text += ` ${words[(seed * at + at) % words.length]}`
  return text
}
const change = (at: number) => ({
  provincia: 'Distrito Nacional',
  fotos: '',
  latitud: String(18.46 + (at % 200) / 10_000),
  longitud: String(-69.93 - (at % 170) / 10_000),
  m2_construccion: String(60 + (at % 240)),
  titulo_es: `Apartamento ${at} con balcón en Piantini`,
  titulo_en: `Apartment ${at} with a balcony in Piantini`,
  descripcion_es: write(at, 650),
  descripcion_en: write(at + 1, 650),
})
const file = (more: (at: number) => object = () => ({})) =>
  Buffer.from(writeTable(listRows(count, (at) => ({ ...change(at), ...more(at) }))))
const own = (name: string) => ({ [name]: { target: name, marks: 'point' } })
const mapping = { columns: { ...ownColumns.columns, ...own('titulo_en'), ...own('descripcion_en') }, constants: {} }

const server = await startServer()
try {
  await measure()
} finally {
  await server.stop()
}

type Waits = { search: number; pages: number }

async function measure(): Promise<void> {
  const product = await startOn(await makeWorld(server, 1200))
  try {
    const who = await signIn(product.url)
    const source = await makeSource(who)
    await call(who, 'PUT', `/v2/imports/${source}/mapping`, mapping)
    const { list } = await drawWorkload(product.url, 1100)
    const pages = list.map((path) => writeSearchAddress(new URL(path, product.url).searchParams, 'es'))
    const meet = () => meetWaits(product.url, list, pages)
    const first = meet()
    await sleep(20_000)
    const quiet = await first()
    const before = measureTreeMemory(product.process.pid!).resident
    const table: (string | number)[][] = []
    const note = (what: string, { seconds, resident, waits }: Measured) =>
      table.push([
        what,
        `${seconds.toFixed(1)} s`,
        bars[what] ? `${bars[what]} s` : '',
        `${Math.round(resident - before)} MB`,
        `${waits.search} ms (${(waits.search / quiet.search).toFixed(1)}×)`,
        `${waits.pages} ms (${(waits.pages / quiet.pages).toFixed(1)}×)`,
      ])
    const watch = (work: () => Promise<number>) => watchRun(who, source, product.process.pid!, { work, meet })
    const whole = file()
    const trial = await watch(() => startRun(who, source, whole, true))
    note('trial', trial)
    note('first', await watch(() => press(who, source, trial.id, 'apply')))
    note('again', await watch(() => startRun(who, source, whole)))
    const hundredth = file((at) => (at % 100 === 0 ? { precio: String(99_000 + at) } : {}))
    note('hundredth', await watch(() => startRun(who, source, hundredth)))
    printTable(
      `${count} rows, ${Math.round(whole.length / 1e6)} MB; quiet: search ${quiet.search} ms, pages ${quiet.pages} ms (p95); ${Math.round(before)} MB`,
      ['run', 'took', 'bar', 'grew', 'search p95', 'pages p95'],
      table,
    )
  } finally {
    await product.stop()
  }
}

async function press(who: Bringer, source: number, id: number, what: 'apply'): Promise<number> {
  await call(who, 'POST', `/v2/imports/${source}/runs/${id}/${what}`, {})
  return id
}

type Measured = { id: number; seconds: number; resident: number; waits: Waits }

/** Follows a run to where it stands still: how long that took, what the process held at most, and what others waited. */
async function watchRun(
  who: Bringer,
  source: number,
  pid: number,
  { work, meet }: { work: () => Promise<number>; meet: () => () => Promise<Waits> },
): Promise<Measured> {
  const id = await work()
  const began = performance.now()
  const met = meet()
  let resident = 0
  for (;;) {
    resident = Math.max(resident, measureTreeMemory(pid).resident)
    const run = await readRun(who, source, id)
    if (isOver(run)) {
      const seconds = (performance.now() - began) / 1000
      const counts = Object.entries(run.counts).flatMap(([name, some]) => (some > 0 ? [`${some} ${name}`] : []))
      console.log(`${run.state}: ${counts.join(', ')}`)
      return { id, seconds, resident, waits: await met() }
    }
    await sleep(500)
  }
}

/**
 * One who searches and one who opens pages of results, ten times a second each; answers what 95 of 100 of them waited
 * at most. An address that was asked goes to the end of its list, so that few pages are kept ones.
 */
function meetWaits(url: string, list: string[], pages: string[]): () => Promise<Waits> {
  const [searching, reading] = [startCallers(url, list, 1, 100), startCallers(url, pages, 1, 100)]
  return async () => {
    const [searches, views] = [await searching.stop(), await reading.stop()]
    for (const [addresses, { length }] of [
      [list, searches],
      [pages, views],
    ] as const)
      addresses.push(...addresses.splice(0, length % addresses.length))
    const failed = [...searches, ...views].filter(({ status }) => status !== 200)
    if (failed.length > 0) console.log(`of others: ${describeOutcomes(failed)}`)
    return { search: p95(searches), pages: p95(views) }
  }
}

function p95(calls: readonly { ms: number }[]): number {
  const times = calls.map(({ ms }) => ms)
  return findQuantile(times, 0.95)
}
