import type { Point } from '#contract/draft/document.ts'
import type { FoundPlace, PlaceFinder } from '#contract/import/place-finder.ts'

type Named = { slug: string; name: string } & Point
/** The places of the country, as a thread is given them. */
export type Gazetteer = {
  provinces: Named[]
  cities: (Named & { province: string })[]
  sectors: (Named & { city: string })[]
}

/** Letters of a name from which one typing error is forgiven, and two. */
const forgiven = { one: 5, two: 9 }

/** Finds places by what people call them; what may be two places is none. */
export function createPlaceFinder({ provinces, cities, sectors }: Gazetteer): PlaceFinder {
  const cityBySlug = new Map(cities.map((city) => [city.slug, city]))
  const provinceIndex = indexPlaces(provinces)
  const cityIndex = indexPlaces(cities)
  const sectorIndex = indexPlaces(sectors)
  const found = new Map<string, FoundPlace>()

  function find(said: { province: string; city: string; sector: string }): FoundPlace {
    const province = provinceIndex(said.province)
    const within = (city: { province: string }) => !province || city.province === province.slug
    const city = cityIndex(said.city, within)
    const isSaid = fold(said.city) !== ''
    const near = (sector: { city: string }) =>
      city ? sector.city === city.slug : !isSaid && within(cityBySlug.get(sector.city)!)
    const sector = sectorIndex(said.sector, near)
    const whose = city ?? (sector && cityBySlug.get(sector.city)!)
    return {
      province: (whose ? whose.province : province?.slug) ?? null,
      city: whose?.slug ?? null,
      sector: sector?.slug ?? null,
      names: whose && sector ? { city: whose.name, sector: sector.name } : null,
      centre: sector ? { latitude: sector.latitude, longitude: sector.longitude } : null,
    }
  }

  return {
    find: (said) => {
      const key = `${said.province}\n${said.city}\n${said.sector}`
      const known = found.get(key)
      if (known) return known
      const place = find(said)
      // A file names few places many times; one that does not is not remembered for ever.
      if (found.size > 20_000) found.clear()
      found.set(key, place)
      return place
    },
  }
}

function indexPlaces<Place extends Named>(places: readonly Place[]) {
  const byName = new Map<string, Place[]>()
  const folded = places.map((place) => ({ place, names: [...new Set([fold(place.name), fold(place.slug)])] }))
  for (const { place, names } of folded) {
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), place])
  }
  return (text: string, fits: (place: Place) => boolean = () => true): Place | null => {
    const typed = fold(text)
    if (typed === '') return null
    const exact = (byName.get(typed) ?? []).filter(fits)
    if (exact.length > 0) return exact.length === 1 ? exact[0]! : null
    const errors = typed.length >= forgiven.two ? 2 : typed.length >= forgiven.one ? 1 : 0
    if (errors === 0) return null
    const near = folded.filter(({ place, names }) => fits(place) && names.some((name) => isWithin(typed, name, errors)))
    return near.length === 1 ? near[0]!.place : null
  }
}

/** A name without case, accents and signs. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether one text becomes the other with so many letters added, left out or exchanged (Levenshtein). */
function isWithin(one: string, other: string, errors: number): boolean {
  if (Math.abs(one.length - other.length) > errors) return false
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost))
    }
    row = next
    if (Math.min(...row) > errors) return false
  }
  return row.at(-1)! <= errors
}
