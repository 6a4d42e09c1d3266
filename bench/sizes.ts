import { execFileSync } from 'node:child_process'

import type { Product } from '../check/product.ts'
import type { Postgres } from '../check/cluster.ts'
import { measureLatency, loadOf, type Load } from './load.ts'
import { printTable } from './table.ts'
import { drawWorkload, type Kind, type Workload } from './workload.ts'
import { makeWorld, startOn, startServer } from './world.ts'

// The same calls on small and large worlds: how the product grows.
const isQuick = process.argv.includes('--quick')
const sizes = isQuick ? [1200, 10_000] : [1200, 10_000, 100_000, 1_000_000]
const kinds: Kind[] = ['list', 'facets', 'map', 'item']

const server = await startServer()
try {
  const latencies: (string | number)[][] = []
  const processes: { size: number; ready: number; memory: number; load: Load }[] = []
  for (const size of sizes) {
    const { product, workload } = await open(server, size)
    for (const kind of kinds) {
      await measureLatency(product.url, workload[kind].slice(0, 50))
      const { p50, p95, bytes } = await measureLatency(product.url, workload[kind])
      latencies.push([kind, String(size), p50, p95, bytes / 1024])
    }
    const load = await loadOf(product.url, workload.list, isQuick ? 2 : 8)
    processes.push({ size, ready: product.readyAfter / 1000, memory: residentMegabytes(product), load })
    await product.stop()
  }
  printTable('One caller', ['call', 'listings', 'p50 ms', 'p95 ms', 'KiB'], latencies)
  const usual = processes.find(({ size }) => size === 10_000)?.load.perSecond ?? Number.NaN
  printTable(
    'The process',
    ['listings', 'ready after s', 'resident MB', 'list /s at 16 callers', 'of that at 10,000', 'failures'],
    processes.map(({ size, ready, memory, load: { perSecond, failures } }) => [
      String(size),
      ready,
      memory,
      perSecond,
      perSecond / usual,
      String(failures),
    ]),
  )
} finally {
  await server.stop()
}

async function open(server: Postgres, size: number): Promise<{ product: Product; workload: Workload }> {
  const product = await startOn(await makeWorld(server, size))
  return { product, workload: await drawWorkload(product.url, 400) }
}

function residentMegabytes({ process: { pid } }: Product): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
