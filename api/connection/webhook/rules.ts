import type { DeliveryProblem } from '#contract/connection/webhook.ts'

const minute = 60
const hour = 60 * minute

/** Seconds before each try, counted from the one before. */
export const tryAfter = [
  0,
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

/** Seconds until the next try of what was tried so often in vain; null where that was the last. */
export function getNextTry(attempts: number): number | null {
  return tryAfter[attempts] ?? null
}

/** Why nothing arrived, in the words of the log: of what was refused before it was sent it is the address. */
export function readProblem(reason: string | null): DeliveryProblem {
  const known: readonly DeliveryProblem[] = ['name', 'connection', 'certificate', 'time', 'size']
  const refused = ['address', 'port', 'protocol', 'credentials']
  if (reason !== null && refused.includes(reason)) return 'address'
  return known.find((problem) => problem === reason) ?? 'connection'
}
