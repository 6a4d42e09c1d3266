import { setTimeout as sleep } from 'node:timers/promises'

import { isMigrated } from '../database/migrate.ts'
import type { OpenDatabase } from '../database/open.ts'

const patience = 1000

/** Whether the database answers within a second and has the schema of this release. */
export function checkReadiness({ pool }: OpenDatabase): () => Promise<boolean> {
  let hasSchema = false
  async function check(): Promise<boolean> {
    if (hasSchema) await pool.query('select 1')
    else hasSchema = await isMigrated(pool)
    return hasSchema
  }
  return async () => {
    const limit = new AbortController()
    const late = sleep(patience, false, { signal: limit.signal }).catch(() => false)
    try {
      return await Promise.race([check().catch(() => false), late])
    } finally {
      limit.abort()
    }
  }
}
