import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'

import { decodePolygon } from '#contract/search/polygon.ts'
import type { Box } from '#contract/search/search.ts'

import { queryOf } from '../../api-client.ts'
import { useTexts } from '../../texts.ts'
import { useCall } from '../../use-call.ts'
import { useSite } from '../../use-site.ts'
import { endpoints } from '../endpoints.ts'
import type { Search } from '../search-address.ts'
import { createBoxAround, finest, getCellWidth, country } from './boxes.ts'
import { openMap, showArea, showBox, standOf, viewOf, type OpenMap, type Stand, type View } from './open-map.ts'
import { readRemembered } from './remembered.ts'

/** The filters of a search without what belongs to a list or to the map's own view. */
export function toMapFilter(search: Search): Search {
  return { ...search, sort: undefined, page: undefined, per_page: undefined, bbox: undefined }
}

type Options = {
  /** How many pixels of the map something lies over, from below. */
  cover: number
  /** After every move that a person made. */
  onMovedByHand: (view: View) => void
}

/** A map that shows where a search finds something, and says when a person has moved it. */
export function useMap(search: Search, { cover, onMovedByHand }: Options) {
  const t = useTexts()
  const { mapStyle } = useSite()
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [stand, setStand] = useState<Stand | null>(null)
  // What lies over the map hides ground or shows it.
  const view = useMemo(() => (map && stand ? viewOf(map, stand, cover) : null), [map, stand, cover])
  const placeBox = useBoxOf(search)
  const { stay, claimView } = useFollowing(map, search, { placeBox, cover })

  const moved = useEffectEvent((isAsked: boolean) => {
    // Where it is not shown it shows nothing.
    if (!map?.getContainer().clientHeight) return
    const now = standOf(map)
    setStand(now)
    if (isAsked) {
      claimView()
      onMovedByHand(viewOf(map, now, cover))
    }
  })
  const start = useEffectEvent(async (box: HTMLElement) =>
    openMap({
      container: box,
      style: mapStyle,
      start: readRemembered().view ?? { box: await placeBox(), isExact: search.bbox !== undefined, cover },
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
      setStand(standOf(opened))
      return setMap(opened)
    }
    open().catch(() => setFailed(true))
    return () => {
      isGone = true
      opened?.remove()
    }
  }, [])

  return { container, map, stand, view, hasFailed, stay }
}

/** What a map of a search shows: the box that was asked for, else whatever the search finds. */
function useBoxOf(search: Search): () => Promise<Box> {
  const call = useCall()
  const filter = toMapFilter(search)

  /** Around all that is found: coarse cells for the country, the finest there are once they show that it is a part of it. */
  async function boxOfMarks(zoom = 8): Promise<Box | null> {
    const { data } = await call(endpoints.map, { ...filter, zoom })
    const box = createBoxAround(data, zoom < finest ? getCellWidth(zoom) / 4 : 0)
    const isSmall = box !== null && box.east - box.west < 8 * getCellWidth(zoom)
    return isSmall && zoom < finest ? boxOfMarks(finest) : box
  }

  return async function placeBox(): Promise<Box> {
    if (search.bbox) return search.bbox
    const ring = search.polygon ? decodePolygon(search.polygon) : null
    return createBoxAround(ring ?? []) ?? (await boxOfMarks()) ?? country
  }
}

type Following = {
  placeBox: () => Promise<Box>
  cover: number
}

/** Leads a map to wherever is searched now, and shows the area that is; it can be told to stay for one. */
function useFollowing(map: OpenMap | null, search: Search, { placeBox, cover }: Following) {
  /** Whether the view that the search is told of was made by hand. */
  const isByHand = useRef(false)
  const drawn = useRef('')
  const type: string = useNavigationType()
  /** Where somebody goes back to stands as they left it. */
  async function show(): Promise<void> {
    const kept = type === 'POP' ? readRemembered().view : undefined
    if (kept) map?.easeTo({ ...kept, duration: 500 })
    else if (map) showBox(map, { box: await placeBox(), isExact: search.bbox !== undefined, cover })
  }

  /** Where is searched: when that changes, the map goes there. */
  const { city, sector, q, polygon } = search
  const place = queryOf({ city, sector, q, polygon }).toString()
  const bbox = search.bbox ? queryOf({ bbox: search.bbox }).toString() : ''
  // Back and forward bring an older view: the map follows, unless it was the map that made it.
  const follow = useEffectEvent((isElsewhere: boolean) => {
    const isOwn = bbox === '' ? polygon !== undefined && polygon === drawn.current : isByHand.current
    if (bbox !== '') isByHand.current = false
    if (!isOwn && (isElsewhere || bbox !== '')) void show()
  })
  const shown = useRef({ place, bbox })
  useEffect(() => {
    const isElsewhere = shown.current.place !== place
    const isMoved = isElsewhere || shown.current.bbox !== bbox
    shown.current = { place, bbox }
    if (isMoved) follow(isElsewhere)
  }, [place, bbox])

  useEffect(() => {
    if (map) showArea(map, search.polygon ? decodePolygon(search.polygon) : null)
  }, [map, search.polygon])

  return {
    /** An area that was drawn on the map is where the map is. */
    stay: (polygon: string): void => void (drawn.current = polygon),
    /** What is seen now was made by hand: the search that follows it does not move it. */
    claimView: (): void => void (isByHand.current = true),
  }
}
