import { useEffect, useRef, useState } from 'react'

import type { Property } from '#contract/property.ts'

import { useTexts } from '../../texts.ts'
import { useSite } from '../../use-site.ts'
import styles from './place-map.module.css'

type Place = Pick<Property, 'latitude' | 'longitude' | 'sector' | 'city' | 'province'>

/** About where it is: a circle on the map, drawn when the box nears the screen; words where it cannot be drawn. */
export function PlaceMap({ place }: { place: Place }) {
  const t = useTexts()
  const { box, isFailed } = usePlaceMap(place)
  const where = [...new Set([place.sector.name, place.city.name, place.province.name])].join(', ')
  return (
    <>
      <p className={styles.where}>
        {where}. {t('property.about_place')}
      </p>
      <section ref={box} className={styles.map} aria-label={t('property.map_of', { where })} hidden={isFailed} />
    </>
  )
}

function usePlaceMap({ latitude, longitude }: Place) {
  const box = useRef<HTMLDivElement>(null)
  const { mapStyle: style } = useSite()
  const t = useTexts()
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    let isGone = false
    let close = () => {}
    const draw = async (container: HTMLElement) => {
      const { drawPlace } = await import('./draw-place.ts')
      const remove = await drawPlace({ container, style, latitude, longitude, t })
      if (isGone) remove()
      else close = remove
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
      close()
    }
  }, [latitude, longitude, style, t])
  return { box, isFailed }
}
