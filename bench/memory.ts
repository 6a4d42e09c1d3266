import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { toPath } from '#web/paths.ts'

import { startCluster } from '../check/cluster.ts'
import { startProduct, type Product } from '../check/product.ts'
import { loadOf } from './load.ts'
import { listChildren, measureTreeMemory, watchMemory, type Memory } from './process-memory.ts'
import { printTable } from './table.ts'
import { drawWorkload } from './workload.ts'
import { createSettings } from './world.ts'

// What `npm start` takes on a built checkout: npm, the product, and what it starts, from the first moment on.
const isQuick = process.argv.includes('--quick')
const rows: (string | number)[][] = []

const data = await mkdtemp(join(tmpdir(), 'marquesina-data-'))
await measure('embedded, first start with the demo world', { DATA_DIR: data })
await measure('embedded, later start', { DATA_DIR: data }, { isLoaded: true })
await rm(data, { recursive: true, force: true })

const server = await startCluster()
if (server) {
  await measure('PostgreSQL, first start with the demo world', { ...createSettings(server.url), DEMO: '1' })
  await measure('PostgreSQL, later start', createSettings(server.url), { isLoaded: true })
  await server.stop()
}
printTable(
  'resident megabytes; the tree counts npm, the product and what it starts',
  ['start', 'peak, tree', 'peak, shared once', 'product when ready', 'product in load', 'product after load'],
  rows,
)

async function measure(name: string, settings: Record<string, string>, { isLoaded = false } = {}): Promise<void> {
  let watched: ReturnType<typeof watchMemory> | undefined
  const product = await startProduct(settings, {
    command: ['npm', 'start', '--silent'],
    onSpawn: (pid) => (watched = watchMemory(pid)),
  })
  await sleep(2000)
  const peak = await watched!.stop()
  const site = siteProcess(product)
  const ready = measureTreeMemory(site)
  const [during, after] = isLoaded ? await load(product, site) : []
  await product.stop()
  rows.push([name, shown(peak), String(Math.round(peak.own)), shown(ready), shown(during), shown(after)])
}

/** Sixteen callers over pages and calls, as the other benches ask them; then the quiet in which memory is given back. */
async function load(product: Product, site: number): Promise<[during: Memory, after: Memory]> {
  const { list, item, map, facets } = await drawWorkload(product.url, 400)
  const pages = Array.from({ length: 50 }, (_, at) => `${toPath('properties', at % 2 ? 'en' : 'es')}?page=${at + 1}`)
  const paths = list.flatMap((path, at) => [path, item[at]!, map[at]!, facets[at]!, pages[at % pages.length]!])
  const watched = watchMemory(site)
  const { failures } = await loadOf(product.url, paths, isQuick ? 3 : 15)
  const during = await watched.stop()
  if (failures > 0) throw new Error(`${failures} of the calls were not answered well`)
  await sleep(5000)
  return [during, measureTreeMemory(site)]
}

/** npm's only child: its shell has become the product. */
function siteProcess({ process: { pid } }: Product): number {
  const [site] = listChildren(pid!)
  if (site === undefined) throw new Error('npm has started nothing')
  return site
}

function shown(memory: Memory | undefined): string {
  return memory ? String(Math.round(memory.resident)) : ''
}
