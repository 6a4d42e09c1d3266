import { useTexts } from '../texts.ts'
import { useSite } from '../use-site.ts'
import styles from './figures-band.module.css'

/** The figures by which the network presents itself. */
export function FiguresBand() {
  const t = useTexts()
  const { founded, years, countries, agents } = useSite().brand.figures
  const figures = [
    { value: String(founded), name: t('home.founded') },
    { value: t('home.years', { count: years }), name: t('home.years_of') },
    { value: t('home.countries', { count: countries }), name: t('home.countries_of') },
    { value: t('home.agents', { count: agents }), name: t('home.agents_of') },
  ]
  return (
    <section className={styles.band} aria-label={t('home.figures')}>
      <dl className={`wrap ${styles.figures}`}>
        {figures.map(({ value, name }) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
