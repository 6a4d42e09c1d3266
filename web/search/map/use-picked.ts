import { useRef, useState } from 'react'

import { createBoxAt, getCellWidth, roundBox } from './boxes.ts'
import type { ShownMark } from './merge-marks.ts'
import type { OpenMap } from './open-map.ts'
import type { Spot } from './remembered.ts'
import { rememberPin } from './seen-pins.ts'
import type { Found } from './use-spots.ts'

/** What a pin opened: one property, or all of a tower, with the project that they belong to. */
export type Picked = Found & {
  at: { lng: number; lat: number }
  /** What gets the focus back; nothing where it was not pressed on this visit. */
  pin: HTMLElement | null
}

/** Nearer than this no cluster parts: what it holds is listed. */
const nearest = 17.5

type Options = {
  read: (spot: Spot) => Promise<Found>
  /** How much of the map is covered from below. */
  cover: number
  onPicked: (picked: Picked) => void
}

/** What pressing pins and clusters does: a pin opens its property, a cluster comes nearer, a tower opens as a list. */
export function usePicked(map: OpenMap | null, { read, cover, onPicked }: Options) {
  const [picked, setPicked] = useState<Picked | null>(null)
  /** The last press counts, whichever answer comes first. */
  const turn = useRef(0)

  async function pick(mark: ShownMark, pin: HTMLElement): Promise<void> {
    const mine = ++turn.current
    const found = await readMark(mark)
    if (mine !== turn.current) return
    if (!found) return comeNearer(mark)
    const opened = { ...found, pin, at: { lng: mark.lng, lat: mark.lat } }
    setPicked(opened)
    onPicked(opened)
  }

  /** What a mark opens; nothing where it will part. */
  async function readMark(mark: ShownMark): Promise<Found | null> {
    if (mark.property) {
      rememberPin(mark.property.code)
      return read({ code: mark.property.code })
    }
    const isNearest = (map?.getZoom() ?? 0) >= nearest
    if (mark.ground && !isNearest) return null
    const found = await read({ box: groundOf(mark, isNearest) })
    const isWhole = isNearest || mark.is_one_place || found.total === mark.count
    return isWhole && found.total > 0 ? found : null
  }

  /** To where the parts of a cluster that was made here are seen, or twice as near. */
  function comeNearer({ ground, lng, lat }: ShownMark): void {
    if (!map) return
    const here = map.getZoom()
    const fit = ground && map.cameraForBounds([ground.west, ground.south, ground.east, ground.north], { padding: 90 })
    const zoom = fit?.zoom === undefined ? here + 2 : Math.max(here + 1, Math.min(fit.zoom, nearest))
    map.easeTo({ center: [lng, lat], offset: [0, -cover / 2], zoom, duration: 500 }, { isAsked: true })
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

  return {
    picked,
    close,
    restore: (spot: Spot | undefined) => void restore(spot).catch(ignore),
    pick: (mark: ShownMark, pin: HTMLElement) => void pick(mark, pin).catch(ignore),
  }
}

/** What cannot be had now opens nothing: the list has it. */
function ignore(): void {}

/** The ground of one cluster: the few metres around it; nearest of all, the cell that it stands for. */
function groundOf(mark: ShownMark, isNearest: boolean) {
  const reach = isNearest ? getCellWidth(nearest) : undefined
  if (!mark.ground) return createBoxAt(mark, reach)
  const { west, south, east, north } = mark.ground
  const room = reach ?? 0
  return roundBox({ west: west - room, south: south - room, east: east + room, north: north + room })
}
