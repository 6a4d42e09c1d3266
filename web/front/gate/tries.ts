import { LRUCache } from 'lru-cache'

export const maxAttempts = 5
const within = 10 * 60_000

export type Tries = {
  /** Counts one more; answers the seconds to wait when there have been too many, else 0. */
  count: (address: string) => number
  /** Whoever got in may err again. */
  forget: (address: string) => void
}

/** Five tries of an address in any ten minutes; those that were refused do not count. */
export function createTries(now: () => number = Date.now): Tries {
  const made = new LRUCache<string, number[]>({ max: 50_000 })
  return {
    count(address) {
      const time = now()
      const recent = (made.get(address) ?? []).filter((at) => time - at < within)
      if (recent.length >= maxAttempts) return Math.ceil((recent[0]! + within - time) / 1000)
      made.set(address, [...recent, time])
      return 0
    },
    forget: (address) => void made.delete(address),
  }
}

/** Tries that all processes count together; it throws where nobody can be asked. */
export type SharedTries = {
  count: (address: string) => Promise<number>
  forget: (address: string) => Promise<void>
}

/** Counts in this process first, and with the others unless the database is away or not yet there. */
export function joinTries(own: Tries, shared: SharedTries | undefined) {
  return {
    async count(address: string): Promise<number> {
      const wait = own.count(address)
      if (wait > 0 || !shared) return wait
      return shared.count(address).catch(() => 0)
    },
    async forget(address: string): Promise<void> {
      own.forget(address)
      await shared?.forget(address).catch(() => undefined)
    },
  }
}
