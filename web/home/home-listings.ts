import { editorialEndpoints } from '#contract/editorial/editorial.ts'
import { placeEndpoints } from '#contract/place/place.ts'
import { projectEndpoints } from '#contract/project/project.ts'
import { searchEndpoints } from '#contract/search/search.ts'

import type { Call } from '../api-client.ts'
import { chooseVaried } from '../property/varied.ts'
import { listPopularPlaces, listTiles } from './places.ts'

/** Everything that the first page shows of the market, asked at once. */
export async function readHomeListings(call: Call) {
  const [exclusive, collection, cities, projects, articles] = await Promise.all([
    call(searchEndpoints.properties, { exclusive: true, collection: false, per_page: 48 }),
    call(searchEndpoints.properties, { collection: true, sort: '-price', per_page: 24 }),
    call(placeEndpoints.cities, {}),
    call(projectEndpoints.projects, { stage: 'under_construction' }),
    call(editorialEndpoints.articles, {}),
  ])
  return {
    exclusive: chooseVaried(exclusive.data).slice(0, 8),
    collection: chooseVaried(collection.data.filter(({ photo }) => photo)).slice(0, 3),
    projects: projects.data.filter(({ from_price }) => from_price !== null).slice(0, 3),
    articles: articles.data,
    popular: listPopularPlaces(cities.data),
    tiles: listTiles(cities.data),
  }
}
