import type { PropertyCard } from '#contract/property/property.ts'

import { formatBothPrices } from '../money.ts'
import { useLanguage, useTexts } from '../texts.ts'
import styles from './property-price.module.css'

type Priced = Pick<PropertyCard, 'price' | 'currency' | 'price_usd' | 'price_dop' | 'business_type'>

/** The price in the listing's own currency, large, and about what it is in the other one. */
export function PropertyPrice({ property, className = '' }: { property: Priced; className?: string }) {
  const t = useTexts()
  const { own, other } = formatBothPrices(property, useLanguage())
  return (
    <p className={`${styles.price} ${className}`}>
      <span className={styles.own}>
        {own}
        {property.business_type === 'lease' && <span className={styles.term}> {t('ui.per_month')}</span>}
      </span>{' '}
      <span className={styles.other}>{t('ui.or_about', { price: other })}</span>
    </p>
  )
}
