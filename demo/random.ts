/** A repeatable stream of chance: the same seed always tells the same story. */
export type Random = {
  /** From 0 up to, never reaching, 1. */
  next: () => number
  /** A whole number, both ends included. */
  int: (low: number, high: number) => number
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
  /** One of the keys, each as likely as its weight says. */
  weighted: <Key extends string>(weights: Partial<Record<Key, number>>) => Key
  /** About 1, seldom far from it: the spread is a standard deviation. */
  about: (spread: number) => number
}

/** mulberry32, seeded by the FNV-1a hash of the parts. */
export function createRandom(...parts: (string | number)[]): Random {
  let state = hashOf(parts.join('/'))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of entries) if ((left -= weight) < 0) return key
      return entries.at(-1)![0]
    },
    about: (spread) => Math.max(0.2, 1 + spread * (next() + next() + next() + next() - 2) * 1.73),
  }
}

/** The same items in an order that only the seed decides. */
export function shuffle<Items extends { length: number; slice: () => Items; [at: number]: unknown }>(
  items: Items,
  random: Random,
): Items {
  const dealt = items.slice()
  for (let at = dealt.length - 1; at > 0; at--) {
    const other = random.int(0, at)
    const kept = dealt[at]
    dealt[at] = dealt[other]
    dealt[other] = kept
  }
  return dealt
}

function hashOf(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return Math.imul(hash ^ (hash >>> 15), 2246822519)
}
