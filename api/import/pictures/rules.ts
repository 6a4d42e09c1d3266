import type { PictureProblem } from '#contract/import/run.ts'
import { uploadBytes } from '#contract/picture/picture.ts'

/** Covers first, then all others, and what is here already last. */
export const priorities = { cover: 0, other: 1, again: 2 } as const

/** How another's server is asked: so many pictures at once, of all servers together, and how long one may take. */
export const bounds = {
  atOnce: 4,
  inAll: 8,
  maxBytes: uploadBytes.photo,
  firstByteMs: 8000,
  totalMs: 20_000,
  /** Pictures that wait to be made ready: no more are fetched until those are. */
  unready: 40,
} as const

const minute = 60_000
/** After each failure; after the third it is told. */
const pausesMs = [5 * minute, 2 * 60 * minute]
export const daysToLookAgain = { here: 7, failed: 1 } as const

/** When a picture that could not be fetched is tried again; null when it is given up for a day. */
export function choosePause(attempts: number): number | null {
  return pausesMs[attempts - 1] ?? null
}

const longestRest = 6 * 60 * minute
/** For so long who said that it is asked too much is asked slowly. */
export const slowMs = 60 * minute
/** Between two calls to such a one. */
export const slowPaceMs = 1000

/** How long a server rests that is asked too much: as it says, or twice as long each time. */
export function chooseRest(retryAfter: string | null, refusals: number, now: Date): number {
  const said = readRetryAfter(retryAfter, now)
  const own = Math.min(longestRest, 1000 * 2 ** Math.min(refusals, 20))
  return said === null ? own : Math.min(longestRest, Math.max(1000, said))
}

/** Milliseconds that `Retry-After` names, as seconds or as a moment; null where it names none. */
export function readRetryAfter(text: string | null, now: Date): number | null {
  if (text === null) return null
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1000
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? null : Math.max(0, moment - now.getTime())
}

/** Pictures that are made ready in an hour where nothing is known yet: on two idle cores. */
const picturesPerHour = 5500
const leastKnown = 20

/** Hours until so many pictures are here, by how many came lately. */
export function estimateHours(waiting: number, { done, seconds }: { done: number; seconds: number }): number {
  const perHour = done >= leastKnown && seconds > 0 ? (done / seconds) * 3600 : picturesPerHour
  return Math.ceil((waiting / perHour) * 100) / 100
}

const unreadable: Readonly<Record<string, PictureProblem>> = {
  'picture.too_small': 'import.picture_too_small',
  'picture.too_large': 'import.picture_too_large',
}

/** What is said of a picture that came and cannot be shown. */
export function describeUnusable(problem: string | null): PictureProblem {
  return unreadable[problem ?? ''] ?? 'import.picture_unreadable'
}
