import type { PropertyCard as Property } from '#contract/property/property.ts'

import { useTexts } from '../texts.ts'
import { PropertyCard } from './property-card.tsx'
import styles from './similar-properties.module.css'

const sizes = '(max-width: 425px) 80vw, (max-width: 1000px) 340px, 302px'
const most = 4

/** What else might please; on a phone a row to swipe. */
export function SimilarProperties({ properties, today }: { properties: Property[]; today: string }) {
  const t = useTexts()
  if (properties.length === 0) return null
  return (
    <section className={styles.similar}>
      <div className="wrap">
        <h2>{t('property.similar')}</h2>
        <ul className={styles.row}>
          {properties.slice(0, most).map((property) => (
            <li key={property.code}>
              <PropertyCard property={property} today={today} sizes={sizes} morphs={false} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
