import { foldWords } from '#contract/exchange/options.ts'
import type { Point } from '#contract/draft/document.ts'
import type { FoundPlace, PlaceFinder, SaidPlace } from '#contract/import/place-finder.ts'

import { type Place, placeNames } from '../search/sentence/place-names.ts'
import { countForgiven, foldLetters, measureDistance } from '../search/sentence/tokens.ts'

type Named = { slug: string; name: string }
/** The places of the country, as a thread is given them. */
export type Gazetteer = {
  provinces: readonly Named[]
  cities: readonly (Named & { province: string })[]
  sectors: readonly (Named & { city: string } & Point)[]
}

/** Nobody writes a place in more letters. */
const longestSaid = 400
const nothing: FoundPlace = { province: null, city: null, sector: null, names: null, centre: null }

/**
 * Finds places by their slugs, names, what people call them, or either with a wrong letter or two. What a row says of
 * the city decides between sectors of one name; a name that only one place of the country has needs no city.
 */
export function createPlaceFinder({ provinces, cities, sectors }: Gazetteer): PlaceFinder {
  const provinceBySlug = new Map(provinces.map((one) => [one.slug, one]))
  const cityBySlug = new Map(cities.map((one) => [one.slug, one]))
  const sectorBySlug = new Map(sectors.map((one) => [one.slug, one]))
  const cityNames = nameAll(cities.map((one) => toPlace('city', one, one.slug)))
  const sectorNames = nameAll(sectors.map((one) => toPlace('sector', one, one.city)))
  const provinceNames = new Map(
    provinces.flatMap(({ slug, name }) => [
      [foldWords(name), slug],
      [foldWords(slug), slug],
    ]),
  )
  function search(said: SaidPlace): FoundPlace {
    const province = matchOne(said.province, provinceNames)
    const [cityText, sectorText] = splitJoined(said)
    const inProvince = (city: string) => province === null || cityBySlug.get(city)?.province === province
    const named =
      findNamed(cityText, cityNames, (place) => inProvince(place.city)) ?? findNamed(cityText, cityNames, () => true)
    const city = named?.slug ?? null
    // Whoever writes a sector as the city means the city it is in.
    const asSector =
      city === null && cityText ? findNamed(cityText, sectorNames, (place) => inProvince(place.city)) : null
    const fits = (place: Place) => (city === null ? inProvince(place.city) : place.city === city)
    const sector = sectorText
      ? (findNamed(sectorText, sectorNames, fits) ?? (city === null ? null : findCentre(city, sectorText)))
      : asSector
    return describe(sector?.slug ?? null, city ?? sector?.city ?? null, province)
  }

  /** A sector said by the city's own name is its centre, where it has one. */
  function findCentre(city: string, text: string): Place | null {
    if (matchOne(text, new Map([[foldWords(cityBySlug.get(city)!.name), city]])) === null) return null
    return findNamed('centro', sectorNames, (place) => place.city === city)
  }

  function describe(sector: string | null, city: string | null, province: string | null): FoundPlace {
    const [sectorRow, cityRow] = [sectorBySlug.get(sector ?? ''), cityBySlug.get(city ?? '')]
    const provinceRow = provinceBySlug.get(cityRow?.province ?? province ?? '')
    return {
      province: provinceRow?.slug ?? null,
      city: cityRow?.slug ?? null,
      sector: sectorRow?.slug ?? null,
      names: sectorRow && cityRow ? { city: cityRow.name, sector: sectorRow.name } : null,
      centre: sectorRow ? { latitude: sectorRow.latitude, longitude: sectorRow.longitude } : null,
    }
  }

  return remember(search)
}

/** A feed says the same places again and again; what would say others for ever is forgotten. */
function remember(search: (said: SaidPlace) => FoundPlace): PlaceFinder {
  const remembered = new Map<string, FoundPlace>()
  return {
    find(said) {
      const key = `${said.province}\n${said.city}\n${said.sector}`
      if (key.length > longestSaid) return nothing
      const known = remembered.get(key)
      if (known) return known
      const found = search(said)
      if (remembered.size > 5000) remembered.clear()
      remembered.set(key, found)
      return found
    },
  }
}

function toPlace(kind: 'city' | 'sector', { slug, name }: Named, city: string): Place {
  return { kind, slug, name, city, count: 0 }
}

type Names = ReadonlyMap<string, readonly Place[]>

function nameAll(places: readonly Place[]): Names {
  const names = new Map<string, Place[]>()
  const add = (key: string, place: Place) =>
    names.set(key, [...(names.get(key) ?? []).filter((one) => one !== place), place])
  for (const place of places) {
    add(foldLetters(place.slug.replaceAll('-', ' ')), place)
    for (const key of placeNames([place]).exact.keys()) add(key, place)
  }
  return names
}

/** The one place of a name that fits; none where two do. */
function findNamed(text: string, names: Names, fits: (place: Place) => boolean): Place | null {
  const key = foldLetters(text.replaceAll(/[-_/]/g, ' '))
  if (!key || key.length > 80) return null
  const exact = (names.get(key) ?? []).filter(fits)
  if (exact.length > 0) return exact.length === 1 ? exact[0]! : null
  const bare = key.replace(
    /^(?:ensanche|urbanizacion|urb|residencial|sector|barrio|res|ens|ciudad|municipio|provincia)/,
    '',
  )
  const others = bare === key ? [] : (names.get(bare) ?? []).filter(fits)
  if (others.length > 0) return others.length === 1 ? others[0]! : null
  return findNear(key, names, fits)
}

function findNear(key: string, names: Names, fits: (place: Place) => boolean): Place | null {
  const most = countForgiven(key.length)
  if (most === 0) return null
  let nearest = most + 1
  let found = new Set<Place>()
  for (const [name, places] of names) {
    const distance = measureDistance(key, name, most)
    if (distance > nearest || distance > most) continue
    const fitting = places.filter(fits)
    if (fitting.length === 0) continue
    if (distance < nearest) found = new Set()
    nearest = distance
    for (const place of fitting) found.add(place)
  }
  return found.size === 1 ? [...found][0]! : null
}

function matchOne(text: string, names: ReadonlyMap<string, string>): string | null {
  const key = foldWords(text)
  if (!key || key.length > 80) return null
  const exact = names.get(key) ?? names.get(key.replace(/^(?:provincia|prov)(?: de)? /, ''))
  if (exact !== undefined) return exact
  const most = countForgiven(key.length)
  const near = [...names].filter(([name]) => most > 0 && measureDistance(key, name, most) <= most)
  return new Set(near.map(([, slug]) => slug)).size === 1 ? near[0]![1] : null
}

/** «Naco, Santo Domingo» in one cell is a sector and its city. */
function splitJoined({ city, sector }: { city: string; sector: string }): [city: string, sector: string] {
  const joined = /^([^,]+),\s*([^,]+)(?:,.*)?$/
  const inSector = joined.exec(sector)
  if (inSector) return [city || inSector[2]!, inSector[1]!]
  const inCity = sector === '' ? joined.exec(city) : null
  return inCity ? [inCity[2]!, inCity[1]!] : [city, sector]
}
