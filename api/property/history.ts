import type { Currency } from '#contract/fields.ts'
import type { PriceStep } from '#contract/property/property.ts'
import type { ListingStatus } from '#contract/property/property-type.ts'

/** What was asked until a moment, and what a listing was until then, as triggers write them; oldest first. */
export type PriceUntil = [price: number, currency: Currency, until: string]
export type StatusUntil = [status: ListingStatus, until: string]
type Known = {
  price: number
  currency: Currency
  status: ListingStatus
  /** When it was first on offer; nothing before is anybody's business. */
  since: string | null
  prices: PriceUntil[]
  statuses: StatusUntil[]
}

const day = 86_400_000
type Span = { from: number; to: number }

/**
 * The prices that were public since the home was first on offer, the newest first, each with the day it began and how
 * far it moved within its currency, in tenths of a per cent. What was asked while nobody could see it is left out, and so
 * is what was taken back within a day.
 */
export function listPriceSteps({ price, currency, status, since, prices, statuses }: Known): PriceStep[] {
  if (since === null) return []
  const start = Date.parse(since)
  const shown = findShown(statuses, status, start)
  const all = [...prices, [price, currency, null] as const].map(([price, currency, until], at) => ({
    price,
    currency,
    from: Math.max(start, Date.parse(prices[at - 1]?.[2] ?? since)),
    to: until === null ? Infinity : Date.parse(until),
  }))
  const seen = all.filter(({ from, to }) => to > start && shown.some((span) => span.from < to && from < span.to))
  const steps = collapse(seen)
  return steps
    .map(({ price, currency, from }, at): PriceStep => {
      const before = steps[at - 1]
      const isComparable = before && before.currency === currency
      const change = isComparable ? Math.round((price / before.price - 1) * 1000) / 10 : null
      return { date: new Date(from).toISOString(), price, currency, change }
    })
    .toReversed()
}

type Asked = Span & { price: number; currency: Currency }

/** Leaves out what was undone within a day, and what is the same as before. */
function collapse(all: readonly Asked[]): Asked[] {
  const kept: Asked[] = []
  for (const one of all) {
    const last = kept.at(-1)
    const before = kept.at(-2)
    if (last && before && isSame(before, one) && last.to - last.from < day) kept.pop()
    if (!kept.at(-1) || !isSame(kept.at(-1)!, one)) kept.push(one)
    else kept.at(-1)!.to = one.to
  }
  return kept
}

function isSame(one: Asked, other: Asked): boolean {
  return one.price === other.price && one.currency === other.currency
}

/** When it could be seen. */
function findShown(statuses: readonly StatusUntil[], status: ListingStatus, start: number): Span[] {
  const spans = [...statuses, [status, null] as const].map(([status, until], at) => ({
    status,
    from: Math.max(start, at === 0 ? start : Date.parse(statuses[at - 1]![1])),
    to: until === null ? Infinity : Date.parse(until),
  }))
  return spans.filter(({ status, from, to }) => status === 'published' && to > from)
}

/** Whole days on offer until now, those off left out. */
export function countDaysOnOffer(
  { status, since, statuses }: Pick<Known, 'status' | 'since' | 'statuses'>,
  now: number,
) {
  if (since === null) return null
  const shown = findShown(statuses, status, Date.parse(since))
  const total = shown.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, now) - from), 0)
  return Math.floor(total / day)
}
