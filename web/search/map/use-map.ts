import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { decodePolygon } from '#contract/search/polygon.ts'
import type { Box } from '#contract/search/search.ts'

import { queryOf } from '../../api-client.ts'
import { useTexts } from '../../texts.ts'
import { useCall } from '../../use-call.ts'
import { useSite } from '../../use-site.ts'
import { endpoints } from '../endpoints.ts'
import type { Search } from '../search-address.ts'
import { createBoxAround, getCellWidth, country } from './boxes.ts'
import { openMap, showArea, showBox, viewOf, type OpenMap, type View } from './open-map.ts'

/** The filters of a search without what belongs to a list or to the map's own view. */
export function toMapFilter(search: Search): Search {
  return { ...search, sort: undefined, page: undefined, per_page: undefined, bbox: undefined }
}

/** A map that shows where a search finds something, and says when a person has moved it. */
export function useMap(search: Search, onMovedByHand: (view: Box) => void) {
  const t = useTexts()
  const { mapStyle } = useSite()
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [view, setView] = useState<View | null>(null)
  /** Whether the view that the search is told of was made by hand. */
  const isByHand = useRef(false)
  const placeBox = useBoxOf(search)

  const moved = useEffectEvent((isAsked: boolean) => {
    if (!map) return
    const seen = viewOf(map)
    setView(seen)
    if (isAsked) {
      isByHand.current = true
      onMovedByHand(seen.box)
    }
  })
  const start = useEffectEvent(async (box: HTMLElement) =>
    openMap({
      container: box,
      style: mapStyle,
      box: await placeBox(),
      isExact: search.bbox !== undefined,
      label: t('search.map_surface'),
      onMoved: (isAsked) => moved(isAsked),
      onLost: () => setFailed(true),
    }),
  )

  useEffect(() => {
    let isGone = false
    let opened: OpenMap | undefined
    const open = async () => {
      opened = await start(container.current!)
      if (isGone) return opened.remove()
      setView(viewOf(opened))
      return setMap(opened)
    }
    open().catch(() => setFailed(true))
    return () => {
      isGone = true
      opened?.remove()
    }
  }, [])

  /** Whether the view was made by hand since this was asked. */
  function takeMove(): boolean {
    const wasByHand = isByHand.current
    isByHand.current = false
    return wasByHand
  }
  useFollowing(map, search, placeBox, takeMove)

  return { container, map, view, hasFailed }
}

/** What a map of a search shows: the box that was asked for, else whatever the search finds. */
function useBoxOf(search: Search): () => Promise<Box> {
  const call = useCall()
  const filter = toMapFilter(search)

  /** Around all that is found: coarse cells for the country, finer ones once they show that it is a city or a street. */
  async function boxOfMarks(zoom = 7): Promise<Box | null> {
    const { data } = await call(endpoints.map, { ...filter, zoom })
    const box = createBoxAround(data, getCellWidth(zoom) / 4)
    const isSmall = box !== null && box.east - box.west < 3 * getCellWidth(zoom)
    return isSmall && zoom < 15 ? boxOfMarks(zoom + 4) : box
  }

  return async function placeBox(): Promise<Box> {
    if (search.bbox) return search.bbox
    const ring = search.polygon ? decodePolygon(search.polygon) : null
    return createBoxAround(ring ?? []) ?? (await boxOfMarks()) ?? country
  }
}

/** Leads a map to wherever is searched now, and shows the area that is. */
function useFollowing(
  map: OpenMap | null,
  search: Search,
  placeBox: () => Promise<Box>,
  takeMove: () => boolean,
): void {
  /** Where is searched: when that changes, the map goes there. */
  const { city, sector, q, polygon } = search
  const place = queryOf({ city, sector, q, polygon }).toString()
  const goThere = useEffectEvent(async () => {
    if (map) showBox(map, await placeBox(), search.bbox !== undefined)
  })
  const shownPlace = useRef(place)
  useEffect(() => {
    if (shownPlace.current === place) return
    shownPlace.current = place
    void goThere()
  }, [place])

  // Back and forward bring an older view: the map follows, unless it was the map that made it.
  const bbox = search.bbox ? queryOf({ bbox: search.bbox }).toString() : ''
  const followBox = useEffectEvent((box: string) => {
    if (!takeMove() && map && search.bbox && box) showBox(map, search.bbox, true)
  })
  useEffect(() => followBox(bbox), [bbox])

  useEffect(() => {
    if (map) showArea(map, search.polygon ? decodePolygon(search.polygon) : null)
  }, [map, search.polygon])
}
