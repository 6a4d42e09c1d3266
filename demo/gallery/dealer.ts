import type { Facts } from '../market/facts.ts'
import { looksOf, readOriginal, readScene, storedPictures } from '../picture-store.ts'
import type { Random } from '../random.ts'
import { coversFor } from './covers.ts'
import { groupSimilar } from './similar.ts'

/** Covers that stood on the cards just before: none of them returns within a page. */
const page = 24
/** Nor within so many, where another is near: places move as a day passes. */
const longPage = 30
/** How far ahead a card may be called forward when the next one's pictures have not rested. */
const reach = 150
/** How far for the sake of a picture that those shown beside it do not have. */
const nearReach = 12
/** Of so few pictures all are seen side by side somewhere: waiting would help nobody. */
const few = 6
/** What has rested this long, or was never shown, is as good as new. */
const longRest = 400

type Dealt<Item> = { item: Item; cover: string }

/** A picture that may stand on a card, with the looks it is shown in; pictures and looks by number. */
type Card = { scene: string; original: number; looks: readonly { key: string; number: number }[] }

/** One listing that waits for its card. */
type Place<Item> = {
  item: Item
  cards: readonly Card[]
  /** Which pictures and looks stand already where this listing will be seen. */
  seen: Uint8Array
  /** Those that it is seen beside, group by group. */
  groups: Place<Item>[][]
}

/**
 * Deals covers to what is published, best first, so that no picture returns within a page; where that cannot be,
 * a card further on comes first. Homes that are shown as similar get different pictures as far as there are any.
 */
export function dealCovers<Item extends { facts: Facts }>(items: readonly Item[], random: Random): Dealt<Item>[] {
  const lastUse = new Int32Array(numbers.size).fill(-longRest)
  const waiting = takePlaces(items)
  const dealt: Dealt<Item>[] = []
  while (waiting.length > 0) {
    const [next] = waiting.splice(chooseNext(waiting, dealt.length, lastUse), 1)
    dealt.push({ item: next!.item, cover: dealOne(next!, dealt.length, lastUse, random) })
  }
  return dealt
}

function takePlaces<Item extends { facts: Facts }>(items: readonly Item[]): Place<Item>[] {
  const places = new Map<Facts, Place<Item>>()
  for (const item of items) {
    const cards = coversFor(item.facts).map(findCard)
    places.set(item.facts, { item, cards, seen: new Uint8Array(numbers.size), groups: [] })
  }
  for (const members of groupSimilar(items.map(({ facts }) => facts))) {
    const group = members.map((facts) => places.get(facts)!)
    for (const place of group) place.groups.push(group)
  }
  return [...places.values()]
}

/** The first with a picture that has rested and that none beside it has, or has this look of it, or that has rested. */
function chooseNext(waiting: readonly Place<unknown>[], now: number, lastUse: Int32Array): number {
  const isFresh = ({ original }: Card, { seen }: Place<unknown>) =>
    !seen[original] && now - lastUse[original]! >= longPage
  const fresh = waiting.slice(0, nearReach).findIndex((place) => place.cards.some((card) => isFresh(card, place)))
  if (fresh >= 0) return fresh
  let [freshLook, rested] = [-1, -1]
  for (let at = 0; at < Math.min(reach, waiting.length); at++) {
    if (at >= nearReach && freshLook >= 0) break
    const { cards, seen } = waiting[at]!
    for (const { original, looks } of cards) {
      if (now - lastUse[original]! < page) continue
      if (!seen[original] || cards.length < few) return at
      if (freshLook < 0 && looks.some(({ number }) => !seen[number])) freshLook = at
      if (rested < 0) rested = at
    }
  }
  return Math.max(0, freshLook >= 0 ? freshLook : rested)
}

function dealOne<Item extends { facts: Facts }>(
  { item, cards, seen, groups }: Place<Item>,
  now: number,
  lastUse: Int32Array,
  random: Random,
): string {
  let best = { key: '', number: 0, original: 0, score: -1 }
  for (const { scene, original, looks } of cards) {
    const rest = now - lastUse[original]!
    const worth = (rest >= page ? 10_000 : 0) + (seen[original] ? 0 : 2000) + rankOf(scene, item.facts)
    for (const { key, number } of looks) {
      const rests = Math.min(rest, longRest) + Math.min(now - lastUse[number]!, longRest) / 4
      const score = worth + rests + (seen[number] ? 0 : 4000) + random.next()
      if (score > best.score) best = { key, number, original, score }
    }
  }
  for (const number of [best.number, best.original]) {
    lastUse[number] = now
    for (const group of groups) for (const other of group) other.seen[number] = 1
  }
  return best.key
}

/** A house is shown from outside rather than from its kitchen; a flat as well from its living room. */
function rankOf(scene: string, { lot_m2 }: Facts): number {
  if (scene === 'cocina' || scene === 'dormitorio') return 0
  return scene === 'sala' ? (lot_m2 === null ? 900 : 200) : 1000
}

/** Every original and every look of the store, by number. */
const numbers = new Map(
  [...new Set(storedPictures.flatMap(({ key }) => [readOriginal(key), key]))].map((name, number) => [name, number]),
)
const cards = new Map<string, Card>()

/** The card of an original, or of the one look that is named. */
function findCard(cover: string): Card {
  const known = cards.get(cover)
  if (known) return known
  const original = readOriginal(cover)
  const keys = cover === original ? looksOf(cover).map(({ key }) => key) : [cover]
  const looks = keys.map((key) => ({ key, number: numbers.get(key)! }))
  const card = { scene: readScene(cover), original: numbers.get(original)!, looks }
  cards.set(cover, card)
  return card
}
