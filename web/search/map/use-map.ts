import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { decodePolygon, type Point } from '#contract/polygon.ts'
import type { Box, MapMark } from '#contract/search.ts'

import { queryOf } from '../../api-client.ts'
import { useTexts } from '../../texts.ts'
import { useCall } from '../../use-call.ts'
import { useSite } from '../../use-site.ts'
import { doors } from '../doors.ts'
import type { Search } from '../search-address.ts'
import { boxAround, country, roundBox } from './boxes.ts'
import { openMap, showArea, showBox, viewOf, type OpenMap } from './open-map.ts'

/** The filters of a search without what belongs to a list or to the map's own view. */
export function filterOf({ sort: _, page: __, per_page: ___, bbox: ____, ...filter }: Search): Search {
  return filter
}

/** A map that shows where a search finds something, and says when a person has moved it. */
export function useMap(search: Search, onMovedByHand: (view: Box) => void) {
  const t = useTexts()
  const call = useCall()
  const { mapStyle } = useSite()
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [view, setView] = useState<Box | null>(null)

  const filter = filterOf(search)
  /** Where is searched: when that changes, the map goes there. */
  const place = queryOf({ city: filter.city, sector: filter.sector, q: filter.q, polygon: filter.polygon }).toString()
  const isByHand = useRef(false)

  async function placeBox(): Promise<Box> {
    if (search.bbox) return search.bbox
    const ring = search.polygon ? decodePolygon(search.polygon) : null
    return boxAround(ring ?? spotsOf((await call(doors.map, { ...filter, zoom: 7 })).data)) ?? country
  }

  const start = useEffectEvent(async (box: HTMLElement) =>
    openMap({
      container: box,
      style: mapStyle,
      box: await placeBox(),
      label: t('search.map_label'),
      onMoved: (isAsked) => moved(isAsked),
    }),
  )
  const moved = useEffectEvent((isAsked: boolean) => {
    if (!map) return
    const box = roundBox(viewOf(map))
    setView(box)
    if (isAsked) {
      isByHand.current = true
      onMovedByHand(box)
    }
  })

  useEffect(() => {
    let isGone = false
    let opened: OpenMap | undefined
    start(container.current!).then(
      (ready) => {
        opened = ready
        if (isGone) return ready.remove()
        setView(roundBox(viewOf(ready)))
        setMap(ready)
      },
      () => setFailed(true),
    )
    return () => {
      isGone = true
      opened?.remove()
    }
  }, [])

  const goThere = useEffectEvent(async () => {
    if (map) showBox(map, await placeBox())
  })
  const shownPlace = useRef(place)
  useEffect(() => {
    if (shownPlace.current === place) return
    shownPlace.current = place
    void goThere()
  }, [place])

  // Back and forward bring an older view: the map follows, unless it was the map that made it.
  const bbox = search.bbox ? queryOf({ bbox: search.bbox }).toString() : ''
  const followBox = useEffectEvent(() => {
    if (isByHand.current) isByHand.current = false
    else if (map && search.bbox) showBox(map, search.bbox)
  })
  useEffect(() => followBox(), [bbox])

  useEffect(() => {
    if (map) showArea(map, search.polygon ? decodePolygon(search.polygon) : null)
  }, [map, search.polygon])

  return { container, map, view, hasFailed }
}

function spotsOf(marks: readonly MapMark[]): Point[] {
  return marks.map(({ lat, lng }) => ({ lat, lng }))
}
