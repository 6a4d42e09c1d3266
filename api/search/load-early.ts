import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

import { Pool } from 'pg'

import { sessionOptions } from '../database/session-options.ts'
import { buildBase } from './index/build-base.ts'
import { loadMarket } from './load-market.ts'

const { url, file } = workerData as { url?: string; file?: string }
const connectionString = url ?? readFileSync(file!, 'utf8').trim()
const pool = new Pool({ ...sessionOptions, connectionString, max: 2, connectionTimeoutMillis: 2000 })
pool.on('error', () => {})
try {
  parentPort!.postMessage(await loadMarket(pool, () => buildBase))
} catch {
  // Whoever loads later says what is wrong.
  parentPort!.postMessage(null)
} finally {
  await pool.end()
}
