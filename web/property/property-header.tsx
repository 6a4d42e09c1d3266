import { IconMapPin } from '@tabler/icons-react'

import type { Property } from '#contract/property/property.ts'

import { formatBothPrices, formatMoney } from '../money.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { BadgeMark } from './badge-mark.tsx'
import { formatLongDate } from '../dates.ts'
import { listBadges } from './property-badge.ts'
import styles from './property-header.module.css'

type Props = { property: Property; today: string; children?: React.ReactNode }

/** What it is, where, and for how much, with the day and the source of the rate. */
export function PropertyHeader({ property, today, children }: Props) {
  const t = useTexts()
  const { sector, city, province } = property
  const badges = listBadges(property, today)
  return (
    <header className={styles.header}>
      {badges.length > 0 && (
        <p className={styles.badges}>
          {badges.map((badge) => (
            <BadgeMark key={badge} badge={badge} className={styles.badge} />
          ))}
        </p>
      )}
      <h1 className={styles.title}>{property.title}</h1>
      <p className={styles.place}>
        <IconMapPin size={18} stroke={1.75} aria-hidden />
        <a href="#lugar">
          {sector.name}, {city.name}
          {province.name !== city.name && `, ${province.name}`}
        </a>
      </p>
      <p className={styles.price}>
        {formatBothPrices(property, useLanguage()).own}
        {property.business_type === 'lease' && <small> {t('ui.per_month')}</small>}
      </p>
      <Rate property={property} />
      {children}
    </header>
  )
}

function Rate({ property }: { property: Property }) {
  const t = useTexts()
  const language = useLanguage()
  const { rate, date, source } = property.exchange_rate
  return (
    <p className={styles.rate}>
      {t('property.at_rate', {
        price: formatBothPrices(property, language).other,
        rate: formatMoney(rate, 'DOP', language, true),
        date: formatLongDate(date, language),
        source,
      })}
    </p>
  )
}
