import { Link, useLocation } from 'react-router'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import type { MapProps } from './map-props.ts'
import styles from './map-stage.module.css'

/** What stands in the map's room when there can be none; where it hides the list, the way to it. */
export default function MapFailed({ onRetry }: Partial<MapProps> & { onRetry?: () => void }) {
  const t = useTexts()
  const { pathname, search, hash } = useLocation()
  return (
    <div className={styles.failed}>
      <p>{t('search.map_failed')}</p>
      {onRetry && (
        <Button look="secondary" onClick={onRetry}>
          {t('search.map_retry')}
        </Button>
      )}
      {hash === '#map' && (
        <Link className={styles.toList} to={pathname + search} replace>
          {t('search.list')}
        </Link>
      )}
    </div>
  )
}
