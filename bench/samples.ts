export function findMedian(samples: readonly number[]): number {
  return findQuantile(samples, 0.5)
}

export function findQuantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/**
 * How likely two samples would be at least so different if both were drawn alike: Mann–Whitney's test, two-sided, by its
 * normal approximation with ranks shared among equals. For some twenty samples and more.
 */
export function calculateChanceOfAlike(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))]
  all.sort((a, b) => a.value - b.value)
  let rankSum = 0
  for (let from = 0; from < all.length;) {
    let to = from
    while (to < all.length && all[to]!.value === all[from]!.value) to++
    const rank = (from + 1 + to) / 2
    for (const { isOne } of all.slice(from, to)) if (isOne) rankSum += rank
    from = to
  }
  const [m, n] = [one.length, other.length]
  const u = rankSum - (m * (m + 1)) / 2
  const z = (u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12)
  return 2 * (1 - normalShare(Math.abs(z)))
}

/** The share of a normal distribution below z ≥ 0 (Abramowitz and Stegun 26.2.17, within 7.5e-8). */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const powers = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = powers.reduceRight((rest, factor) => (rest + factor) * t, 0)
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
