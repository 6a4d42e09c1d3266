import { IconMinus, IconPlus, IconPolygon, IconRefresh, IconX } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'

import { encodePolygon } from '#contract/search/polygon.ts'
import type { Box } from '#contract/search/search.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { changeSearch, type Search } from '../search-address.ts'
import { AreaDrawing } from './area-drawing.tsx'
import MapFailed from './map-failed.tsx'
import { MapLoading } from './map-loading.tsx'
import type { MapProps } from './map-props.ts'
import zoom from '../../place/map/map-zoom.module.css'
import styles from './map-stage.module.css'
import { viewOf } from './open-map.ts'
import { PickedProperties } from './picked-properties.tsx'
import type { Spot } from './ring.ts'
import { useMap } from './use-map.ts'
import { usePicked } from './use-picked.ts'
import { usePins } from './use-pins.ts'

/** The map itself, its buttons, and what a pin opened. */
export default function MapStage({ search, properties, lit, onLit, children }: MapProps) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const [isDrawing, setDrawing] = useState(false)
  const isFollowing = search.bbox !== undefined

  function searchWith(changes: Search, replace = false): void {
    void navigate(changeSearch(search, changes, language) + window.location.hash, { preventScrollReset: true, replace })
  }

  const { container, map, view, hasFailed } = useMap(search, (box: Box) => {
    if (isFollowing) searchWith({ bbox: box }, true)
  })
  const { picked, pick, close } = usePicked(map, search, properties)
  const litProperty = properties.find(({ code }) => code === lit)
  usePins(map, view, search, litProperty, { onPick: pick, onLit })

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

  if (hasFailed) return <MapFailed />
  return (
    <div className={styles.stage}>
      {!map && <MapLoading />}
      <div ref={container} className={styles.map} />
      {map && (
        <>
          {!isDrawing && (
            <div className={styles.tools}>
              <button
                ref={drawButton}
                type="button"
                onClick={() => (search.polygon ? searchWith({ polygon: undefined }) : setDrawing(true))}
              >
                {search.polygon ? (
                  <IconX size={17} stroke={1.75} aria-hidden />
                ) : (
                  <IconPolygon size={17} stroke={1.75} aria-hidden />
                )}
                {search.polygon ? t('search.draw_again') : t('search.draw')}
              </button>
              <button
                type="button"
                aria-pressed={isFollowing}
                onClick={() => searchWith({ bbox: isFollowing ? undefined : viewOf(map).box })}
              >
                <IconRefresh size={17} stroke={1.75} aria-hidden />
                {t('search.move')}
              </button>
            </div>
          )}
          <div className={zoom.zoom}>
            <button type="button" aria-label={t('search.zoom_in')} onClick={() => map.zoomIn({}, { isAsked: true })}>
              <IconPlus size={20} stroke={2} aria-hidden />
            </button>
            <button type="button" aria-label={t('search.zoom_out')} onClick={() => map.zoomOut({}, { isAsked: true })}>
              <IconMinus size={20} stroke={2} aria-hidden />
            </button>
          </div>
          {isDrawing && <AreaDrawing onDone={onDrawn} onCancel={stopDrawing} />}
          {picked && (
            <PickedProperties key={picked.properties[0]?.code} picked={picked} onClose={close}>
              {children}
            </PickedProperties>
          )}
        </>
      )}
    </div>
  )
}
