import type { Pool, PoolClient } from 'pg'

const lookAfterEvery = 1000

/** Holds one connection that hears of every change of a listing; a lost one is soon replaced. */
export function listenForChanges(pool: Pool, wake: () => void): { close: () => void } {
  let client: PoolClient | null = null
  let isConnecting = false
  let isClosed = false

  async function connect(): Promise<void> {
    const next = await pool.connect()
    const lose = () => {
      next.release(true)
      client = null
    }
    next.once('error', lose)
    next.on('notification', wake)
    client = next
    if (isClosed) lose()
    else await next.query('listen listing_changed')
  }

  function keepConnected(): void {
    if (client || isConnecting) return
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
      client?.release(true)
      client = null
    },
  }
}
