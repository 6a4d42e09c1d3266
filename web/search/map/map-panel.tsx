import { IconMap } from '@tabler/icons-react'
import { lazy, Suspense, useRef } from 'react'
import { Link, useLocation } from 'react-router'

import { getLanguage } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useHasNeared } from '../../ui/use-has-neared.ts'
import { useIsLive } from '../../ui/use-is-live.ts'
import { loadPart } from '../../words.client.ts'
import { MapLoading } from './map-loading.tsx'
import { markPressedMap, useMapMark } from './map-mark.ts'
import type { MapProps } from './map-props.ts'
import styles from './map-panel.module.css'

const MapStage = lazy(() =>
  Promise.all([import('./map-stage.tsx'), loadPart(getLanguage(location.pathname), 'search-map')]).then(
    ([stage]) => stage,
    () => import('./map-failed.tsx'),
  ),
)

/** The map beside the list; on small screens it lies under the list, which becomes a sheet. It is loaded when its room is seen. */
export function MapPanel(props: MapProps) {
  const t = useTexts()
  const { pathname, search, hash } = useLocation()
  const panel = useRef<HTMLElement>(null)
  const isNear = useHasNeared(panel, '0px')
  // The server never sees the fragment.
  const isOpen = useIsLive() && hash === '#map'
  useMapMark(isOpen)

  return (
    <>
      <section ref={panel} className={styles.panel} data-map aria-label={t('search.map_label')}>
        <p className="visually-hidden">{t('search.map_same')}</p>
        <a className={styles.skip} href="#after-map">
          {t('search.skip_map')}
        </a>
        <Suspense fallback={<MapLoading />}>{isNear ? <MapStage {...props} /> : <MapLoading />}</Suspense>
      </section>
      <span id="after-map" tabIndex={-1} />
      <Link className={styles.float} to={`${pathname + search}#map`} onClick={markPressedMap} data-bottom-bar>
        <IconMap size={20} stroke={1.75} aria-hidden />
        {t('search.map')}
      </Link>
    </>
  )
}
