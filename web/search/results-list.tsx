import type { PropertyCard } from '#contract/property/property.ts'

import { useTexts } from '../texts.ts'
import styles from './results-list.module.css'

type Props = {
  properties: PropertyCard[]
  lit: string | null
  onLit: (code: string | null) => void
  isSearching: boolean
  skeleton: React.ReactNode
  children: (property: PropertyCard, at: number) => React.ReactNode
}

/** The cards of a page; while the next ones are awaited their outlines stand over them. */
export function ResultsList({ properties, lit, onLit, isSearching, skeleton, children }: Props) {
  const t = useTexts()
  return (
    <div className={styles.box} aria-busy={isSearching}>
      <ul className={styles.grid} aria-label={t('search.results')}>
        {properties.map((property, at) => (
          // What is pressed is the card's own link; here the map only learns which card is looked at.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={property.code}
            data-lit={property.code === lit}
            onPointerEnter={() => onLit(property.code)}
            onPointerLeave={() => onLit(null)}
            onFocus={() => onLit(property.code)}
            onBlur={() => onLit(null)}
          >
            {children(property, at)}
          </li>
        ))}
      </ul>
      {isSearching && (
        <div className={`${styles.grid} ${styles.awaited}`} aria-hidden>
          {properties.map(({ code }) => (
            <div key={code}>{skeleton}</div>
          ))}
        </div>
      )}
    </div>
  )
}
