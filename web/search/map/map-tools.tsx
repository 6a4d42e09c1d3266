import { IconMinus, IconPlus, IconPolygon, IconRefresh, IconSearch, IconX } from '@tabler/icons-react'

import zoom from '../../place/map/map-zoom.module.css'
import { useTexts } from '../../texts.ts'
import styles from './map-tools.module.css'
import type { OpenMap } from './open-map.ts'

type Props = {
  ref: React.Ref<HTMLButtonElement>
  map: OpenMap
  isNarrow: boolean
  isDrawn: boolean
  onDraw: () => void
  onClear: () => void
  isFollowing: boolean
  onFollow: () => void
  /** How many stand on the ground that was moved to, null while that is not known; undefined where nobody moved. */
  total: number | null | undefined
  onSearchHere: () => void
}

/** The buttons of the map: at its top beside a list, above the sheet where a thumb reaches them. */
export function MapTools({ ref, isNarrow, map, total, ...props }: Props) {
  const t = useTexts()
  const canSearchHere = isNarrow && total !== undefined
  const DrawIcon = props.isDrawn ? IconX : IconPolygon
  const draw = props.isDrawn ? t('search.draw_again') : t('search.draw')
  return (
    <>
      <div className={isNarrow ? 'cluster' : styles.tools} data-over-map>
        <button ref={ref} type="button" className={styles.tool} onClick={props.isDrawn ? props.onClear : props.onDraw}>
          <DrawIcon size={18} stroke={1.75} aria-hidden />
          <span className={canSearchHere ? 'visually-hidden' : ''}>{draw}</span>
        </button>
        {!isNarrow && (
          <button type="button" className={styles.tool} aria-pressed={props.isFollowing} onClick={props.onFollow}>
            <IconRefresh size={18} stroke={1.75} aria-hidden />
            {t('search.move')}
          </button>
        )}
        {canSearchHere && (
          <button type="button" className={`${styles.tool} ${styles.here}`} onClick={props.onSearchHere}>
            <IconSearch size={18} stroke={2} aria-hidden />
            {t('search.search_here')}
            {total !== null && <span className={styles.total}>{t('search.count', { count: total })}</span>}
          </button>
        )}
      </div>
      <ZoomButtons map={map} isNarrow={isNarrow} />
    </>
  )
}

/** Nearer and farther, for who has no second finger or wheel. */
function ZoomButtons({ map, isNarrow }: { map: OpenMap; isNarrow: boolean }) {
  const t = useTexts()
  return (
    <div className={`${zoom.zoom} ${isNarrow ? styles.zoom : ''}`} data-over-map>
      <button type="button" aria-label={t('search.zoom_in')} onClick={() => map.zoomIn({}, { isAsked: true })}>
        <IconPlus size={20} stroke={2} aria-hidden />
      </button>
      <button type="button" aria-label={t('search.zoom_out')} onClick={() => map.zoomOut({}, { isAsked: true })}>
        <IconMinus size={20} stroke={2} aria-hidden />
      </button>
    </div>
  )
}
