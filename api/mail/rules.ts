const first = 2000
const max = 15 * 60_000

/** Milliseconds until the next attempt: from a second on, twice as long each time up to a quarter of an hour, and never all at once. */
export function waitBefore(attempt: number, chance: number): number {
  const whole = Math.min(max, first * 2 ** Math.min(attempt - 1, 20))
  return Math.round(whole / 2 + (whole / 2) * chance)
}

/** Hours after which an email that nobody took is given up. */
export const hoursOfTrying = 24
