import type { SearchIndex } from '../index/search-index.ts'
import type { Search } from '../search.ts'
import type { Places } from '../places.ts'
import { type Place, type PlaceNames, placeNames } from './place-names.ts'

/** The names of the places that search knows, made anew when the places change. */
export function readIndexNames({ index, counts }: Pick<Search, 'counts'> & { index: SearchIndex }): () => PlaceNames {
  let made: PlaceNames | undefined
  let from: Places | undefined
  return () => {
    if (!made || from !== index.places) {
      from = index.places
      made = placeNames(listed(from, counts().sector))
    }
    return made
  }
}

function listed({ cities, sectors, projects }: Places, bySector: ReadonlyMap<number, number>): Place[] {
  const slugOfCity = new Map(cities.map(({ id, slug }) => [id, slug]))
  const inside = sectors.map(({ id, slug, name, city_id }): Place => {
    return { kind: 'sector', slug, name, city: slugOfCity.get(city_id)!, count: bySector.get(id) ?? 0 }
  })
  return [
    ...cities.map(({ slug, name }): Place => ({ kind: 'city', slug, name, city: slug, count: 0 })),
    ...inside,
    ...projects.map(({ slug, name }): Place => ({ kind: 'project', slug, name, city: '', count: 0 })),
  ]
}
