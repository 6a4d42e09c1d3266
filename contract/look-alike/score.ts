/** What is known of a home where it is compared with another. */
export type Likeness = {
  /** How many of its own pictures count, and how many of these the other has too. */
  pictures: { of: number; same: number }
  /** Between the two points; null where either is not known exactly. */
  metres: number | null
  /** Square metres of both; 0 where none are known. */
  m2: readonly [number, number]
  /** Prices of both in dollars. */
  prices: readonly [number, number]
  /** Trigrams that the two Spanish titles share, 0 to 1. */
  title: number
}

/** What speaks for one home, each with its points. */
export type Reasons = {
  pictures: { points: number; same: number; of: number }
  place: { points: number; metres: number | null }
  size: { points: number }
  /** `per_cent` is how far the second price is from the first. */
  price: { points: number; per_cent: number }
  title: { points: number }
}

/** From here on two are taken for one home until somebody says otherwise, and from there they are shown to somebody. */
export const sameScore = 80
export const likeScore = 50

/** Bits of two hashes of 64 that may differ in one picture twice: re-encoded, made smaller, its edge cut off. */
export const twinBits = 10
/** A picture that more listings than these show says nothing of a home: builders' renders, drawings. */
export const commonUses = 20
/** All that place, size, price and title say together. */
export const mostWithoutPictures = 40

/** How much two listings look like one home, of 100, and why. */
export function scoreLikeness(likeness: Likeness): { score: number; reasons: Reasons } {
  const { pictures, metres, m2, prices, title } = likeness
  const share = pictures.of > 0 ? pictures.same / pictures.of : 0
  const away = Math.abs(prices[1] - prices[0]) / prices[0]
  const reasons: Reasons = {
    pictures: { points: Math.round(60 * share), same: pictures.same, of: pictures.of },
    place: { points: metres !== null && metres <= 50 ? 15 : 0, metres: metres === null ? null : Math.round(metres) },
    size: { points: m2[0] > 0 && Math.abs(m2[1] - m2[0]) < 0.5 ? 10 : 0 },
    price: { points: away <= 0.03 ? 10 : 0, per_cent: Math.round(away * 1000) / 10 },
    title: { points: title >= 0.6 ? 5 : 0 },
  }
  const score = Object.values(reasons).reduce((sum, { points }) => sum + points, 0)
  return { score, reasons }
}
