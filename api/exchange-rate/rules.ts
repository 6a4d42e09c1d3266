import { isLargeMove, type NewRate } from '#contract/exchange-rate.ts'

/**
 * Whether a rate that was fetched is to count instead of the last one. An older one is not, nor is another of the same
 * day unless the same source has corrected itself: whoever entered that day's rate by hand has the last word. Throws when
 * it is too far from the last one to be believed without a person.
 */
export function isWanted(fetched: NewRate, last: NewRate | null): boolean {
  if (!last) return true
  if (fetched.date < last.date) return false
  if (fetched.date === last.date && (fetched.source !== last.source || fetched.rate === last.rate)) return false
  if (isLargeMove(last.rate, fetched.rate)) {
    throw new Error(`${fetched.rate} is too far from the last rate, ${last.rate}: only staff can enter it`)
  }
  return true
}
