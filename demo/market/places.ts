import places from '../places.json' with { type: 'json' }

export type Province = { id: number; slug: string; name: string; latitude: number; longitude: number }
export type City = Province & { province_id: number }
export type Sector = Province & { city_id: number }

const provinceRows = places.filter((place) => place.kind === 'province')
const cityRows = places.filter((place) => place.kind === 'city' || place.kind === 'town')
const sectorRows = places.filter((place) => place.kind === 'sector')

export const provinces: readonly Province[] = provinceRows.map((place, at) => row(place, at))

export const cities: readonly City[] = cityRows.map((place, at) => ({
  ...row(place, at),
  province_id: idOf(provinces, place.province),
}))

/** A town whose sectors nobody wrote down has one: its centre. */
export const sectors: readonly Sector[] = [
  ...sectorRows.map((place) => ({ place, city_id: idOf(cities, place.city) })),
  ...cityRows
    .filter((city) => !sectorRows.some((sector) => sector.city === city.name))
    .map((city) => ({ place: { ...city, id: `${city.id}-centro`, name: 'Centro' }, city_id: idOf(cities, city.name) })),
].map(({ place, city_id }, at) => ({ ...row(place, at), city_id }))

export const getCity = (sector: Sector) => cities[sector.city_id - 1]!
export const getProvince = (city: City) => provinces[city.province_id - 1]!

function row(place: { id: string; name: string; lat: number; lng: number }, at: number): Province {
  return { id: at + 1, slug: place.id, name: place.name, latitude: place.lat, longitude: place.lng }
}

function idOf(rows: readonly Province[], name: string | undefined): number {
  const found = rows.find((row) => row.name === name)
  if (!found) throw new Error(`places.json names no ${name}`)
  return found.id
}
