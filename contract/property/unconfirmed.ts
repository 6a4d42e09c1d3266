/** Days after which an offer that nobody confirmed is said to be unconfirmed, and stands behind all others. */
export const daysToSink = 14

const day = 86_400_000

/** Whether an offer was confirmed so long ago that pages say so; days are ISO dates or moments. */
export function isUnconfirmed(confirmed_at: string, today: string): boolean {
  return Date.parse(today.slice(0, 10)) - Date.parse(confirmed_at.slice(0, 10)) >= daysToSink * day
}
