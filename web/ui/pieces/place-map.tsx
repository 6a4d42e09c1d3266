import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

import { useTexts } from '../../texts.ts'
import { useSite } from '../../use-site.ts'
import type { DrawnPlace } from './draw-place.ts'
import styles from './place-map.module.css'

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
      <div className={styles.frame} hidden={isFailed}>
        <div ref={box} className={styles.map} />
        {drawn && (
          <div className={styles.zoom}>
            <button type="button" aria-label={t('pieces.zoom_in')} onClick={() => drawn.zoom(1)}>
              <IconPlus size={20} stroke={2} aria-hidden />
            </button>
            <button type="button" aria-label={t('pieces.zoom_out')} onClick={() => drawn.zoom(-1)}>
              <IconMinus size={20} stroke={2} aria-hidden />
            </button>
          </div>
        )}
      </div>
    </>
  )
}

function usePlaceMap({ latitude, longitude }: Place, isExact: boolean, label: string) {
  const box = useRef<HTMLDivElement>(null)
  const { mapStyle: style } = useSite()
  const t = useTexts()
  const [drawn, setDrawn] = useState<DrawnPlace | null>(null)
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    let isGone = false
    let remove = () => {}
    const draw = async (container: HTMLElement) => {
      const { drawPlace } = await import('./draw-place.ts')
      const place = await drawPlace({ container, style, latitude, longitude, isExact, label, t })
      if (isGone) return place.remove()
      remove = place.remove
      setDrawn(place)
    }
    const nearing = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        nearing.disconnect()
        draw(entry.target as HTMLElement).catch(() => setFailed(true))
      },
      { rootMargin: '300px' },
    )
    if (box.current) nearing.observe(box.current)
    return () => {
      isGone = true
      nearing.disconnect()
      remove()
    }
  }, [latitude, longitude, isExact, style, label, t])
  return { box, drawn, isFailed }
}
