import type { City } from '#contract/place/place.ts'

/** A place as the first page names it, with the query that searches it. */
export type Place = { name: string; query: string; count: number }
export type Tile = Place & { picture: TilePicture }
type TilePicture = (typeof pictured)[number]['picture']

/** The places of which the product ships a picture, and its mean colour. */
const pictured = [
  { city: 'punta-cana', sector: null, picture: { key: 'lugar-punta-cana-a', tone: '#7fa9ad' } },
  { city: 'santo-domingo', sector: null, picture: { key: 'lugar-malecon-a', tone: '#868070' } },
  { city: 'samana', sector: null, picture: { key: 'lugar-samana-a', tone: '#79a5ab' } },
  {
    city: 'santo-domingo',
    sector: 'santo-domingo-ciudad-colonial',
    picture: { key: 'lugar-zona-colonial-a', tone: '#a6836a' },
  },
  { city: 'jarabacoa', sector: null, picture: { key: 'lugar-jarabacoa-a', tone: '#9fac88' } },
] as const

/** The pictured places where there is something to see. */
export function listTiles(cities: City[]): Tile[] {
  return pictured.flatMap(({ city: slug, sector, picture }) => {
    const city = cities.find((city) => city.slug === slug)
    const found = sector ? city?.sectors.find(({ slug }) => slug === sector) : city
    return city && found && found.count > 0
      ? [{ name: found.name, query: queryFor(city.slug, sector), count: found.count, picture }]
      : []
  })
}

/** Five sectors with most listings, no two of one city, so that the whole country shows. */
export function listPopularPlaces(cities: City[]): Place[] {
  return cities
    .flatMap((city) => {
      const [largest] = city.sectors.toSorted((one, other) => other.count - one.count)
      return largest ? [{ name: largest.name, query: queryFor(city.slug, largest.slug), count: largest.count }] : []
    })
    .filter(({ name, count }) => count > 0 && name !== 'Centro')
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 5)
}

export function queryFor(city: string, sector: string | null): string {
  return new URLSearchParams({ city, ...(sector && { sector }) }).toString()
}
