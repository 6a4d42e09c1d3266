import { useTexts } from '../../texts.ts'
import styles from '../../place/map/land.module.css'

/** What stands in the map's room from the first paint until it is drawn: a coast, a few roads, and where pins will be. */
export function MapLoading() {
  return (
    <output className={styles.land}>
      <span className="visually-hidden">{useTexts()('ui.loading')}</span>
    </output>
  )
}
