import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'

import { startEmbedded } from './embedded.ts'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema>

export type OpenDatabase = {
  db: Database
  pool: Pool
  isEmbedded: boolean
  close: () => Promise<void>
}

/** A hung server must be noticed in time to answer within three seconds. */
const patience = { connectionTimeoutMillis: 2000, statement_timeout: 2500, query_timeout: 2700 }

type Place = {
  /** `postgres://…` of a real server; none means the embedded database. */
  url?: string | undefined
  /** Where the embedded database lives, or `memory`. */
  dataDir: string
  /** Hears of connections lost while nobody was using them. */
  onLost?: (error: Error) => void
}

export async function openDatabase({ url, dataDir, onLost }: Place): Promise<OpenDatabase> {
  if (url) return over({ connectionString: url, max: 10, ...patience }, onLost)

  const embedded = await startEmbedded(dataDir)
  const config: PoolConfig = { max: 1, user: 'postgres', database: 'postgres', idleTimeoutMillis: 0 }
  const opened = over({ ...config, stream: embedded.stream }, onLost)
  return {
    ...opened,
    isEmbedded: true,
    async close() {
      await opened.close()
      await embedded.close()
    },
  }
}

function over(config: PoolConfig, onLost: Place['onLost']): OpenDatabase {
  const pool = new Pool({ application_name: 'marquesina', ...config })
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (error) => onLost?.(error))
  return {
    db: drizzle(pool, { schema }),
    pool,
    isEmbedded: false,
    close: () => pool.end(),
  }
}
