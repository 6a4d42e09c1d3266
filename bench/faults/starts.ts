import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { openDatabase } from '#api/database/open.ts'

import { withClient } from '../../check/cluster.ts'
import { buildWorld, launchProduct, startProduct } from '../../check/product.ts'
import { printTable } from '../table.ts'
import { createSettings, startServer } from '../world.ts'
import { readWords } from './place.ts'

// First starts: three at once on one empty server, and on an embedded database one that is killed while it makes it.
// Whoever starts is ready in the end, and the demo world is there once: as one start makes it that nothing disturbs.
const { places, rounds: asked } = readWords()
const rounds = Math.min(asked, 5)
const counting = `select (select count(*)::int from listing) as listings, (select count(*)::int from exchange_rate) as rates`
const settings = { LOG_LEVEL: 'fatal', DEMO: '1' }
const whole = await countWhole()

if (places.includes('server')) {
  const server = await startServer()
  const shared = await mkdtemp(join(tmpdir(), 'marquesina-starts-'))
  const ready: number[] = []
  let waited = 0
  try {
    for (let round = 0; round < rounds; round++) {
      await withClient(server.url, async (client) => void (await client.query(`create database first_${round}`)))
      const url = server.url.replace('/postgres?', `/first_${round}?`)
      const products = await Promise.all(
        [1, 2, 3].map(() => startProduct({ ...createSettings(url), ...settings, DATA_DIR: shared })),
      )
      ready.push(...products.map(({ readyAfter }) => readyAfter))
      waited += products.filter(({ output }) =>
        output().includes('Waiting for another process that is preparing'),
      ).length
      for (const product of products) await product.stop()
      await withClient(url, async (client) => compare((await client.query(counting)).rows[0]))
    }
  } finally {
    await server.stop()
    await rm(shared, { recursive: true, force: true })
  }
  printTable(
    `${rounds} times three first starts at once on one empty PostgreSQL`,
    ['what', 'seen'],
    [
      ['ready', `${ready.length} of ${3 * rounds}, the last after ${Math.max(...ready)} ms`],
      ['said that they wait for another', String(waited)],
    ],
  )
}

if (places.includes('embedded')) {
  let unfinished = 0
  for (let round = 0; round < rounds; round++) {
    const dataDir = await mkdtemp(join(tmpdir(), 'marquesina-starts-'))
    const first = await launchProduct({ ...settings, DATA_DIR: dataDir })
    while (!existsSync(join(dataDir, 'db.unfinished'))) await sleep(5)
    await sleep(Math.random() * 3000)
    await first.kill()
    unfinished += existsSync(join(dataDir, 'db.unfinished')) ? 1 : 0
    await (await startProduct({ ...settings, DATA_DIR: dataDir })).stop()
    const database = await openDatabase({ dataDir })
    compare((await database.pool.query(counting)).rows[0])
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  printTable(
    `${rounds} first starts on an embedded database, killed within three seconds and begun again`,
    ['what', 'seen'],
    [
      ['killed while the database was being made', String(unfinished)],
      ['ready in the end', `${rounds} of ${rounds}`],
    ],
  )
}

async function countWhole(): Promise<unknown> {
  const dataDir = await buildWorld()
  const database = await openDatabase({ dataDir })
  try {
    return (await database.pool.query(counting)).rows[0]
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function compare(seen: unknown): void {
  if (JSON.stringify(seen) === JSON.stringify(whole)) return
  console.log(`WRONG: ${JSON.stringify(seen)} instead of ${JSON.stringify(whole)}`)
  process.exitCode = 1
}
