import { useRef, useState } from 'react'

import type { Property, PropertyCard } from '#contract/property/property.ts'

import { useCall } from '../../use-call.ts'
import { endpoints } from '../endpoints.ts'
import type { Search } from '../search-address.ts'
import { createBoxAt, getCellWidth, roundBox } from './boxes.ts'
import type { ShownMark } from './merge-marks.ts'
import type { OpenMap } from './open-map.ts'
import type { Spot } from './remembered.ts'
import { rememberPin } from './seen-pins.ts'
import { toMapFilter } from './use-map.ts'

/** The properties that stand where a pin was pressed: one, or all of a tower, with the project that they belong to. */
export type Picked = {
  properties: PropertyCard[]
  total: number
  project: Property['project']
  spot: Spot
  at: { lng: number; lat: number }
  /** What gets the focus back; nothing where it was not pressed on this visit. */
  pin: HTMLElement | null
}

type Found = Omit<Picked, 'pin' | 'at'>

/** Nearer than this no cluster parts: what it holds is listed. */
const nearest = 17.5

type Options = { cover: number; onPicked: (picked: Picked) => void }

/** What pressing pins and clusters does: a pin opens its property, a cluster comes nearer, a tower opens as a list. */
export function usePicked(map: OpenMap | null, search: Search, properties: PropertyCard[], options: Options) {
  const call = useCall()
  const [picked, setPicked] = useState<Picked | null>(null)
  /** The last press counts, whichever answer comes first. */
  const turn = useRef(0)

  async function read(spot: Spot): Promise<Found> {
    if ('code' in spot) {
      const listed = properties.find(({ code }) => code === spot.code)
      const property = listed ?? (await call(endpoints.property, { code: spot.code })).data
      return { properties: [property], total: 1, project: null, spot }
    }
    const { west, south, east, north } = spot.box
    const bbox = [west, south, east, north].join(',')
    const { data, meta } = await call(endpoints.properties, { ...toMapFilter(search), bbox })
    const [first] = data
    return { properties: data, total: meta.total, project: first ? await projectOf(first) : null, spot }
  }

  async function pick(mark: ShownMark, pin: HTMLElement): Promise<void> {
    const mine = ++turn.current
    const open = (found: Found) => {
      if (mine !== turn.current) return
      const opened = { ...found, pin, at: { lng: mark.lng, lat: mark.lat } }
      setPicked(opened)
      options.onPicked(opened)
    }
    if (mark.property) {
      const { code } = mark.property
      rememberPin(code)
      return open(await read({ code }))
    }
    const isNearest = (map?.getZoom() ?? 0) >= nearest
    const found = isNearest || !mark.ground ? await read({ box: groundOf(mark, isNearest) }) : null
    if (found && found.total > 0 && (isNearest || mark.is_one_place || found.total === mark.count)) return open(found)
    return comeNearer(mark)
  }

  /** To where the parts of a cluster that was made here are seen, or twice as near. */
  function comeNearer({ ground, lng, lat }: ShownMark): void {
    if (!map) return
    const here = map.getZoom()
    const fit = ground && map.cameraForBounds([ground.west, ground.south, ground.east, ground.north], { padding: 90 })
    const zoom = fit?.zoom === undefined ? here + 2 : Math.max(here + 1, Math.min(fit.zoom, nearest))
    map.easeTo({ center: [lng, lat], offset: [0, -options.cover / 2], zoom, duration: 500 }, { isAsked: true })
  }

  /** The list stands without the name of its project: when that cannot be had there is none. */
  async function projectOf({ code }: PropertyCard): Promise<Property['project']> {
    return call(endpoints.property, { code }).then(
      ({ data }) => data.project,
      () => null,
    )
  }

  function close(): void {
    turn.current++
    picked?.pin?.focus()
    setPicked(null)
  }

  /** Opens again what was open, or nothing. */
  async function restore(spot: Spot | undefined): Promise<void> {
    const mine = ++turn.current
    if (!spot) return setPicked(null)
    const found = await read(spot)
    const [first] = found.properties
    if (mine !== turn.current || !first) return
    setPicked({ ...found, pin: null, at: { lng: first.longitude, lat: first.latitude } })
  }

  /** What cannot be had now opens nothing: the list has it. */
  const nothing = () => {}
  return {
    picked,
    close,
    restore: (spot: Spot | undefined) => void restore(spot).catch(nothing),
    pick: (mark: ShownMark, pin: HTMLElement) => void pick(mark, pin).catch(nothing),
  }
}

/** The ground of one cluster: the few metres around it; nearest of all, the cell that it stands for. */
function groundOf(mark: ShownMark, isNearest: boolean) {
  const reach = isNearest ? getCellWidth(nearest) : undefined
  if (!mark.ground) return createBoxAt(mark, reach)
  const { west, south, east, north } = mark.ground
  const room = reach ?? 0
  return roundBox({ west: west - room, south: south - room, east: east + room, north: north + room })
}
