import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

import { toPath } from '#web/paths.ts'

import { startProduct } from '../check/product.ts'
import { endsWell } from '../check/program.ts'
import { printTable } from './table.ts'
import { createSettings, makeWorld, startServer } from './world.ts'

// How long it takes until somebody can be served, beside the start of a bare Node in the same run: from a checkout on
// which nothing is built, and later, on both databases.
const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 2 : 5
const listings = isQuick ? 5000 : 50_000
const root = resolve(import.meta.dirname, '..')
const rows: (string | number)[][] = []

await measureFirstStarts()
if (!(await endsWell('node', ['builder/build.ts']))) throw new Error('the product could not be built')
const data = await mkdtemp(join(tmpdir(), 'marquesina-data-'))
try {
  await (await startProduct({ DATA_DIR: data })).stop()
  await measure('/readyz, embedded, later start', () => startOnce({ DATA_DIR: data }))
} finally {
  await rm(data, { recursive: true, force: true })
}
const serverData = await mkdtemp(join(tmpdir(), 'marquesina-data-'))
const server = await startServer()
try {
  // One folder for all of them, as a later start has.
  const settings = { ...createSettings(await makeWorld(server, listings)), DATA_DIR: serverData }
  await (await startProduct(settings)).stop()
  await measure(`/readyz, PostgreSQL, ${listings} listings, later start`, () => startOnce(settings))
} finally {
  await server.stop()
  await rm(serverData, { recursive: true, force: true })
}
printTable(
  `${rounds} rounds each; a start of a bare Node (node -e 0) before each`,
  ['from the start to', 'least s', 'median s', 'most s', 'median of bare starts', 'bare ms'],
  rows,
)

/** From nothing built, in a copy of the sources: the first page, then the first results with their pictures. */
async function measureFirstStarts(): Promise<void> {
  const pictures: number[] = []
  await measure('the first page, nothing built', async () => {
    const checkout = await mkdtemp(join(tmpdir(), 'marquesina-checkout-'))
    try {
      await copySources(checkout)
      const product = await startProduct({}, { folder: checkout })
      const began = performance.now()
      await fetchWell(product.url + toPath('home', 'es'))
      const page = performance.now() - began
      pictures.push(await showResults(product.url))
      await product.stop()
      return product.readyAfter + page
    } finally {
      await rm(checkout, { recursive: true, force: true })
    }
  })
  addRow('  then its results with the pictures of 24 cards', pictures)
}

async function copySources(to: string): Promise<void> {
  const apart = /^(node_modules|build|data|test-results|\.git|\.react-router)(\/|$)/
  await cp(root, to, { recursive: true, filter: (path) => !apart.test(relative(root, path)) })
  await symlink(join(root, 'node_modules'), join(to, 'node_modules'))
}

/** Fetches the results and the picture that each card shows on a telephone, six at once, as a browser does. */
async function showResults(url: string): Promise<number> {
  const began = performance.now()
  const html = await fetchWell(url + toPath('properties', 'es'))
  const found = new Set(html.match(/\/pictures\/[\w-]+-640\.avif/g))
  const waiting = [...found].slice(0, 24)
  if (waiting.length === 0) throw new Error('the results show no picture')
  const reader = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) await fetchWell(url + path)
  }
  await Promise.all(Array.from({ length: 6 }, reader))
  return performance.now() - began
}

async function fetchWell(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`)
  return answer.text()
}

async function startOnce(settings: Record<string, string>): Promise<number> {
  const product = await startProduct(settings)
  await product.stop()
  return product.readyAfter
}

async function measure(name: string, run: () => Promise<number>): Promise<void> {
  const [times, bare]: number[][] = [[], []]
  for (let round = 0; round < rounds; round++) {
    bare!.push(startBare())
    times!.push(await run())
  }
  addRow(name, times!, bare)
}

function startBare(): number {
  const began = performance.now()
  execFileSync(process.execPath, ['-e', '0'])
  return performance.now() - began
}

function addRow(name: string, times: number[], bare: number[] = []): void {
  const median = findMedian(times)
  const yardstick = bare.length > 0 ? findMedian(bare) : undefined
  rows.push([
    name,
    Math.min(...times) / 1000,
    median / 1000,
    Math.max(...times) / 1000,
    ...(yardstick ? [median / yardstick, Math.round(yardstick)] : ['', '']),
  ])
}

function findMedian(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
