import { IconArrowRight } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router'

import type { PropertyCard } from '#contract/property/property.ts'

import { formatMoney } from '../money.ts'
import { toPath, toPropertyPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Picture } from '../ui/picture.tsx'
import '../shell/cormorant.css'
import { useHasNeared } from '../ui/use-has-neared.ts'
import styles from './collection-teaser.module.css'

/** Three houses of the luxury section, in its own look. */
export function CollectionTeaser({ properties }: { properties: PropertyCard[] }) {
  const t = useTexts()
  const language = useLanguage()
  const band = useRef<HTMLElement>(null)
  const hasNeared = useHasNeared(band, '500px')
  if (properties.length === 0) return null
  return (
    <section ref={band} className={`${styles.band} ${hasNeared ? styles.near : ''}`}>
      <div className={`wrap ${styles.inside}`}>
        <div>
          <p className="eyebrow">{t('home.collection.eyebrow')}</p>
          <h2>{t('home.collection.title')}</h2>
          <p className={styles.text}>{t('home.collection.text')}</p>
          <Link className={styles.way} to={toPath('collection', language)}>
            {t('home.collection.enter')}
            <IconArrowRight size={20} stroke={1.75} aria-hidden />
          </Link>
        </div>
        <ul className={`${styles.houses} ${properties.length < 3 ? styles.few : ''}`}>
          {properties.map((property, index) => (
            <li key={property.code}>
              <House property={property} isLarge={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function House({ property, isLarge }: { property: PropertyCard; isLarge: boolean }) {
  const language = useLanguage()
  const sizes = isLarge ? '(max-width: 1000px) 60vw, 480px' : '(max-width: 1000px) 40vw, 310px'
  return (
    <Link className={styles.house} to={toPropertyPath(property, language)}>
      {property.photo && <Picture photo={property.photo} alt="" sizes={sizes} />}
      <span className={styles.caption}>
        <b>{property.title}</b>
        <span>
          {property.sector.name} · <span>{formatMoney(property.price, property.currency, language)}</span>
        </span>
      </span>
    </Link>
  )
}
