import type { Pool, PoolClient } from 'pg'

import { isServerFull } from './database-errors.ts'

type Query = (...asked: unknown[]) => Promise<unknown>

/**
 * A pool that keeps the connection of a statement for which the server had no room. The driver's own gives it up as after
 * any error, and a server whose disk is full may let no new session in: reads would end with the first refused writes.
 */
export function keepConnections(pool: Pool): Pool {
  const query: Query = async (...asked) => {
    const client: PoolClient = await pool.connect()
    let isFit = true
    try {
      return await (client.query as Query)(...asked)
    } catch (error) {
      isFit = isServerFull(error) && client.getTransactionStatus() === 'I'
      throw error
    } finally {
      client.release(!isFit)
    }
  }
  return Object.assign(pool, { query })
}
