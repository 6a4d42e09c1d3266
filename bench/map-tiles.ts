import autocannon from 'autocannon'

import { startProduct } from '../check/product.ts'
import { printTable } from './table.ts'

// What a tile costs, beside /livez in the same run: MAP_TILES names another file than the one that ships.
type Style = { sources: { base: { tiles: [string] } } }

const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 3 : 7
const seconds = isQuick ? 2 : 5
/** A part of Santo Domingo and of Bávaro at each zoom, as who looks for a home asks for them. */
const places = [
  { longitude: -69.93, latitude: 18.475 },
  { longitude: -68.42, latitude: 18.68 },
]

const { MAP_TILES } = process.env
const product = await startProduct(MAP_TILES ? { MAP_TILES } : {})
try {
  const answer = await fetch(`${product.url}/map/style.json`, { headers: { 'Accept-Encoding': 'br' } })
  const { sources } = (await answer.json()) as Style
  const paths = [7, 9, 11, 12, 13, 14].flatMap((zoom) =>
    places.flatMap((place) => tilesAround(sources.base.tiles[0], zoom, place)),
  )
  const sizes = await Promise.all(paths.map(async (path) => lengthOf(product.url + path)))
  const shares: number[] = []
  const rows: (string | number)[][] = []
  for (let round = 1; round <= rounds; round++) {
    const alive = await loadOf(['/livez'])
    const tiles = await loadOf(paths)
    const failures = alive.failures + tiles.failures
    if (failures > 0) throw new Error(`${failures} requests were not answered`)
    shares.push(tiles.perSecond / alive.perSecond)
    rows.push([round, alive.perSecond, alive.p50, alive.p99, tiles.perSecond, tiles.p50, tiles.p99, shares.at(-1)!])
  }
  printTable(
    `${paths.length} tiles of ${sum(sizes)} bytes in all, the largest ${Math.max(...sizes)}; 16 callers`,
    ['round', '/livez a second', 'p50 ms', 'p99 ms', 'tiles a second', 'p50 ms', 'p99 ms', 'of /livez'],
    rows,
  )
  console.log(`a tile is answered as often as ${shares.toSorted((a, b) => a - b)[rounds >> 1]!.toFixed(2)} of /livez`)
  console.log(`the style: ${answer.headers.get('Content-Length')} bytes in Brotli`)
} finally {
  await product.stop()
}

/** Sixteen callers at once that take gzip, as browsers do. */
async function loadOf(asked: string[]) {
  const requests = asked.map((path) => ({ method: 'GET' as const, path }))
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' }
  const result = await autocannon({ url: product.url, connections: 16, duration: seconds, headers, requests })
  const failures = result.errors + result.timeouts + result.non2xx
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, failures }
}

function tilesAround(address: string, zoom: number, { longitude, latitude }: (typeof places)[number]): string[] {
  const column = Math.floor(((longitude + 180) / 360) * 2 ** zoom)
  const row = Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom)
  return [0, 1].flatMap((right) =>
    [0, 1].map((down) =>
      address
        .replace('{z}', String(zoom))
        .replace('{x}', String(column + right))
        .replace('{y}', String(row + down)),
    ),
  )
}

async function lengthOf(url: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } })
  return Number(answer.headers.get('Content-Length') ?? 0)
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
