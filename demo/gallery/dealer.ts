import type { Facts } from '../market/facts.ts'
import { looksOf, readOriginal, readScene } from '../picture-store.ts'
import type { Random } from '../random.ts'
import { coversFor } from './covers.ts'
import { groupSimilar } from './similar.ts'

/** Covers that stood on the cards just before: none of them returns within a page. */
const page = 24
/** How far ahead a card may be called forward when the next one's pictures have not rested. */
const reach = 150
/** Of so few pictures all are seen side by side somewhere: waiting would help nobody. */
const few = 6
/** How far for the sake of a picture that those shown beside it do not have. */
const nearReach = 12

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
    const [item] = waiting.splice(chooseNext(waiting, place, hand), 1)
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

/** The first with a picture that has rested and that none beside it has, or has this look of it, or that has rested. */
function chooseNext(waiting: readonly { facts: Facts }[], place: number, hand: Hand): number {
  const { lastUse, groups } = hand
  let [freshLook, rested] = [-1, -1]
  for (let at = 0; at < Math.min(reach, waiting.length); at++) {
    if (at >= nearReach && freshLook >= 0) break
    const { facts } = waiting[at]!
    const covers = coversFor(facts)
    const ready = covers.filter((cover) => place - (lastUse.get(readOriginal(cover)) ?? -page) >= page)
    if (ready.length === 0) continue
    const seen = groups.get(facts) ?? []
    const isSeen = (picture: string) => seen.some((shown) => shown.has(picture))
    if (covers.length < few || ready.some((cover) => !isSeen(readOriginal(cover)))) return at
    if (freshLook < 0 && ready.some((cover) => listLooks(cover).some((look) => !isSeen(look)))) freshLook = at
    if (rested < 0) rested = at
  }
  return Math.max(0, freshLook >= 0 ? freshLook : rested)
}

/** The looks that a cover may be shown in: all of an original's, or the one it names. */
function listLooks(cover: string): string[] {
  return cover === readOriginal(cover) ? looksOf(cover).map(({ key }) => key) : [cover]
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
    const worth =
      (rest >= page ? 10_000 : 0) + (isSeen(original) ? 0 : 2000) + rankOf(original, facts) + Math.min(rest, 400)
    for (const look of listLooks(candidate)) {
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

/** A house is shown from outside rather than from its kitchen; a flat as well from its living room. */
function rankOf(original: string, { lot_m2 }: Facts): number {
  const scene = readScene(original)
  if (scene === 'cocina' || scene === 'dormitorio') return 0
  return scene === 'sala' ? (lot_m2 === null ? 900 : 200) : 1000
}
