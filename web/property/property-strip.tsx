import { Link } from 'react-router'

import type { PropertyCard } from '#contract/property/property.ts'

import { CardButtons } from '../favorite-pieces.ts'
import { toPropertyPath } from '../paths.ts'
import { useLanguage } from '../texts.ts'
import { Picture } from '../ui/picture.tsx'
import { PropertyFacts } from './property-facts.tsx'
import { PropertyPrice } from './property-price.tsx'
import styles from './property-strip.module.css'

/** A property in a row under a map: its picture beside its words; the whole of it leads to its page. */
export function PropertyStrip({ property }: { property: PropertyCard }) {
  return (
    <article className={styles.strip} data-code={property.code}>
      <div className={styles.picture}>
        {property.photo && <Picture photo={property.photo} alt={property.photo.alt} sizes="128px" />}
        <CardButtons property={property} />
      </div>
      <div className={styles.body}>
        <PropertyPrice property={property} className={styles.price} />
        <Link className={styles.title} to={toPropertyPath(property, useLanguage())}>
          {property.title}
        </Link>
        <p className="ellipsis fine">
          {property.sector.name}, {property.city.name}
        </p>
        <PropertyFacts property={property} />
      </div>
    </article>
  )
}
