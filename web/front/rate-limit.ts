import { LRUCache } from 'lru-cache'

/** Says how many seconds an address must wait; 0 lets it in. */
export type RateLimit = (address: string) => number

/** Lets each address in `perMinute` times a minute, all at once or spread out; past the bound old addresses are forgotten. */
export function createRateLimit(perMinute: number, now: () => number = () => performance.now()): RateLimit {
  if (perMinute <= 0) return () => 0
  const interval = 60_000 / perMinute
  // For each address the moment at which all it has used so far is given back.
  const paidUntil = new LRUCache<string, number>({ max: 50_000 })
  return (address) => {
    const time = now()
    const next = Math.max(paidUntil.get(address) ?? 0, time) + interval
    // A millisecond of grace: sums of fractions are not exact.
    if (next - time > 60_001) return Math.ceil((next - time - 60_000) / 1000)
    paidUntil.set(address, next)
    return 0
  }
}
