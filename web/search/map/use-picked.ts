import { useRef, useState } from 'react'

import type { Box, MapMark } from '#contract/search/search.ts'

import { createBoxAt } from './boxes.ts'
import { findParting } from './find-parting.ts'
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

type Options = {
  /** Reads what stands at a spot. */
  read: (spot: Spot) => Promise<Found>
  /** The marks that a cluster's ground parts into. */
  readParts: (ground: Box) => Promise<MapMark[]>
  /** How much of the map is covered from below. */
  cover: number
  onPicked: (picked: Picked) => void
}

/** What pressing pins and clusters does: a pin opens its property, a cluster parts, and one that cannot opens as a list. */
export function usePicked(map: OpenMap | null, { read, readParts, cover, onPicked }: Options) {
  const [picked, setPicked] = useState<Picked | null>(null)
  /** The last press counts, whichever answer comes first. */
  const turn = useRef(0)

  async function pick(mark: ShownMark, pin: HTMLElement): Promise<void> {
    if (!map) return
    const mine = ++turn.current
    if (mark.property) rememberPin(mark.property.code)
    const { ground } = mark
    const parts = mark.parts ?? (ground && (await readParts(ground)))
    if (mine !== turn.current) return
    const nearer = parts && findParting(map, parts)
    if (nearer) return void map.easeTo({ ...nearer, offset: [0, -cover / 2], duration: 500 }, { isAsked: true })
    const found = await read(mark.property ? { code: mark.property.code } : { box: ground ?? createBoxAt(mark) })
    if (mine !== turn.current || found.total === 0) return
    const opened = { ...found, pin, at: { lng: mark.lng, lat: mark.lat } }
    setPicked(opened)
    onPicked(opened)
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
