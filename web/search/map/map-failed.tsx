import { Link, useLocation } from 'react-router'

import { useTexts } from '../../texts.ts'
import styles from './map-stage.module.css'

/** What stands in the map's room when there can be none; where it hides the list, the way to it. */
export default function MapFailed() {
  const t = useTexts()
  const { pathname, search, hash } = useLocation()
  return (
    <div className={styles.failed}>
      <p>{t('search.map_failed')}</p>
      {hash === '#map' && (
        <Link className={styles.toList} to={pathname + search} replace>
          {t('search.list')}
        </Link>
      )}
    </div>
  )
}
