import { isCentre, type Place } from './place-names.ts'

/** A place's name in a sentence, and the places that have it. */
export type Mention = {
  from: number
  to: number
  /** Its first token. */
  at: number
  places: readonly Place[]
  /** False for a place that is not wanted. */
  isMeant: boolean
  /** Its words also mean something else. */
  isDoubtful: boolean
}

type Chosen = { place: { city?: string; sector?: string }; unused: Mention[]; doubtful: number | null }

/**
 * The one place that search can be asked for: the first sector that fits a named city, else the first place.
 * Of several places of one name the one in a named city is meant, else the one with most listings.
 */
export function choosePlace(mentions: readonly Mention[]): Chosen {
  const meant = mentions.filter(({ isMeant }) => isMeant)
  const cities = new Set(
    meant.flatMap(({ places }) => places.filter(({ kind }) => kind === 'city')).map(({ city }) => city),
  )
  const chosen = meant.map((mention) => ({ mention, place: pick(mention, cities) }))

  const alone = chosen.find(({ mention, place }) => mention.isDoubtful && isStrange(place, mention, cities))
  if (alone) return { place: {}, unused: [], doubtful: alone.mention.at }

  const named = chosen.flatMap(({ mention, place }) => (place ? [{ mention, place }] : []))
  const first =
    named.find(({ place }) => place.kind === 'sector' && cities.has(place.city)) ??
    named.find(({ place }) => place.kind === 'sector') ??
    named[0]
  if (!first) return { place: {}, unused: meant, doubtful: null }

  const { city, slug, kind } = first.place
  const isSaid = ({ place }: { place: Place | undefined }) =>
    place !== undefined && (place === first.place || (place.kind === 'city' && place.city === city))
  return {
    place: { city, ...(kind === 'sector' && { sector: slug }) },
    unused: chosen.filter((one) => !isSaid(one)).map(({ mention }) => mention),
    doubtful: null,
  }
}

function pick({ places }: Mention, cities: ReadonlySet<string>): Place | undefined {
  const inside = places.find(({ kind, city }) => kind === 'sector' && cities.has(city))
  const city = places.find(({ kind }) => kind === 'city')
  return inside && !(city && cities.size === 1 && cities.has(city.city)) ? inside : places.find(isAlone)
}

/** Every town has a centre: alone it is none. */
const isAlone = ({ kind, name }: Place): boolean => kind !== 'sector' || !isCentre(name)

/** Whether a place of doubtful name does not belong to the city that is named beside it. */
function isStrange(place: Place | undefined, { places }: Mention, cities: ReadonlySet<string>): boolean {
  if (!place) return true
  const others = [...cities].filter((city) => !places.some((one) => one.kind === 'city' && one.city === city))
  return others.length > 0 && !others.includes(place.city)
}
