import type { Facts } from './market/facts.ts'
import { looksOf, storedPictures } from './picture-store.ts'
import { shuffled } from './random.ts'
import type { Random } from './random.ts'
import { provinceOf } from './market/places.ts'
import { altOf } from './words/picture-alts.ts'

export type GalleryPicture = { picture: string; alt_es: string; alt_en: string }

/** Covers that stood on the cards just before: none of them returns within a page. */
const page = 24

/** Deals covers one listing after another, in the order that people will see them. */
export type CoverDealer = (candidates: readonly string[]) => string

export function coverDealer(random: Random): CoverDealer {
  const lastUse = new Map<string, number>()
  let dealt = 0
  return (originals) => {
    const looks = shuffled(
      originals.flatMap((original) => looksOf(original).map((look) => look.key)),
      random,
    )
    dealt += 1
    const rest = (key: string) => dealt - (lastUse.get(key) ?? -1000)
    // A look unseen for a page, of an original that has rested longest.
    const restedOriginal = (key: string) => rest(originalOf(key))
    const score = (key: string) =>
      (rest(key) > page ? 1000 : 0) + Math.min(rest(key), 400) / 4 + Math.min(restedOriginal(key), 400)
    const best = looks.reduce((best, key) => (score(key) > score(best) ? key : best))
    lastUse.set(best, dealt)
    lastUse.set(originalOf(best), dealt)
    return best
  }
}

export const originalOf = (key: string) => (/-[abc]$/.test(key) ? key.slice(0, -2) : key)

/** Six to ten pictures of one property: its outside first, then rooms that look out on the same view. */
export function galleryOf(facts: Facts, deal: CoverDealer, random: Random): GalleryPicture[] {
  const cover = deal(coversFor(facts))
  const rest = insideOf(facts, cover, random).filter((key) => key !== cover)
  const keys = [cover, ...new Set(rest)].slice(0, random.int(8, 10))
  return keys.map((picture) => ({ picture, ...altOf(picture) }))
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
  if (project?.kind === 'tower') return project.stage === 'finished' ? towers : [...towers, 'obra-1']
  if (project?.kind === 'villas') return upperVillas
  if (project?.kind === 'houses') return range('townhouse', [1, 2])
  return features.has('swimming_pool') ? poolCondos : ['condo-2']
}

function plotsFor({ shore, market }: Facts): string[] {
  if (shore === 'front' || shore === 'walk') return ['solar-2']
  return market.zone === 'mountain' ? ['solar-3', 'solar-1'] : ['solar-1']
}

/** Living rooms whose windows show what this home looks out on. */
function salonsFor({ view }: Facts): string[] {
  if (view === 'sea') return range('sala', [1, 3])
  if (view === 'city' || view === 'street') return range('sala', [2, 4])
  return ['sala-5']
}

function insideOf(facts: Facts, cover: string, random: Random): string[] {
  switch (facts.type) {
    case 'land':
    case 'estate':
      return groundsOf(facts, cover)
    case 'office_space':
      return [
        'oficina-1-a',
        'oficina-1-b',
        'oficina-1-c',
        'bano-2-b',
        ...shuffled(['torre-1-a', 'torre-4-b'], random),
        'sala-2-c',
      ]
    case 'industrial_site':
      return ['nave-1-a', 'nave-1-b', 'nave-1-c', 'oficina-1-b', 'oficina-1-c', 'solar-1-b']
    case 'commercial_premises':
    case 'business':
    case 'gas_station':
    case 'building_or_plot':
      return ['local-1-a', 'local-2-a', 'local-1-b', 'local-2-b', 'oficina-1-c', 'bano-2-c', 'local-1-c']
    case 'building':
      return [
        'torre-4-a',
        'torre-4-b',
        'sala-2-a',
        'cocina-2-b',
        'dormitorio-2-a',
        'bano-1-b',
        'oficina-1-a',
        'sala-4-b',
      ]
    default:
      return homeRooms(facts, cover, random)
  }
}

function groundsOf(facts: Facts, cover: string): string[] {
  const plots = plotsFor(facts)
  const looks = [...plots, 'solar-1'].flatMap((original) => looksOf(original).map((look) => look.key))
  const house = facts.construction_m2 > 0 ? ['casa-2-a', 'sala-5-b', 'cocina-3-a', 'dormitorio-3-b'] : []
  const place = landscapeNear(facts)
  return [
    ...house,
    ...(plots.includes(originalOf(cover)) ? looks : looks.slice(0, 3)),
    ...(place ? [place] : []),
    'solar-3-b',
    'solar-1-c',
    'solar-3-a',
  ]
}

/** A picture of the region, where the store has one. */
function landscapeNear({ city, market, shore }: Facts): string | null {
  const province = provinceOf(city).slug
  if (market.zone === 'mountain') return 'lugar-jarabacoa-a'
  if (market.zone === 'colonial') return 'lugar-zona-colonial-a'
  if (shore === 'none') return null
  return province === 'la-altagracia' || province === 'la-romana' || province === 'san-pedro-de-macoris'
    ? 'lugar-punta-cana-a'
    : 'lugar-samana-a'
}

function homeRooms(facts: Facts, cover: string, random: Random): string[] {
  const look = (original: string) => `${original}-${random.pick(['a', 'b', 'c'])}`
  const [salon, other] = shuffled(salonsFor(facts), random)
  const [kitchen] = shuffled(range('cocina', [1, 2, 3]), random)
  const [bath, secondBath] = shuffled(range('bano', [1, 2]), random)
  const main =
    facts.view === 'sea'
      ? 'dormitorio-1'
      : facts.view === 'city' || facts.view === 'street'
        ? 'dormitorio-2'
        : 'dormitorio-3'
  const second = main === 'dormitorio-3' ? 'dormitorio-3' : random.pick([main, 'dormitorio-3'])
  const outside = closerLook(cover)
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
    ...(outside ? [outside] : []),
    ...(place && random.chance(0.5) ? [place] : []),
  ]
  // Never two looks of one room as if they were two rooms, unless there would be too few.
  const chosen = withoutTwins([...rooms, ...more], cover)
  return chosen.length >= 5 ? chosen : [...chosen, `${salon}-b`, `${kitchen}-b`, `${main}-b`].slice(0, 6)
}

function withoutTwins(keys: string[], cover: string): string[] {
  const seen = new Set([originalOf(cover)])
  const isCloser = (key: string) => key === closerLook(cover)
  return keys.filter((key) => isCloser(key) || (!seen.has(originalOf(key)) && seen.add(originalOf(key))))
}

/** The same building seen nearer; a mirrored cover has none that would fit beside it. */
function closerLook(cover: string): string | null {
  if (cover.endsWith('-a') && storedPictures.some((picture) => picture.key === cover.replace(/a$/, 'b')))
    return cover.replace(/a$/, 'b')
  return cover.endsWith('-b') ? cover.replace(/b$/, 'a') : null
}
