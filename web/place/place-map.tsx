import { useCallback } from 'react'

import { useTexts } from '../texts.ts'
import { useSite } from '../use-site.ts'
import land from './map/land.module.css'
import { MapZoom } from './map/map-zoom.tsx'
import styles from './place-map.module.css'
import { useDrawnMap } from './map/use-drawn-map.ts'

type Place = { latitude: number; longitude: number }
type Props = {
  place: Place
  /** The place in words: they stand where no map can be drawn, too. */
  where: string
  note?: string
  /** Marks the door itself, and not the ground around it. */
  isExact?: boolean
}

/** Where something is, in words and on a map that is drawn when its box nears the screen. */
export function PlaceMap({ place, where, note, isExact = false }: Props) {
  const t = useTexts()
  const { box, drawn, isFailed } = usePlaceMap(place, isExact, t('pieces.map_of', { where }))
  return (
    <>
      <p className={styles.where}>
        {where}
        {note && `. ${note}`}
      </p>
      <div className={styles.frame} hidden={isFailed} data-map>
        <div ref={box} className={styles.map} />
        {drawn ? <MapZoom map={drawn} /> : <div className={land.land} />}
      </div>
    </>
  )
}

function usePlaceMap({ latitude, longitude }: Place, isExact: boolean, label: string) {
  const { mapStyle: style } = useSite()
  const t = useTexts()
  const draw = useCallback(
    async (container: HTMLElement, onLost: () => void) => {
      const { drawPlace } = await import('./map/draw-place.ts')
      return drawPlace({ container, style, latitude, longitude, isExact, label, onLost, t })
    },
    [latitude, longitude, isExact, style, label, t],
  )
  return useDrawnMap(draw)
}
