import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import styles from './ways-in.module.css'

/** The two ways into the network. */
export function WaysIn() {
  const t = useTexts()
  const language = useLanguage()
  return (
    <section className={`wrap ${styles.ways}`}>
      <div className={`${styles.way} ${styles.dark}`}>
        <h2>{t('home.franchise.title')}</h2>
        <p>{t('home.franchise.text')}</p>
        <ButtonLink to={toPath('franchises', language)} look="sol">
          {t('home.franchise.action')}
        </ButtonLink>
      </div>
      <div className={styles.way}>
        <h2>{t('home.join.title')}</h2>
        <p>{t('home.join.text')}</p>
        <ButtonLink to={toPath('join', language)}>{t('home.join.action')}</ButtonLink>
      </div>
    </section>
  )
}
