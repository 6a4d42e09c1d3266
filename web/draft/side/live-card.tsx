import type { ComponentType } from 'react'

import { getDayHere } from '#contract/day.ts'
import type { PropertyCard } from '#contract/property/property.ts'

import { useTexts } from '../../texts.ts'
import { useDraftProperty } from '../preview/use-draft-property.ts'
import styles from './side.module.css'

/** The card of the search's own page. */
export type Card = ComponentType<{ property: PropertyCard; today: string; sizes?: string; morphs?: boolean }>

/** What the search will show; a card of what is not there yet leads nowhere. */
export function LiveCard({ card: Card }: { card: Card }) {
  const t = useTexts()
  const property = useDraftProperty()
  return (
    <section className={styles.card} aria-labelledby="card-title">
      <h3 id="card-title">{t('draft.card')}</h3>
      {property && (
        <div inert>
          <Card property={property} today={getDayHere()} sizes="300px" morphs={false} />
        </div>
      )}
    </section>
  )
}
