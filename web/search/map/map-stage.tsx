import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { queryOf } from '../../api-client.ts'
import { useLanguage } from '../../texts.ts'
import { changeSearch, type Search } from '../search-address.ts'
import { MapSheet } from '../sheet/map-sheet.tsx'
import { measureCover } from '../sheet/stops.ts'
import { useSheet } from '../sheet/use-sheet.ts'
import { AreaDrawing } from './area-drawing.tsx'
import { FailedMap } from './map-failed.tsx'
import { MapLoading } from './map-loading.tsx'
import type { MapProps } from './map-props.ts'
import styles from './map-stage.module.css'
import { MapTools } from './map-tools.tsx'
import type { Stand } from './open-map.ts'
import { PickedProperties } from './picked-properties.tsx'
import { readRemembered, type Remembered } from './remembered.ts'
import { useDrawing } from './use-drawing.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useMap } from './use-map.ts'
import { usePicked } from './use-picked.ts'
import { usePins } from './use-pins.ts'
import { useSpots } from './use-spots.ts'

/** On a small screen the ground that is seen takes the place of every other, once it was moved to. */
const anywhere = { city: undefined, sector: undefined, polygon: undefined, bbox: undefined }

/** The map; one that could not be drawn is drawn anew when its reader asks. */
export default function MapStage(props: MapProps) {
  const [tries, setTries] = useState(0)
  return <Stage key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

/** The map itself, its buttons, and what a pin opened: beside it on a wide screen, in the sheet on a small one. */
function Stage({ search, found, today, lit, onLit, onRetry }: MapProps & { onRetry: () => void }) {
  const language = useLanguage()
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  const { city, sector, q, polygon, bbox } = search
  const place = queryOf({ city, sector, q, polygon, bbox }).toString()
  /** The place that was searched when a person moved the map away from it. */
  const [left, setLeft] = useState(() => (readRemembered().hasMoved ? place : null))
  const hasMoved = left === place
  /** The card in the middle of the sheet's row. */
  const [middle, setMiddle] = useState<string | null>(null)
  const sheet = useSheet(isNarrow, onReturn)
  const cover = isNarrow ? measureCover(sheet.height) : 0
  const isFollowing = search.bbox !== undefined && !isNarrow
  const seen = isNarrow && hasMoved ? { ...search, ...anywhere } : search

  function searchWith(changes: Search, replace = false): void {
    void navigate(changeSearch(search, changes, language) + window.location.hash, { preventScrollReset: true, replace })
  }
  function onReturn(there: Remembered): void {
    setLeft(there.hasMoved ? place : null)
    pins.restore(there.spot)
  }

  const { container, map, stand, view, hasFailed, stay } = useMap(search, {
    cover,
    onMovedByHand({ box }) {
      setLeft(place)
      if (isFollowing) searchWith({ bbox: box }, true)
    },
  })
  useNoting(sheet, stand, hasMoved)

  const pins = usePicked(map, {
    ...useSpots(seen, found.properties),
    cover,
    onPicked({ spot, properties: [first] }) {
      if (!isNarrow || !first) return
      setMiddle(first.code)
      sheet.showSpot(spot, first.code)
    },
  })
  const { picked } = pins
  const known = [...found.properties, ...(picked?.properties ?? [])]
  const middleProperty = known.find(({ code }) => code === middle)
  const inSheet = sheet.height === 'row' ? middleProperty : undefined
  const litProperty = isNarrow ? inSheet : known.find(({ code }) => code === (lit ?? picked?.properties[0]?.code))
  const total = usePins(map, { view, search: seen, lit: litProperty }, { onPick: pins.pick, onLit })
  const drawButton = useRef<HTMLButtonElement>(null)
  const { isDrawing, ...drawing } = useDrawing(map, drawButton, (polygon) => {
    stay(polygon)
    searchWith({ polygon, bbox: undefined })
  })

  if (hasFailed) return <FailedMap onRetry={onRetry} />
  const tools = map && view && !isDrawing && (
    <MapTools
      ref={drawButton}
      map={map}
      isNarrow={isNarrow}
      isDrawn={search.polygon !== undefined}
      onDraw={drawing.start}
      onClear={() => searchWith({ polygon: undefined })}
      isFollowing={isFollowing}
      onFollow={() => searchWith({ bbox: isFollowing ? undefined : view.box })}
      total={hasMoved ? total : undefined}
      onSearchHere={() => searchWith({ ...anywhere, bbox: view.box })}
    />
  )
  return (
    <div className={styles.stage}>
      <div ref={container} className={styles.map} />
      {!map && <MapLoading />}
      {map && isDrawing && <AreaDrawing map={map} onDone={drawing.finish} onCancel={drawing.stop} />}
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

/** Lets the history know where the map stands. */
function useNoting(sheet: ReturnType<typeof useSheet>, stand: Stand | null, hasMoved: boolean): void {
  const note = useEffectEvent((view: Stand, isMoved: boolean) => {
    if (sheet.isOpen) sheet.note({ view, hasMoved: isMoved })
  })
  useEffect(() => {
    if (stand) note(stand, hasMoved)
  }, [stand, hasMoved])
}
