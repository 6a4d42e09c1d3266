import { isLargeMove, type NewRate } from '#contract/exchange-rate/exchange-rate.ts'

/** A rate that counts, and who entered it; nobody where it came by itself. */
export type LastRate = NewRate & { set_by: number | null }

/**
 * Whether a rate that was fetched is to count instead of the last one: that of a later day, a correction, and whatever a
 * source says that has just been configured. What a person entered stays until a later day's. Throws when it is too far
 * from the last one to be believed without a person.
 */
export function isWanted(fetched: NewRate, last: LastRate | null): boolean {
  if (!last) return true
  const isLater = fetched.date > last.date
  const isCorrected = fetched.date === last.date && fetched.rate !== last.rate
  const isOfOther = fetched.source !== last.source
  if (!isLater && (last.set_by !== null || !(isCorrected || isOfOther))) return false
  if (isLargeMove(last.rate, fetched.rate)) {
    throw new Error(`${fetched.rate} is too far from the last rate, ${last.rate}: only staff can enter it`)
  }
  return true
}
