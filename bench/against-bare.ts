import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { findFreePort } from '../check/product.ts'
import { idealIndexes } from './ideal-sql.ts'
import { compareRounds } from './load.ts'
import { printTable } from './table.ts'
import { drawWorkload, type Kind } from './workload.ts'
import { copyWorld, makeWorld, startOn, startServer } from './world.ts'

// The product against a bare server with the ideal SQL, on the same rows, in turn.
const isQuick = process.argv.includes('--quick')
const listings = isQuick ? 5000 : 50_000
const [rounds, seconds] = isQuick ? [1, 2] : [5, 5]

const server = await startServer()
try {
  const world = await makeWorld(server, listings)
  const bare = await startBare(await copyWorld(server, world, idealIndexes))
  const product = await startOn(world)
  const workload = await drawWorkload(product.url, isQuick ? 400 : 4000)
  const rows = []
  for (const kind of Object.keys(workload) as Kind[]) {
    const { ours, theirs, share } = await compareRounds(product.url, bare.url, workload[kind], rounds, seconds)
    const failures = ours.failures + theirs.failures
    rows.push([
      kind,
      ours.perSecond,
      theirs.perSecond,
      `${Math.round(share * 100)} %`,
      ours.p99,
      theirs.p99,
      String(failures),
    ])
  }
  printTable(
    `${listings} listings, PostgreSQL, 16 callers, median of ${rounds} rounds in turn`,
    ['call', 'ours /s', 'bare /s', 'ours of bare', 'ours p99 ms', 'bare p99 ms', 'failures'],
    rows,
  )
  await product.stop()
  bare.stop()
} finally {
  await server.stop()
}

async function startBare(databaseUrl: string) {
  const port = await findFreePort()
  const child = spawn('node', ['bench/bare-server.ts'], {
    env: { PATH: process.env.PATH, PORT: String(port), DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}
