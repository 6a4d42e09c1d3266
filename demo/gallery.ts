import type { Facts } from './market/facts.ts'
import { looksOf, readOriginal, readScene } from './picture-store.ts'
import { shuffle } from './random.ts'
import type { Random } from './random.ts'
import { getProvince } from './market/places.ts'
import { describePicture } from './words/picture-alts.ts'

export type GalleryPicture = { picture: string; alt_es: string; alt_en: string }

/** Covers that stood on the cards just before: none of them returns within a page. */
const page = 24

/** Deals covers one listing after another, in the order that people will see them. */
export type CoverDealer = (candidates: readonly string[]) => string

export function createCoverDealer(random: Random): CoverDealer {
  const lastUse = new Map<string, number>()
  let dealt = 0
  return (originals) => {
    const looks = shuffle(
      originals.flatMap((original) => looksOf(original).map((look) => look.key)),
      random,
    )
    dealt += 1
    const rest = (key: string) => dealt - (lastUse.get(key) ?? -1000)
    // A look unseen for a page, of an original that has rested longest.
    const restedOriginal = (key: string) => rest(readOriginal(key))
    const score = (key: string) =>
      (rest(key) > page ? 1000 : 0) + Math.min(rest(key), 400) / 4 + Math.min(restedOriginal(key), 400)
    const best = looks.reduce((best, key) => (score(key) > score(best) ? key : best))
    lastUse.set(best, dealt)
    lastUse.set(readOriginal(best), dealt)
    return best
  }
}

const fewest = 6

/** The rooms once more, nearer or whole, for when there are too few; what would turn a room round comes last. */
function nearerOf(keys: readonly string[]): string[] {
  const rooms = keys.filter((key) => readScene(key) !== 'lugar')
  const near = rooms.filter((key) => key.endsWith('-a')).map((key) => key.replace(/a$/, 'b'))
  const whole = rooms.filter((key) => key.endsWith('-b')).map((key) => key.replace(/b$/, 'a'))
  const turned = rooms.filter((key) => key.endsWith('-c')).map((key) => key.replace(/c$/, 'a'))
  return [...near, ...whole, ...turned].filter((key) => !keys.includes(key))
}

/** Six to ten pictures of one property: its outside first, then rooms that look out on the same view. */
export function createGallery(facts: Facts, deal: CoverDealer, random: Random): GalleryPicture[] {
  const cover = deal(coversFor(facts))
  const chosen = [...new Set([cover, ...insideOf(facts, cover, random)])]
  const keys = [...chosen, ...nearerOf(chosen)].slice(0, Math.max(fewest, Math.min(chosen.length, random.int(8, 10))))
  return keys.map((picture) => ({ picture, ...describePicture(picture) }))
}

const range = (scene: string, numbers: number[]) => numbers.map((number) => `${scene}-${number}`)
const towers = range('torre', [1, 2, 3, 4])
const poolCondos = range('condo', [1, 3])
const upperVillas = range('villa', [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 14, 15, 16])
const lowVillas = range('villa', [6, 7, 13])
const upperHouses = range('casa', [3, 5, 6])
const lowHouses = range('casa', [1, 2, 4])

/** Originals that may stand on the card: no pool where there is none, no second floor on a bungalow. */
export function coversFor(facts: Facts): string[] {
  const { type, features, stories, view, market } = facts
  const hasPool = features.has('swimming_pool')
  switch (type) {
    case 'project':
      return projectCovers(facts)
    case 'apartment':
      return isTower(facts) ? [...towers, ...salonsFor(facts)] : lowRise(facts)
    case 'penthouse': {
      const terrace = view === 'sea' ? ['terraza-1'] : view === 'city' || view === 'park' ? ['terraza-2'] : []
      return [...terrace, ...(isTower(facts) ? towers : lowRise(facts))]
    }
    case 'house':
    case 'tourist':
    case 'house_or_plot':
      if (market.zone === 'colonial') return ['lugar-zona-colonial', 'sala-5', 'cocina-3', 'dormitorio-3']
      if (hasPool) return stories > 1 ? upperVillas : lowVillas
      if (stories > 1)
        return facts.is_gated && facts.construction_m2 < 220
          ? [...range('townhouse', [1, 2]), ...upperHouses]
          : upperHouses
      return lowHouses
    case 'land':
      return plotsFor(facts)
    case 'estate':
      return facts.construction_m2 > 0 ? [...lowHouses, ...plotsFor(facts)] : plotsFor(facts)
    case 'office_space':
      return ['oficina-1', ...(facts.building_levels >= 6 ? towers : [])]
    case 'industrial_site':
      return ['nave-1']
    case 'hotel':
      return market.zone === 'colonial'
        ? ['lugar-zona-colonial', 'dormitorio-3', 'sala-5']
        : hasPool
          ? poolCondos
          : ['condo-2']
    case 'building':
      return ['torre-4', 'torre-2']
    default:
      return range('local', [1, 2])
  }
}

/** By the beach six levels are no tower yet: the pictures' towers stand in a city. */
function isTower({ building_levels, shore }: Facts): boolean {
  return building_levels >= (shore === 'none' ? 6 : 8)
}

/** Buildings of the pictures have a pool or stand on sand; others are shown from inside. */
function lowRise(facts: Facts): string[] {
  const building = [
    ...(facts.features.has('swimming_pool') ? poolCondos : []),
    ...(facts.shore === 'front' || facts.shore === 'walk' ? ['condo-2'] : []),
  ]
  return building.length > 0 ? [...building, ...salonsFor(facts)] : [...salonsFor(facts), ...range('cocina', [1, 3])]
}

function projectCovers({ project, features }: Facts): string[] {
  if (project?.kind === 'tower') return project.stage === 'under_construction' ? [...towers, 'obra-1'] : towers
  if (project?.kind === 'villas') return upperVillas
  if (project?.kind === 'houses') return range('townhouse', [1, 2])
  return features.has('swimming_pool') ? poolCondos : ['condo-2']
}

function plotsFor({ shore, market }: Facts): string[] {
  if (shore === 'front' || shore === 'walk') return ['solar-2']
  return market.zone === 'mountain' ? ['solar-3', 'solar-1'] : ['solar-1']
}

/** Living rooms whose windows show what this home looks out on. */
function salonsFor(facts: Facts): string[] {
  if (facts.view === 'sea') return range('sala', [1, 3])
  return seesRoofs(facts) ? range('sala', [2, 4]) : ['sala-5']
}

/** The pictures' city is seen from above: not from a house or a second floor. */
function seesRoofs({ view, level }: Facts): boolean {
  return (view === 'city' || view === 'street') && (level ?? 0) >= 3
}

function insideOf(facts: Facts, cover: string, random: Random): string[] {
  switch (facts.type) {
    case 'land':
      return groundsOf(facts)
    case 'estate':
      return facts.construction_m2 > 0 ? [...countryHouse(cover, random), ...groundsOf(facts)] : groundsOf(facts)
    case 'office_space': {
      const tower = facts.building_levels >= 6 && readScene(cover) !== 'torre' ? [`${random.pick(towers)}-a`] : []
      return [...moreOf(readScene(cover) === 'oficina' ? cover : 'oficina-1-a'), ...tower, 'bano-2-b', 'oficina-1-c']
    }
    case 'industrial_site':
      return [...moreOf(cover), 'oficina-1-b', 'bano-2-b', 'oficina-1-d']
    case 'commercial_premises':
    case 'business':
    case 'gas_station':
    case 'building_or_plot':
      return [...moreOf(cover), 'oficina-1-f', 'bano-2-c']
    case 'building':
      return [...nearerLooks(cover), 'sala-2-a', 'cocina-2-b', 'dormitorio-2-a', 'bano-1-b', 'oficina-1-a', 'sala-4-b']
    default:
      return homeRooms(facts, cover, random)
  }
}

/** The cover's original again, nearer and from the other side; first those that are turned the same way. */
function moreOf(cover: string): string[] {
  const looks = looksOf(readOriginal(cover))
  const isMirrored = looks.find((look) => look.key === cover)?.isMirrored
  const alike = looks.filter((look) => look.isMirrored === isMirrored)
  return [...alike, ...looks.filter((look) => !alike.includes(look))].slice(0, 4).map((look) => look.key)
}

/** All sides of the ground, then the country around it. */
function groundsOf(facts: Facts): string[] {
  const place = landscapeNear(facts)
  const [first, second] = plotsFor(facts)
  return [
    ...looksOf(first!).map((look) => look.key),
    ...(second ? [`${second}-b`] : []),
    ...(place ? [place] : []),
    ...lowlands(facts),
  ]
}

/** Where nothing else is left to show: what lies beside the plot. */
function lowlands({ market }: Facts): string[] {
  return market.zone === 'mountain' ? ['solar-3-d', 'solar-1-e'] : ['solar-1-d', 'solar-1-b']
}

function countryHouse(cover: string, random: Random): string[] {
  const house = readScene(cover) === 'casa' ? nearerLooks(cover) : [`${random.pick(lowHouses)}-a`]
  return [...house, 'sala-5-b', 'cocina-3-a', 'dormitorio-3-b']
}

/** A picture of the region, where the store has one. */
function landscapeNear({ city, market, shore }: Facts): string | null {
  const province = getProvince(city).slug
  if (market.zone === 'mountain') return 'lugar-jarabacoa-a'
  if (market.zone === 'colonial') return 'lugar-zona-colonial-a'
  if (shore === 'none') return null
  return province === 'la-altagracia' || province === 'la-romana' || province === 'san-pedro-de-macoris'
    ? 'lugar-punta-cana-a'
    : 'lugar-samana-a'
}

function homeRooms(facts: Facts, cover: string, random: Random): string[] {
  const look = (original: string) => `${original}-${random.pick(['a', 'b', 'c'])}`
  const [salon, other] = shuffle(salonsFor(facts), random)
  const [kitchen] = shuffle(range('cocina', [1, 2, 3]), random)
  const [bath, secondBath] = shuffle(range('bano', [1, 2]), random)
  const main = facts.view === 'sea' ? 'dormitorio-1' : seesRoofs(facts) ? 'dormitorio-2' : 'dormitorio-3'
  const second = main === 'dormitorio-3' ? 'dormitorio-3' : random.pick([main, 'dormitorio-3'])
  const terrace =
    facts.features.has('terrace') || facts.features.has('covered_terrace')
      ? facts.view === 'sea' && facts.type === 'penthouse'
        ? ['terraza-1-a']
        : facts.view === 'city' && facts.type === 'penthouse'
          ? [look('terraza-2')]
          : []
      : []
  const place = landscapeNear(facts)
  const rooms = [look(salon!), look(kitchen!), ...terrace, look(main), look(bath!)]
  const more = [
    ...(facts.bedrooms > 1 ? [look(second)] : []),
    ...(facts.bathrooms > 1 ? [look(secondBath!)] : []),
    ...(other && facts.features.has('family_room') ? [look(other)] : []),
    ...nearerLooks(cover),
    ...(place && random.chance(0.5) ? [place] : []),
  ]
  return withoutTwins([...rooms, ...more], cover)
}

function withoutTwins(keys: string[], cover: string): string[] {
  const seen = new Set([readOriginal(cover)])
  const nearer = nearerLooks(cover)
  return keys.filter((key) => nearer.includes(key) || (!seen.has(readOriginal(key)) && seen.add(readOriginal(key))))
}

const outsideScenes = ['villa', 'casa', 'condo', 'torre', 'townhouse']

/** The same building seen nearer or whole; a mirrored cover has none that would fit beside it. */
function nearerLooks(cover: string): string[] {
  if (!outsideScenes.includes(readScene(cover))) return []
  if (cover.endsWith('-a')) return [cover.replace(/a$/, 'b')]
  return cover.endsWith('-b') ? [cover.replace(/b$/, 'a')] : []
}
