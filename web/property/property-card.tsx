import { Link, useViewTransitionState } from 'react-router'

import type { PropertyCard as Property } from '#contract/property/property.ts'

import { toPropertyPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { CardIcon } from './card-icon.tsx'
import { CardButtons } from '../favorite-pieces.ts'
import { CardPhoto } from './card-photo.tsx'
import { PropertyFacts } from './property-facts.tsx'
import { PropertyPrice } from './property-price.tsx'
import styles from './property-card.module.css'

type Props = {
  property: Property
  /** ISO date on which the page is made: it decides what is new. */
  today: string
  headingLevel?: 2 | 3 | 4
  /** How wide the picture is shown, as `sizes` says it. */
  sizes?: string
  /** For a card whose picture is the largest of the first screen. */
  isFirst?: boolean
  /** False beside the same picture large, which already bears the name of the transition. */
  morphs?: boolean
}

const threeInARow = '(max-width: 640px) calc(90vw - 36px), (max-width: 1000px) 50vw, 400px'

/** A property in a list: the whole card leads to its page, its name is the title. */
export function PropertyCard(props: Props) {
  const { property, today, headingLevel = 3, sizes = threeInARow, isFirst, morphs = true } = props
  const path = toPropertyPath(property, useLanguage())
  const isMorphing = useViewTransitionState(path) && morphs
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card} data-code={property.code}>
      <CardPhoto
        property={property}
        today={today}
        sizes={sizes}
        isFirst={isFirst}
        to={path}
        className={isMorphing ? styles.morphing : ''}
      />
      <div className={styles.body}>
        <PropertyPrice property={property} />
        <Heading className={styles.title}>
          <Link className={styles.link} to={path} viewTransition>
            {property.title}
          </Link>
        </Heading>
        <p className={styles.place}>
          <CardIcon name="place" size={16} />
          <span>
            {property.sector.name}, {property.city.name}
          </span>
        </p>
        <PowerWater property={property} />
        <div className={styles.facts} data-offers={property.offered_by}>
          <PropertyFacts property={property} />
        </div>
      </div>
      <CardButtons property={property} />
    </article>
  )
}

/** What keeps the home lit and what keeps its water, in words: `Planta full · cisterna`. */
function PowerWater({ property: { power_source, water_source } }: { property: Property }) {
  const t = useTexts()
  const said = [power_source && t(`card.${power_source}`), water_source && t(`card.${water_source}`)].filter(Boolean)
  if (!said[0]) return null
  return (
    <p className={styles.sources}>
      <span className="visually-hidden">{t('card.power_water')} </span>
      <span>{said.join(' · ')}</span>
    </p>
  )
}
