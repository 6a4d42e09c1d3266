import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startProduct, type Product } from '../../check/product.ts'
import { printTable } from '../table.ts'
import { createSettings, makeWorld, startServer } from '../world.ts'
import { startBalancer, type Balancer } from './balancer.ts'
import { buildOlderRelease } from './older-release.ts'
import { readWords } from './place.ts'
import { startReaders } from './readers.ts'

// Two processes of the last release are rolled to this one and back, one after the other, behind a balancer that tries
// nothing again, under eight readers who fetch pages and what these name. Nobody may notice. The older release is the
// last tag; `npm run faults -- roll COMMIT` names another.
const { rounds: asked, others } = readWords()
const rounds = Math.min(asked, 3)
const drainSeconds = 2
const release = await buildOlderRelease(others[0])
if (!release) console.log('left out: there is no tagged release; name a commit')
else await roll()

async function roll(): Promise<void> {
  const { folder, name, foreignAssets, remove } = release!
  const dataDir = await mkdtemp(join(tmpdir(), 'marquesina-roll-'))
  const server = await startServer()
  const balancer = await startBalancer()
  try {
    const url = await makeWorld(server, 1200)
    const settings = {
      ...createSettings(url),
      DATA_DIR: dataDir,
      DRAIN_SECONDS: String(drainSeconds),
      DATABASE_POOL: '6',
      SITE_URL: balancer.url,
    }
    const startOlder = () => startProduct(settings, { folder })
    const startNewer = () => startProduct(settings)
    let running = [await startOlder(), await startOlder()]
    for (const { url: one } of running) balancer.add(one)
    await untilReady(balancer, 2)
    const readers = startReaders(balancer.url, 8)
    for (let round = 1; round <= rounds; round++) {
      for (const start of [startNewer, startOlder]) {
        running = await replaceAll(balancer, running, start)
        await readers.untilMore(200)
      }
      console.log(`round ${round}: ${readers.seen()} answers`)
    }
    const { answers, assets, wrongs } = await readers.stop()
    for (const product of running) await product.stop()
    printTable(
      `${rounds} rounds: two processes of ${name} rolled to this release and back, drained for ${drainSeconds} s`,
      ['what', 'seen'],
      [
        ['scripts and styles that only the older has', String(foreignAssets)],
        ['answers', String(answers)],
        ['of them scripts and styles', String(assets)],
        ['cut off, refused or not there', wrongs.length === 0 ? 'none' : String(wrongs.length)],
      ],
    )
    for (const wrong of new Set(wrongs)) console.log(`WRONG: ${wrong}`)
    if (wrongs.length > 0) process.exitCode = 1
  } finally {
    balancer.stop()
    await server.stop()
    await remove()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** As an orchestrator does it: the next is ready before one of the others is told to end. */
async function replaceAll(balancer: Balancer, running: Product[], start: () => Promise<Product>): Promise<Product[]> {
  const next: Product[] = []
  for (const old of running) {
    const product = await start()
    next.push(product)
    balancer.add(product.url)
    await untilReady(balancer, running.length + 1)
    const ended = once(old.process, 'exit')
    old.process.kill('SIGTERM')
    const [code] = (await ended) as [number]
    if (code !== 0) throw new Error(`a process ended with ${code}:\n${old.output()}`)
    balancer.remove(old.url)
    await old.stop()
  }
  return next
}

async function untilReady(balancer: Balancer, count: number): Promise<void> {
  while (balancer.ready() < count) await sleep(50)
}
