import type { PropertyCard } from '#contract/property/property.ts'

import { formatArea } from '../money.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { describeBathrooms } from './bathrooms.ts'
import { CardIcon, type CardIconName } from './card-icon.tsx'
import styles from './property-facts.module.css'

type Measured = Pick<
  PropertyCard,
  'bedrooms' | 'bathrooms' | 'half_bathrooms' | 'parkings' | 'construction_m2' | 'lot_m2'
>
type Fact = { icon: CardIconName; figure: string; name: string }

/** Up to four figures with icons; each says its whole name to who listens. */
export function PropertyFacts({ property }: { property: Measured }) {
  return (
    <ul className={styles.facts}>
      {useFacts(property).map(({ icon, figure, name }) => (
        <li key={name} className={styles.fact}>
          <CardIcon name={icon} size={18} />
          <span aria-hidden>{figure}</span>
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
    </ul>
  )
}

function useFacts(property: Measured): Fact[] {
  const t = useTexts()
  const language = useLanguage()
  const { bedrooms, parkings, construction_m2, lot_m2 } = property
  const facts: Fact[] = []
  if (bedrooms) facts.push({ icon: 'bed', figure: `${bedrooms}`, name: t('card.bedrooms', { count: bedrooms }) })
  const baths = describeBathrooms(property, t)
  if (baths) facts.push({ icon: 'bath', ...baths })
  if (parkings) facts.push({ icon: 'car', figure: `${parkings}`, name: t('card.parkings', { count: parkings }) })
  if (construction_m2) {
    const figure = formatArea(construction_m2, language)
    facts.push({ icon: 'area', figure, name: t('card.area', { area: figure }) })
  } else if (lot_m2) {
    const figure = formatArea(lot_m2, language)
    facts.push({ icon: 'lot', figure, name: t('card.lot', { area: figure }) })
  }
  return facts
}
