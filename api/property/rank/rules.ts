import { daysToSink } from '#contract/property/unconfirmed.ts'

const day = 86_400_000

/** What decides where a listing stands; what is not known counts as the least. */
export type RankFacts = {
  quality: number | null
  is_exclusive: boolean
  confirmed_at: Date | null
  first_published_at: Date | null
  published_at: Date | null
  /** Until when its agent may answer what visitors reported; null where nothing is. */
  doubted_until: Date | null
}

/** The summands of `listing.rank`; nothing of it is for sale. */
export type Rank = {
  quality: number
  confirmed: number
  exclusive: number
  fresh: number
  unconfirmed: number
  total: number
}

/** More than all the others together can be: whatever is unconfirmed is below zero, and whatever is confirmed is not. */
const sunk = -100_000

/** Where a listing stands in the order of `sort=relevance`, summand by summand, in whole points. */
export function computeRank(facts: RankFacts, now: Date): Rank {
  const ageOf = (moment: Date | null) => (moment ? Math.max(0, now.getTime() - moment.getTime()) / day : Infinity)
  const quality = 600 * (facts.quality ?? 0)
  const confirmed = Math.round(20_000 * 0.5 ** (ageOf(facts.confirmed_at) / 10))
  const exclusive = facts.is_exclusive ? 8000 : 0
  const fresh = Math.round(12_000 * 0.5 ** (ageOf(facts.first_published_at ?? facts.published_at) / 21))
  const unconfirmed = isSunk(facts, now) ? sunk : 0
  return {
    quality,
    confirmed,
    exclusive,
    fresh,
    unconfirmed,
    total: quality + confirmed + exclusive + fresh + unconfirmed,
  }
}

/** Whether nobody confirmed it for too long, or nobody answered what visitors reported; what was never asked about is not. */
function isSunk({ confirmed_at, doubted_until }: RankFacts, now: Date): boolean {
  const isOld = confirmed_at !== null && now.getTime() - confirmed_at.getTime() >= daysToSink * day
  return isOld || (doubted_until !== null && doubted_until <= now)
}
