import type { PropertyCard } from '#contract/property/property.ts'

import { AlertButton } from '../../favorite-pieces.ts'
import type { MissingCode } from './find-missing-code.ts'
import styles from './missing-property.module.css'

type Props = {
  missing: MissingCode
  today: string
  Card: React.ComponentType<{ property: PropertyCard; today: string }>
}

/** A code was searched that no property on offer has: what it was, what is like it, and emails when there is news. */
export function MissingProperty({ missing: { title, text, similar, alert }, today, Card }: Props) {
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      <ul className={styles.similar}>
        {similar.map((property) => (
          <li key={property.code}>
            <Card property={property} today={today} />
          </li>
        ))}
      </ul>
      {alert && (
        <div className={styles.alert}>
          <AlertButton {...alert} />
        </div>
      )}
    </>
  )
}
