import type { Pool, PoolClient } from 'pg'

const lookAfterEvery = 1000

/** Holds one connection that hears of every change of a listing; a lost one is soon replaced. */
export function listenForChanges(pool: Pool, wake: () => void): { close: () => void } {
  let held: PoolClient | null = null
  let isConnecting = false
  let isClosed = false

  async function connect(): Promise<void> {
    const client = await pool.connect()
    held = client
    client.on('notification', wake)
    // Whatever breaks it, it is dropped once.
    client.once('error', () => drop(client))
    try {
      if (isClosed) drop(client)
      else await client.query('listen listing_changed')
    } catch {
      drop(client)
    }
  }

  function drop(client: PoolClient): void {
    if (held !== client) return
    held = null
    client.release(true)
  }

  function keepConnected(): void {
    if (held || isConnecting) return
    isConnecting = true
    // A refused connection is tried again at the next turn; until then changes are found by looking.
    connect()
      .catch(() => undefined)
      .finally(() => (isConnecting = false))
  }

  keepConnected()
  const timer = setInterval(keepConnected, lookAfterEvery)
  return {
    close() {
      isClosed = true
      clearInterval(timer)
      if (held) drop(held)
    },
  }
}
