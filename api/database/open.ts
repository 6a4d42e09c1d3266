import { join } from 'node:path'

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'

import { copyFolder } from './copy-folder.ts'
import { inMemory, startEmbedded } from './embedded.ts'
import { keepConnections } from './keep-connections.ts'
import { sessionOptions } from './session-options.ts'
import { openTransactions } from './transactions.ts'

export type Database = NodePgDatabase & { $client: Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For what may be read or written inside a transaction and outside. */
export type Connection = Database | Transaction

export type OpenDatabase = {
  db: Database
  pool: Pool
  /** The same database for loading and upkeep, where a statement may take minutes. */
  jobs: Pool
  isEmbedded: boolean
  /**
   * Copies the folder of an embedded database between two calls, to where nothing is, and answers for how many milliseconds
   * nobody else was served; null where there is no folder.
   */
  copyTo: ((folder: string) => Promise<number>) | null
  close: () => Promise<void>
}

/** A hung server must be noticed in time to answer within three seconds. */
const patience = { connectionTimeoutMillis: 2000, statement_timeout: 2500, query_timeout: 2700 }

type Place = {
  /** `postgres://…` of a real server; none means the embedded database. */
  url?: string | undefined
  /** Where the embedded database lives, or `memory`. */
  dataDir: string
  /** An empty database, which an embedded one that is not there yet begins with. */
  template?: string
  /** Connections that this process may hold to a real server: for calls, and for loading, listening and upkeep. */
  size?: { pool: number; jobs: number }
  /** Hears of every connection that is lost, whether somebody was using it or not. */
  onLost?: (error: Error) => void
}

export async function openDatabase({ url, dataDir, template, size, onLost }: Place): Promise<OpenDatabase> {
  if (url) {
    // Whoever has only read for a while finds a connection, also where the server lets no new one in.
    const max = size?.pool ?? 10
    const pool = createPool({ connectionString: url, min: Math.min(2, max), max, ...patience }, onLost)
    const jobs = createPool({ connectionString: url, max: size?.jobs ?? 4, connectionTimeoutMillis: 10_000 }, onLost)
    const close = async () => void (await Promise.all([pool.end(), jobs.end()]))
    return { db: databaseOn(pool), pool, jobs, isEmbedded: false, copyTo: null, close }
  }

  const embedded = await startEmbedded(dataDir, template)
  const session = { user: 'postgres', database: 'postgres', stream: embedded.stream }
  const pool = createPool({ ...session, max: 1, idleTimeoutMillis: 0 }, onLost)
  const close = async () => {
    await pool.end()
    await embedded.close()
  }
  const copyTo = async (folder: string) => {
    // Most of it while everybody is served: what is written meanwhile is copied once more.
    await pool.query('checkpoint')
    const seen = await copyFolder(join(dataDir, 'db'), folder)
    // Whoever has the only connection keeps everybody else waiting.
    const client = await pool.connect()
    const began = performance.now()
    try {
      await embedded.refreshCopy(folder, seen)
      return performance.now() - began
    } finally {
      client.release()
    }
  }
  return {
    db: databaseOn(pool),
    pool,
    jobs: pool,
    isEmbedded: true,
    copyTo: dataDir === inMemory ? null : copyTo,
    close,
  }
}

function databaseOn(pool: Pool): Database {
  return Object.assign(drizzle(pool), { transaction: openTransactions(pool) })
}

function createPool(config: PoolConfig, onLost: Place['onLost']): Pool {
  // A server that vanished without a word must be noticed by whoever only listens.
  const alive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
  const pool = new Pool({ ...sessionOptions, ...alive, ...config })
  // Without a listener a connection that breaks would end the process: the pool listens to those that nobody uses, and
  // its users hear of a lost one by their next statement only.
  pool.on('connect', (client) => client.on('error', (error) => onLost?.(error)))
  pool.on('error', () => {})
  return keepConnections(pool)
}
