import type { Facts } from '../market/facts.ts'
import { getProvince } from '../market/places.ts'
import { looksOf, readOriginal, readScene } from '../picture-store.ts'
import { shuffle } from '../random.ts'
import type { Random } from '../random.ts'
import { describePicture } from '../words/picture-alts.ts'
import { lowHouses, plotsFor, towers } from './covers.ts'
import { findOutlook, isTower, listRooms, windowlessLooks } from './outlook.ts'

export type GalleryPicture = { picture: string; alt_es: string; alt_en: string }

const fewest = 6

/** The rooms once more, nearer or whole, for when there are too few; what would turn a room round comes last. */
function nearerOf(keys: readonly string[]): string[] {
  const rooms = keys.filter((key) => readScene(key) !== 'lugar' && !windowlessLooks.includes(key))
  const near = rooms.filter((key) => key.endsWith('-a')).map((key) => key.replace(/a$/, 'b'))
  const whole = rooms.filter((key) => key.endsWith('-b')).map((key) => key.replace(/b$/, 'a'))
  const turned = rooms.filter((key) => key.endsWith('-c')).map((key) => key.replace(/c$/, 'a'))
  return [...near, ...whole, ...turned].filter((key) => !keys.includes(key))
}

/** Six to ten pictures of one property: its outside first, then rooms that look out on the same view. */
export function createGallery(facts: Facts, cover: string, random: Random): GalleryPicture[] {
  const chosen = [...new Set([cover, ...insideOf(facts, cover, random)])]
  const keys = [...chosen, ...nearerOf(chosen)].slice(0, Math.max(fewest, Math.min(chosen.length, random.int(8, 10))))
  return keys.map((picture) => ({ picture, ...describePicture(picture) }))
}

function insideOf(facts: Facts, cover: string, random: Random): string[] {
  switch (facts.type) {
    case 'land':
      return groundsOf(facts)
    case 'estate':
      return facts.construction_m2 > 0 ? [...countryHouse(cover, random), ...groundsOf(facts)] : groundsOf(facts)
    case 'office_space': {
      const tower = facts.building_levels >= 6 && readScene(cover) !== 'torre' ? [`${random.pick(towers)}-a`] : []
      return [
        ...moreOf(readScene(cover) === 'oficina' ? cover : 'oficina-2-a'),
        ...tower,
        ...['e', 'c', 'f', 'd'].map((look) => `oficina-1-${look}`),
      ]
    }
    case 'industrial_site':
      return [...moreOf(cover), 'oficina-1-b', 'bano-2-b', 'oficina-1-d']
    case 'commercial_premises':
    case 'business':
    case 'gas_station':
    case 'building_or_plot':
      return [...moreOf(cover), 'oficina-1-f', 'bano-2-c']
    case 'building':
      return [...nearerLooks(cover), 'sala-2-a', 'cocina-3-c', 'dormitorio-2-a', 'oficina-1-a', 'sala-4-b', 'sala-6-a']
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
  const look = (picture: string) =>
    picture === readOriginal(picture) ? `${picture}-${random.pick(['a', 'b', 'c'])}` : picture
  const outlook = findOutlook(facts)
  const workrooms = isTower(facts) || outlook === 'city' ? outlook : 'garden'
  const [salon, other] = shuffle(listRooms('sala', outlook), random)
  const [kitchen] = shuffle(listRooms('cocina', workrooms), random)
  const [main, second = main] = shuffle(listRooms('dormitorio', outlook), random)
  const baths = shuffle(listRooms('bano', workrooms), random).slice(0, facts.bathrooms > 1 ? 2 : 1)
  const place = landscapeNear(facts)
  const rooms = [salon!, kitchen!, ...terraceOf(facts), main!, ...baths.slice(0, 1)].map(look)
  const more = [
    ...(facts.bedrooms > 1 ? [look(second!)] : []),
    ...baths.slice(1).map(look),
    ...(other && facts.features.has('family_room') ? [look(other)] : []),
    ...nearerLooks(cover),
    ...(isTower(facts) && !outsideScenes.includes(readScene(cover)) ? [`${random.pick(towers)}-a`] : []),
    ...(place && random.chance(0.5) ? [place] : []),
  ]
  return withoutTwins([...rooms, ...more], cover)
}

function terraceOf({ type, view }: Facts): string[] {
  if (type !== 'penthouse') return []
  return view === 'sea' ? ['terraza-1-a'] : view === 'city' ? ['terraza-2'] : []
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
