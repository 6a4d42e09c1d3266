import { Link, useLocation } from 'react-router'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import styles from './map-stage.module.css'

/** What stands in the map's room when there can be none; where it hides the list, the way to it. */
export function FailedMap({ onRetry }: { onRetry?: () => void }) {
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

/** The same where the map's code did not come: a browser asks for it anew with the next page alone. */
export default function MapFailed() {
  return <FailedMap />
}
