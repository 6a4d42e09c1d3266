import type { Facts } from '../market/facts.ts'
import { looksOf, readOriginal, readScene } from '../picture-store.ts'
import type { Random } from '../random.ts'
import { coversFor } from './covers.ts'
import { groupSimilar } from './similar.ts'

/** Covers that stood on the cards just before: none of them returns within a page. */
const page = 24
/** How far ahead a card may be called forward when the next one's pictures have not rested. */
const reach = 150

type Dealt<Item> = { item: Item; cover: string }

type Hand = {
  /** The place at which each original and each look stood last. */
  lastUse: Map<string, number>
  /** The groups that a listing is seen in, with what they show already. */
  groups: Map<Facts, Set<string>[]>
  random: Random
}

/**
 * Deals covers to what is published, best first, so that no picture returns within a page; where that cannot be,
 * a card further on comes first. Homes that are shown as similar get different pictures as far as there are any.
 */
export function dealCovers<Item extends { facts: Facts }>(items: readonly Item[], random: Random): Dealt<Item>[] {
  const waiting = [...items]
  const hand: Hand = { lastUse: new Map(), groups: gather(items.map(({ facts }) => facts)), random }
  const dealt: Dealt<Item>[] = []
  while (waiting.length > 0) {
    const place = dealt.length
    const found = waiting.slice(0, reach).findIndex(({ facts }) => hasRested(facts, place, hand))
    const [item] = waiting.splice(Math.max(0, found), 1)
    dealt.push({ item: item!, cover: dealOne(item!.facts, place, hand) })
  }
  return dealt
}

function gather(published: readonly Facts[]): Hand['groups'] {
  const groups: Hand['groups'] = new Map()
  for (const members of groupSimilar(published)) {
    const shown = new Set<string>()
    for (const member of members) {
      const known = groups.get(member)
      if (known) known.push(shown)
      else groups.set(member, [shown])
    }
  }
  return groups
}

function hasRested(facts: Facts, place: number, { lastUse }: Hand): boolean {
  return coversFor(facts).some((original) => place - (lastUse.get(readOriginal(original)) ?? -page) >= page)
}

function dealOne(facts: Facts, place: number, hand: Hand): string {
  const { lastUse, groups, random } = hand
  const seen = groups.get(facts) ?? []
  const isSeen = (picture: string) => seen.some((shown) => shown.has(picture))
  let best = ''
  let most = -1
  for (const candidate of coversFor(facts)) {
    const original = readOriginal(candidate)
    const rest = place - (lastUse.get(original) ?? -400)
    const worth = (rest >= page ? 10_000 : 0) + (isSeen(original) ? 0 : 2000) + rankOf(original) + Math.min(rest, 400)
    const looks = candidate === original ? looksOf(original).map(({ key }) => key) : [candidate]
    for (const look of looks) {
      const score =
        worth + (isSeen(look) ? 0 : 4000) + Math.min(place - (lastUse.get(look) ?? -400), 400) / 4 + random.next()
      if (score > most) [best, most] = [look, score]
    }
  }
  const original = readOriginal(best)
  for (const name of [best, original]) {
    lastUse.set(name, place)
    for (const shown of seen) shown.add(name)
  }
  return best
}

/** A house is shown from outside rather than from its kitchen. */
function rankOf(original: string): number {
  const scene = readScene(original)
  return scene === 'cocina' || scene === 'dormitorio' ? 0 : scene === 'sala' ? 300 : 400
}
