import { IconMinus, IconPlus } from '@tabler/icons-react'

import { useTexts } from '../../texts.ts'
import styles from './map-zoom.module.css'
import type { DrawnMap } from './use-drawn-map.ts'

/** The buttons of a map that lies in its page. */
export function MapZoom({ map }: { map: DrawnMap }) {
  const t = useTexts()
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label={t('pieces.zoom_in')} onClick={() => map.zoom(1)}>
        <IconPlus size={20} stroke={2} aria-hidden />
      </button>
      <button type="button" aria-label={t('pieces.zoom_out')} onClick={() => map.zoom(-1)}>
        <IconMinus size={20} stroke={2} aria-hidden />
      </button>
    </div>
  )
}
