import type { Property, PropertyCard } from '#contract/property/property.ts'
import type { Box, MapMark } from '#contract/search/search.ts'

import { useCall } from '../../use-call.ts'
import { endpoints } from '../endpoints.ts'
import type { Search } from '../search-address.ts'
import { createBoxAt, finest, metres, writeBox } from './boxes.ts'
import type { Spot } from './remembered.ts'
import { toMapFilter } from './use-map.ts'

/** What stands at a spot. */
export type Found = { properties: PropertyCard[]; total: number; project: Property['project']; spot: Spot }

/** Reads what stands at a spot: what the list has is not fetched again. And the marks that a cluster's ground parts into. */
export function useSpots(search: Search, listed: readonly PropertyCard[]) {
  const call = useCall()

  /** The list stands without the name of its project: when that cannot be had there is none. */
  async function projectOf({ code }: PropertyCard): Promise<Property['project']> {
    return call(endpoints.property, { code }).then(
      ({ data }) => data.project,
      () => null,
    )
  }

  async function readParts(ground: Box): Promise<MapMark[]> {
    const query = { ...toMapFilter(search), bbox: writeBox(ground), zoom: finest }
    const { data } = await call(endpoints.map, query)
    const [only, ...others] = data
    const reach = (ground.east - ground.west) / 16
    // All of them in one of its cells: that is looked at as closely.
    const isDense = only && others.length === 0 && only.count > 1 && !only.is_one_place && reach > metres
    return isDense ? readParts(createBoxAt(only, reach)) : data
  }

  async function read(spot: Spot): Promise<Found> {
    if ('code' in spot) {
      const known = listed.find(({ code }) => code === spot.code)
      const property = known ?? (await call(endpoints.property, { code: spot.code })).data
      return { properties: [property], total: 1, project: null, spot }
    }
    const bbox = writeBox(spot.box)
    const { data, meta } = await call(endpoints.properties, { ...toMapFilter(search), bbox })
    const [first] = data
    return { properties: data, total: meta.total, project: first ? await projectOf(first) : null, spot }
  }

  return { read, readParts }
}
