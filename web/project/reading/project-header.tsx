import { IconMapPin } from '@tabler/icons-react'

import type { Project } from '#contract/project/project.ts'

import { formatLongDate } from '../../dates.ts'
import { formatBothPrices, formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { formatFromPrice } from '../from-price.ts'
import styles from '../../property/property-header.module.css'

/** Which project it is, where, who builds it, and from how much, with the day and the source of the rate. */
export function ProjectHeader({ project }: { project: Project }) {
  const t = useTexts()
  const { sector, city, province, developer, stage, tax_incentive } = project
  return (
    <header className={styles.header}>
      <p className={styles.badges}>
        <span className={styles.stage}>{t(`stage.${stage}`)}</span>
        {tax_incentive && (
          <a className={styles.confotur} href="#confotur">
            {t('card.confotur')}
          </a>
        )}
      </p>
      <h1 className={styles.title}>{project.name}</h1>
      <p className={styles.place}>
        <IconMapPin size={18} stroke={1.75} aria-hidden />
        <a href="#lugar">
          {sector.name}, {city.name}
          {province.name !== city.name && `, ${province.name}`}
        </a>
      </p>
      <p className={styles.developer}>{t('project.developer', { developer })}</p>
      <FromPrice project={project} />
    </header>
  )
}

function FromPrice({ project }: { project: Project }) {
  const t = useTexts()
  const language = useLanguage()
  const from = formatFromPrice(project)
  if (!from) return <p className={styles.price}>{t('card.sold_out')}</p>
  const { rate, date, source } = project.exchange_rate
  const prices = formatBothPrices(from, language)
  return (
    <>
      <p className={styles.price}>
        <small>{t('card.from')}</small> {prices.own}
      </p>
      <p className={styles.rate}>
        {t('project.at_rate', {
          price: prices.other,
          rate: formatMoney(rate, 'DOP', language, true),
          date: formatLongDate(date, language),
          source,
        })}
      </p>
    </>
  )
}
