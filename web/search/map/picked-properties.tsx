import { IconX } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef } from 'react'

import { PropertyPopup } from '../../property/property-popup.tsx'
import { useTexts } from '../../texts.ts'
import type { OpenMap } from './open-map.ts'
import styles from './picked-properties.module.css'
import { placeCard } from './place-card.ts'
import { ProjectLink } from './project-link.tsx'
import type { Picked } from './use-picked.ts'

type Props = { map: OpenMap; picked: Picked; today: string; onClose: () => void }

/** What a pin opened, where there is room beside the pin; Esc closes it and gives the focus back to the pin. */
export function PickedProperties({ map, picked, today, onClose }: Props) {
  const t = useTexts()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  useBeside(map, picked.at, box)
  const title = t('search.here', { count: picked.total })
  const isOneOfMany = picked.total > 1
  return (
    // It does nothing itself: the keys reach it from what it holds.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={box}
      className={styles.picked}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={onClose}>
        <IconX size={18} stroke={2} aria-hidden />
      </button>
      {isOneOfMany && (
        <div className={styles.title}>
          {title}
          <ProjectLink project={picked.project} />
        </div>
      )}
      <ul className={styles.list}>
        {picked.properties.map((property) => (
          <li key={property.code}>
            <PropertyPopup property={property} today={today} isSmall={isOneOfMany} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Keeps a card beside its pin, clear of the buttons of the map, while the map moves. */
function useBeside(map: OpenMap, { lng, lat }: Picked['at'], box: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      if (!box.current) return
      const { clientWidth: width, clientHeight: height } = map.getContainer()
      const { offsetWidth, offsetHeight } = box.current
      const [left, bottom] = [12, height - 40]
      const underButtons = { left, bottom, top: 108, right: width - left }
      const besideZoom = { left, bottom, top: 68, right: width - 66 }
      const { x, y } = placeCard(map.project([lng, lat]), { width: offsetWidth, height: offsetHeight }, [
        underButtons,
        besideZoom,
      ])
      Object.assign(box.current.style, { left: `${x}px`, top: `${y}px` })
    }
    place()
    map.on('move', place)
    map.on('resize', place)
    return () => {
      map.off('move', place)
      map.off('resize', place)
    }
  }, [map, lng, lat, box])
}
