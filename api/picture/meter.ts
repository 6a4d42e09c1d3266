import { LRUCache } from 'lru-cache'

/** Lets each client bring so many bytes a minute; answers how many seconds they must wait, 0 lets them. Of this process. */
export function createMeter(bytesPerMinute: number, now: () => number = () => performance.now()) {
  // For each client the moment at which all they have brought so far is given back.
  const paidUntil = new LRUCache<number, number>({ max: 10_000 })
  return (clientId: number, bytes: number): number => {
    const time = now()
    const next = Math.max(paidUntil.get(clientId) ?? 0, time) + (bytes / bytesPerMinute) * 60_000
    if (next - time > 60_000) return Math.ceil((next - time - 60_000) / 1000)
    paidUntil.set(clientId, next)
    return 0
  }
}
