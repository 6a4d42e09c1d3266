import type { DraftDocument } from '#contract/draft/document.ts'
import { measureQuality } from '#contract/property/quality.ts'
import { computeRank } from '#api/property/rank/rules.ts'

import type { Facts } from './market/facts.ts'

export type Ranked = { facts: Facts; published_at: Date; is_collection: boolean; score: number }

/** What pictures and texts add to the quality that facts alone have; of plots less, for homes are to come before them. */
const toldBesides = { home: 47, plot: 48, other: 53 }

/** About the points that `sort=relevance` will give a listing, but for its confirmation: its place is dealt by them. */
export function scoreOf(facts: Facts, published_at: Date, now: Date): number {
  const told = measureQuality({ document: toDocument(facts), sizes: new Map(), sectorMetres: null }).points
  const rank = computeRank(
    {
      quality: told + toldBesides[facts.bedrooms > 0 ? 'home' : facts.type === 'land' ? 'plot' : 'other'],
      is_exclusive: facts.is_exclusive,
      published_at,
      first_published_at: published_at,
      confirmed_at: null,
      doubted_until: null,
    },
    now,
  )
  return rank.total
}

/** The facts as the document of a draft has them, which quality is measured by. */
export function toDocument({ business, type, features, latitude, longitude, ...said }: Facts): DraftDocument {
  const exact_point = { latitude, longitude }
  return { ...said, business_type: business, type, features: [...features], exact_point } as unknown as DraftDocument
}

/** How far ahead a different kind may be called forward. */
const reach = 36
/** So many of one kind may follow each other, while there is another to call. */
const longestRun = 4

/** Best first, but with no run of the same kind of property or the same city. */
export function spread<Item extends Ranked>(items: readonly Item[]): Item[] {
  const waiting = [...items].sort((a, b) => b.score - a.score)
  const placed: Item[] = []
  while (waiting.length > 0) {
    const recent = placed.slice(-7).map(({ facts }) => facts)
    const last = recent.slice(-longestRun)
    const isRun = last.length === longestRun && last.every(({ type }) => type === last[0]!.type)
    let best = 0
    let least = Infinity
    for (let at = 0; at < Math.min(reach, waiting.length); at++) {
      const cost = at * 0.12 + likeness(waiting[at]!.facts, recent, isRun ? last[0]!.type : null)
      if (cost < least) [best, least] = [at, cost]
    }
    placed.push(...waiting.splice(best, 1))
  }
  return placed
}

/** How much alike a listing is to those just before it; going on with a run of one type costs most. */
function likeness(facts: Facts, recent: readonly Facts[], run: Facts['type'] | null): number {
  let cost = facts.type === run ? 100 : 0
  for (const before of recent) {
    if (before.type === facts.type) cost += 1.1
    if (before.city.id === facts.city.id) cost += 0.8
    if (before.sector.id === facts.sector.id) cost += 1.5
  }
  return cost
}
