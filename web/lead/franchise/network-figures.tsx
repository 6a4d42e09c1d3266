import { useTexts } from '../../texts.ts'
import { useSite } from '../../use-site.ts'
import styles from './network-figures.module.css'

/** What the network counts: the brand's own figures, and the offices that this site knows. */
export function NetworkFigures({ offices }: { offices: number }) {
  const t = useTexts()
  const { founded, countries, agents } = useSite().brand.figures
  const figures = [
    { value: String(founded), name: t('franchise.since') },
    { value: String(countries), name: t('franchise.countries') },
    {
      value:
        agents.least < agents.most
          ? t('franchise.agents_range', agents)
          : t('franchise.agents_value', { count: agents.least }),
      name: t('franchise.agents'),
    },
    { value: String(offices), name: t('franchise.offices') },
  ]
  return (
    <section className={styles.band} aria-label={t('franchise.figures')}>
      <dl className={`wrap ${styles.figures}`}>
        {figures.map(({ value, name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
