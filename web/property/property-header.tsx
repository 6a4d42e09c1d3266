import type { Property } from '#contract/property/property.ts'

import { formatBothPrices } from '../money.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { BadgeMark } from './badge-mark.tsx'
import { describeRate, OfferHead } from './offer-head.tsx'
import styles from './offer-head.module.css'
import { listBadges } from './property-badge.ts'

type Props = { property: Property; today: string; children?: React.ReactNode }

/** What it is, where, and for how much, with the day and the source of the rate. */
export function PropertyHeader({ property, today, children }: Props) {
  const t = useTexts()
  const badges = listBadges(property, today)
  const language = useLanguage()
  const prices = formatBothPrices(property, language)
  return (
    <OfferHead
      badges={
        badges.length > 0 && badges.map((badge) => <BadgeMark key={badge} badge={badge} className={styles.badge} />)
      }
      title={property.title}
      place={property}
      price={
        <>
          {prices.own}
          {property.business_type === 'lease' && <small> {t('ui.per_month')}</small>}
        </>
      }
      converted={t('property.at_rate', { price: prices.other, ...describeRate(property.exchange_rate, language) })}
    >
      {children}
    </OfferHead>
  )
}
