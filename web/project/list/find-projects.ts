import { placeEndpoints } from '#contract/place/place.ts'
import { projectEndpoints, type ProjectFacets } from '#contract/project/project.ts'

import { ApiRefusal, type Call } from '../../api-client.ts'
import { dropField, type ReadProjects } from './read-projects.ts'
import type { ProjectSearch } from './projects-address.ts'

/** One page of the projects asked for and their counts; a place that the API does not know is dropped, and named. */
export async function findProjects(call: Call, asked: ReadProjects): ReturnType<typeof ask> {
  try {
    return await ask(call, asked)
  } catch (error) {
    const refused = error instanceof ApiRefusal && error.status === 422 ? Object.keys(error.failure.errors ?? {}) : []
    const known = refused.filter((name) => name in asked.search)
    if (known.length === 0) throw error
    // It may name one at a time: what is left is asked again.
    return findProjects(
      call,
      known.reduce((rest, name) => dropField(rest, name, 'field.unknown_place'), asked),
    )
  }
}

async function ask(call: Call, asked: ReadProjects) {
  const { page: _, ...filter } = asked.search
  const [list, { data: facets }] = await Promise.all([
    call(projectEndpoints.projects, asked.search),
    call(projectEndpoints.facets, filter),
  ])
  const { total, current_page: page, last_page: last } = list.meta
  return { asked, found: { projects: list.data, total, page, last }, facets }
}

/** Names of the places asked for. */
export type PlaceNames = { city?: string | undefined; sector?: string | undefined }

/** What the places are called: the counts know those that have projects, the list of cities all. */
export async function placeNames(call: Call, search: ProjectSearch, facets: ProjectFacets): Promise<PlaceNames> {
  const city = facets.city.find(({ slug }) => slug === search.city)?.name
  const sector = facets.sector.find(({ slug }) => slug === search.sector)?.name
  if ((city || !search.city) && (sector || !search.sector)) return { city, sector }

  const { data: cities } = await call(placeEndpoints.cities, {})
  const known = cities.find(({ slug }) => slug === search.city)
  return { city: known?.name, sector: known?.sectors.find(({ slug }) => slug === search.sector)?.name }
}
