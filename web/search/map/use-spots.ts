import type { Property, PropertyCard } from '#contract/property/property.ts'

import { useCall } from '../../use-call.ts'
import { endpoints } from '../endpoints.ts'
import type { Search } from '../search-address.ts'
import type { Spot } from './remembered.ts'
import { toMapFilter } from './use-map.ts'

/** What stands at a spot. */
export type Found = { properties: PropertyCard[]; total: number; project: Property['project']; spot: Spot }

/** Reads what stands at a spot: what the list has is not fetched again. */
export function useSpots(search: Search, listed: readonly PropertyCard[]): (spot: Spot) => Promise<Found> {
  const call = useCall()

  /** The list stands without the name of its project: when that cannot be had there is none. */
  async function projectOf({ code }: PropertyCard): Promise<Property['project']> {
    return call(endpoints.property, { code }).then(
      ({ data }) => data.project,
      () => null,
    )
  }

  return async function read(spot: Spot): Promise<Found> {
    if ('code' in spot) {
      const known = listed.find(({ code }) => code === spot.code)
      const property = known ?? (await call(endpoints.property, { code: spot.code })).data
      return { properties: [property], total: 1, project: null, spot }
    }
    const { west, south, east, north } = spot.box
    const bbox = [west, south, east, north].join(',')
    const { data, meta } = await call(endpoints.properties, { ...toMapFilter(search), bbox })
    const [first] = data
    return { properties: data, total: meta.total, project: first ? await projectOf(first) : null, spot }
  }
}
