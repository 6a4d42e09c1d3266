import { countYearsSince } from '#contract/day.ts'

import { useTexts } from '../texts.ts'
import { useSite } from '../use-site.ts'
import styles from './figures-band.module.css'

/** The figures by which the network presents itself. */
export function FiguresBand() {
  const t = useTexts()
  const { brand, year } = useSite()
  const { founded, countries, agents } = brand.figures
  const years = countYearsSince(founded, year)
  const figures = [
    { value: String(founded), name: t('home.founded') },
    ...(years > 0 ? [{ value: t('home.years', { count: years }), name: t('home.years_of') }] : []),
    { value: t('home.countries', { count: countries }), name: t('home.countries_of') },
    {
      value: agents.least < agents.most ? t('home.agents_range', agents) : t('home.agents', { count: agents.least }),
      name: t('home.agents_of'),
    },
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
