import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

import type { Property } from '#contract/property.ts'

import { useTexts } from '../../texts.ts'
import { useSite } from '../../use-site.ts'
import type { DrawnPlace } from './draw-place.ts'
import styles from './place-map.module.css'

type Place = Pick<Property, 'latitude' | 'longitude' | 'sector' | 'city' | 'province'>

/** About where it is: a circle on the map, drawn when the box nears the screen; words where it cannot be drawn. */
export function PlaceMap({ place }: { place: Place }) {
  const t = useTexts()
  const where = [...new Set([place.sector.name, place.city.name, place.province.name])].join(', ')
  const { box, drawn, isFailed } = usePlaceMap(place, t('property.map_of', { where }))
  return (
    <>
      <p className={styles.where}>
        {where}. {t('property.about_place')}
      </p>
      <div className={styles.frame} hidden={isFailed}>
        <div ref={box} className={styles.map} />
        {drawn && (
          <div className={styles.zoom}>
            <button type="button" aria-label={t('property.zoom_in')} onClick={() => drawn.zoom(1)}>
              <IconPlus size={20} stroke={2} aria-hidden />
            </button>
            <button type="button" aria-label={t('property.zoom_out')} onClick={() => drawn.zoom(-1)}>
              <IconMinus size={20} stroke={2} aria-hidden />
            </button>
          </div>
        )}
      </div>
    </>
  )
}

function usePlaceMap({ latitude, longitude }: Place, label: string) {
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
      const place = await drawPlace({ container, style, latitude, longitude, label, t })
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
  }, [latitude, longitude, style, label, t])
  return { box, drawn, isFailed }
}
