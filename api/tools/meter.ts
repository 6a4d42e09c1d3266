import { LRUCache } from 'lru-cache'

/** Lets each client use so many of something a minute (bytes, calls); answers how many seconds they must wait, 0 lets them. Of this process. */
export function createMeter(perMinute: number, now: () => number = () => performance.now()) {
  // For each client the moment at which all they have used so far is given back.
  // By size, because by number it would take the room of all of them at once.
  const paidUntil = new LRUCache<number, number>({ maxSize: 10_000, sizeCalculation: () => 1 })
  return (clientId: number, amount: number): number => {
    const time = now()
    const next = Math.max(paidUntil.get(clientId) ?? 0, time) + (amount / perMinute) * 60_000
    // A millisecond of grace: sums of fractions are not exact.
    if (next - time > 60_001) return Math.ceil((next - time - 60_000) / 1000)
    paidUntil.set(clientId, next)
    return 0
  }
}
