import { useTexts } from '../../texts.ts'
import styles from './map-stage.module.css'

/** What stands in the map's room when there can be none. */
export default function MapFailed() {
  return <p className={styles.failed}>{useTexts()('search.map_failed')}</p>
}
