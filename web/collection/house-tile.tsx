import { Link } from 'react-router'

import type { PropertyCard } from '#contract/property/property.ts'

import { formatArea, formatBothPrices } from '../money.ts'
import { toPropertyPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './house-tile.module.css'

/** A house of the Collection: its picture first, then its name, place and price. */
export function HouseTile({ property, sizes }: { property: PropertyCard; sizes: string }) {
  const t = useTexts()
  const language = useLanguage()
  const { bedrooms, construction_m2, sector, city } = property
  const { own, other } = formatBothPrices(property, language)
  const facts = [
    bedrooms > 0 && t('collection.bedrooms', { count: bedrooms }),
    construction_m2 > 0 && formatArea(construction_m2, language),
  ].filter(Boolean)
  return (
    <article className={styles.tile}>
      <div className={styles.photo}>{property.photo && <Picture photo={property.photo} alt="" sizes={sizes} />}</div>
      <h3>
        <Link className="covering" to={toPropertyPath(property, language)}>
          {property.title}
        </Link>
      </h3>
      <p className={styles.place}>{[`${sector.name}, ${city.name}`, ...facts].join(' · ')}</p>
      <p className={styles.price}>
        {own}
        {property.business_type === 'lease' && ` ${t('ui.per_month')}`}{' '}
        <span>{t('ui.or_about', { price: other })}</span>
      </p>
    </article>
  )
}
