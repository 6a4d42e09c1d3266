import { useState } from 'react'

import type { Property, PropertyCard } from '#contract/property/property.ts'
import type { MapMark } from '#contract/search/search.ts'

import { useCall } from '../../use-call.ts'
import { endpoints } from '../endpoints.ts'
import type { Search } from '../search-address.ts'
import { createBoxAt } from './boxes.ts'
import type { OpenMap } from './open-map.ts'
import { rememberPin } from './seen-pins.ts'
import { toMapFilter } from './use-map.ts'

/** The properties that stand where a pin was pressed: one, or all of a tower, with the project that they belong to. */
export type Picked = { properties: PropertyCard[]; total: number; project: Property['project']; pin: HTMLElement }

/** What pressing pins and clusters does: a pin opens its property, a cluster comes nearer, a tower opens as a list. */
export function usePicked(map: OpenMap | null, search: Search, properties: PropertyCard[]) {
  const call = useCall()
  const [picked, setPicked] = useState<Picked | null>(null)

  async function pick(mark: MapMark, pin: HTMLElement): Promise<void> {
    if (mark.property) {
      const { code } = mark.property
      rememberPin(code)
      const listed = properties.find((property) => property.code === code)
      const property = listed ?? (await call(endpoints.property, { code })).data
      setPicked({ properties: [property], total: 1, project: null, pin })
      return
    }
    const { west, south, east, north } = createBoxAt(mark)
    const bbox = [west, south, east, north].join(',')
    const { data, meta } = await call(endpoints.properties, { ...toMapFilter(search), bbox })
    const [first] = data
    if (first && (mark.is_one_place || meta.total === mark.count)) {
      setPicked({ properties: data, total: meta.total, project: await projectOf(first), pin })
    } else map?.easeTo({ center: [mark.lng, mark.lat], zoom: map.getZoom() + 2, duration: 500 }, { isAsked: true })
  }

  /** The list stands without the name of its project: when that cannot be had there is none. */
  async function projectOf({ code }: PropertyCard): Promise<Property['project']> {
    return call(endpoints.property, { code }).then(
      ({ data }) => data.project,
      () => null,
    )
  }

  function close(): void {
    picked?.pin.focus()
    setPicked(null)
  }

  /** What cannot be had now opens nothing: the list has it. */
  return { picked, close, pick: (mark: MapMark, pin: HTMLElement) => void pick(mark, pin).catch(() => {}) }
}
