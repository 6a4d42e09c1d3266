import { Link } from 'react-router'

import type { PropertyCard } from '#contract/property/property.ts'

import { toPropertyPath } from '../paths.ts'
import { useLanguage } from '../texts.ts'
import { CardButtons } from '../favorite-pieces.ts'
import { CardPhoto } from './card-photo.tsx'
import { PropertyFacts } from './property-facts.tsx'
import { PropertyPrice } from './property-price.tsx'
import styles from './property-popup.module.css'

type Props = {
  property: PropertyCard
  today: string
  /** Without its picture, for a list of many in one building. */
  isSmall?: boolean
}

/** A property in a small box over a map, 280 px wide; the whole of it leads to its page. */
export function PropertyPopup({ property, today, isSmall = false }: Props) {
  return (
    <article className={styles.popup}>
      {!isSmall && <CardPhoto property={property} today={today} sizes="280px" />}
      <div className={styles.body}>
        <PropertyPrice property={property} className={styles.price} />
        <Link className={styles.title} to={toPropertyPath(property, useLanguage())}>
          {property.title}
        </Link>
        {!isSmall && (
          <p className={styles.place}>
            {property.sector.name}, {property.city.name}
          </p>
        )}
        <PropertyFacts property={property} />
      </div>
      {!isSmall && (
        <div className={styles.keep}>
          <CardButtons property={property} />
        </div>
      )}
    </article>
  )
}
