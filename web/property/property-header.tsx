import type { Property } from '#contract/property/property.ts'

import { formatBothPrices } from '../money.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { BadgeMark } from './badge-mark.tsx'
import { OfferHead } from './offer-head.tsx'
import styles from './offer-head.module.css'
import { listBadges } from './property-badge.ts'

type Props = { property: Property; today: string; children?: React.ReactNode }

/** What it is, where, and for how much, with the day and the source of the rate. */
export function PropertyHeader({ property, today, children }: Props) {
  const t = useTexts()
  const badges = listBadges(property, today)
  const prices = formatBothPrices(property, useLanguage())
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
      converted={{ price: prices.other, words: 'property.at_rate', rate: property.exchange_rate }}
    >
      {children}
    </OfferHead>
  )
}
