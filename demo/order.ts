import type { Facts } from './market/facts.ts'
import type { Random } from './random.ts'

export type Ranked = { facts: Facts; published_at: Date; is_collection: boolean; score: number }

/** Fresh, complete, exclusive and fine ones first: what `sort=relevance` stands for. */
export function scoreOf(facts: Facts, daysOld: number, isCollection: boolean, random: Random): number {
  const fresh = 400 * Math.exp(-daysOld / 60)
  const complete = shareOfUsual(facts) * 126
  const known = (facts.maintenance_fee ? 10 : 0) + (facts.year_built ? 10 : 0)
  return fresh + complete + known + (facts.is_exclusive ? 140 : 0) + (isCollection ? 110 : 0) + random.between(0, 130)
}

/** How much of what its kind usually has is told: a plot has little to list and is no less complete for it. */
function shareOfUsual({ type, bedrooms, features }: Facts): number {
  if (type === 'land') return 0.7
  const usual = bedrooms > 0 && type !== 'estate' && type !== 'hotel' ? 18 : 9
  return Math.min(1, features.size / usual)
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
