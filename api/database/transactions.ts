import { NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'

import { isDatabaseAway, isServerFull } from './database-errors.ts'
import type { Database } from './open.ts'

/**
 * Transactions whose connection goes back to the pool whatever happens, and only when nothing of the transaction is left
 * on it. Drizzle's own keeps the connection for ever when `begin` fails, and gives it back with the transaction still
 * open when `rollback` does: what the next caller writes would then be part of it, acknowledged and never committed.
 */
export function openTransactions(pool: Pool): Database['transaction'] {
  const dialect = new PgDialect()
  return async (work, config) => {
    const client = await pool.connect()
    const session = new NodePgSession<Database['_']['fullSchema'], Record<string, never>>(client, dialect, undefined)
    let isFit = true
    try {
      return await session.transaction(work, config)
    } catch (error) {
      isFit = client.getTransactionStatus() === 'I' && (isServerFull(error) || !isDatabaseAway(error))
      throw error
    } finally {
      client.release(!isFit)
    }
  }
}
