import { placeEndpoints } from '#contract/place/place.ts'

import { handle } from '../http/handle.ts'
import type { Tools } from '../tools.ts'
import { listCities } from './queries.ts'

export function placeHandlers({ readDb, search }: Tools) {
  return [handle(placeEndpoints.cities, async () => ({ data: await listCities(readDb, search.counts().sector) }))]
}
