import { useTexts } from '../../texts.ts'
import styles from './map-loading.module.css'

/** What stands in the map's room until it is drawn. */
export function MapLoading() {
  return <p className={styles.loading}>{useTexts()('ui.loading')}</p>
}
