import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'

import { encodePolygon } from '#contract/search/polygon.ts'

import { useLanguage } from '../../texts.ts'
import { changeSearch, type Search } from '../search-address.ts'
import { MapSheet } from '../sheet/map-sheet.tsx'
import { measureCover, scrollToHeight } from '../sheet/stops.ts'
import { useSheet } from '../sheet/use-sheet.ts'
import { AreaDrawing } from './area-drawing.tsx'
import MapFailed from './map-failed.tsx'
import { MapLoading } from './map-loading.tsx'
import type { MapProps } from './map-props.ts'
import styles from './map-stage.module.css'
import { MapTools } from './map-tools.tsx'
import { standOf } from './open-map.ts'
import { PickedProperties } from './picked-properties.tsx'
import { readRemembered, type Remembered } from './remembered.ts'
import type { Spot } from './ring.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useMap } from './use-map.ts'
import { usePicked } from './use-picked.ts'
import { usePins } from './use-pins.ts'

/** On a small screen the ground that is seen takes the place of every other, once it was moved to. */
const anywhere = { city: undefined, sector: undefined, polygon: undefined, bbox: undefined }

/** The map itself, its buttons, and what a pin opened: beside it on a wide screen, in the sheet on a small one. */
export default function MapStage({ search, found, today, lit, onLit }: MapProps) {
  const language = useLanguage()
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  const [isDrawing, setDrawing] = useState(false)
  const [hasMoved, setMoved] = useState(() => readRemembered().hasMoved === true)
  /** The card in the middle of the sheet's row. */
  const [middle, setMiddle] = useState<string | null>(null)
  const sheet = useSheet(isNarrow, onReturn)
  const cover = isNarrow ? measureCover(sheet.height) : 0
  const isFollowing = search.bbox !== undefined && !isNarrow

  function searchWith(changes: Search, replace = false): void {
    setMoved(false)
    void navigate(changeSearch(search, changes, language) + window.location.hash, { preventScrollReset: true, replace })
  }
  function onReturn(there: Remembered): void {
    setMoved(there.hasMoved === true)
    pins.restore(there.spot)
  }

  const { container, map, view, hasFailed } = useMap(search, {
    cover,
    onMovedByHand({ box }) {
      setMoved(true)
      if (isFollowing) searchWith({ bbox: box }, true)
    },
  })
  useEffect(() => {
    if (map && view && (sheet.isOn || !isNarrow)) sheet.note({ view: standOf(map), hasMoved })
  }, [map, view, hasMoved])

  const seen = isNarrow && hasMoved ? { ...search, ...anywhere } : search
  const pins = usePicked(map, seen, found.properties, {
    cover,
    onPicked: ({ spot, properties }) => isNarrow && sheet.showSpot(spot, properties[0]!.code),
  })
  const { picked } = pins
  const known = [...found.properties, ...(picked?.properties ?? [])]
  const middleProperty = known.find(({ code }) => code === middle)
  const inSheet = sheet.height === 'row' ? middleProperty : undefined
  const litProperty = isNarrow ? inSheet : known.find(({ code }) => code === (lit ?? picked?.properties[0]?.code))
  const total = usePins(map, { view, search: seen, lit: litProperty }, { onPick: pins.pick, onLit })

  const drawButton = useRef<HTMLButtonElement>(null)
  const stopDrawing = useCallback(() => {
    flushSync(() => setDrawing(false))
    drawButton.current?.focus({ preventScroll: true })
  }, [])
  function onDrawn(ring: Spot[]): void {
    stopDrawing()
    const points = ring.map(({ x, y }) => map!.unproject([x, y])).map(({ lat, lng }) => ({ lat, lng }))
    searchWith({ polygon: encodePolygon(points), bbox: undefined })
  }
  function onDraw(): void {
    if (isNarrow) scrollToHeight('count')
    setDrawing(true)
  }

  if (hasFailed) return <MapFailed />
  const tools = map && !isDrawing && (
    <MapTools
      ref={drawButton}
      map={map}
      isNarrow={isNarrow}
      isDrawn={search.polygon !== undefined}
      onDraw={onDraw}
      onClear={() => searchWith({ polygon: undefined })}
      isFollowing={isFollowing}
      onFollow={() => searchWith({ bbox: isFollowing ? undefined : view!.box })}
      total={hasMoved ? total : undefined}
      onSearchHere={() => searchWith({ ...anywhere, bbox: view!.box })}
    />
  )
  return (
    <div className={styles.stage}>
      <div ref={container} className={styles.map} />
      {!map && <MapLoading />}
      {map && isDrawing && <AreaDrawing map={map} onDone={onDrawn} onCancel={stopDrawing} />}
      {!isNarrow && tools}
      {!isNarrow && map && picked && (
        <PickedProperties
          key={picked.properties[0]?.code}
          map={map}
          picked={picked}
          today={today}
          onClose={pins.close}
        />
      )}
      {sheet.isOn && map && (
        <MapSheet
          map={map}
          height={sheet.height}
          cover={cover}
          properties={found.properties}
          picked={picked}
          middle={middleProperty}
          tools={tools}
          onMiddle={setMiddle}
          note={sheet.note}
        />
      )}
    </div>
  )
}
