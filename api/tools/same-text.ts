import { timingSafeEqual } from 'node:crypto'

/** Whether a text is the right one; the time that it takes says at most how long that is, not how much of it fits. */
export function isSameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.byteLength === other.byteLength && timingSafeEqual(one, other)
}
