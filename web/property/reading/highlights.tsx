import { IconBath, IconBed, IconCar, IconDimensions, IconRuler2 } from '@tabler/icons-react'

import type { Property } from '#contract/property/property.ts'

import { formatArea } from '../../money.ts'
import { useLanguage, useTexts, type Text } from '../../texts.ts'
import { describeBathrooms } from '../bathrooms.ts'
import styles from './highlights.module.css'

/** The figures everyone asks for first, large. */
export function Highlights({ property }: { property: Property }) {
  const t = useTexts()
  const language = useLanguage()
  const { bedrooms, parkings, construction_m2, lot_m2 } = property
  const all = [
    { icon: IconBed, figure: bedrooms, name: t('property.bedrooms', { count: bedrooms }) },
    { icon: IconBath, ...describeBaths(property, t) },
    { icon: IconCar, figure: parkings, name: t('property.parkings', { count: parkings }) },
    {
      icon: IconRuler2,
      figure: construction_m2 && formatArea(construction_m2, language),
      name: t('property.construction'),
    },
    { icon: IconDimensions, figure: lot_m2 && formatArea(lot_m2, language), name: t('property.lot') },
  ]
  return (
    <ul className={styles.highlights}>
      {all
        .filter(({ figure }) => figure)
        .map(({ icon: Icon, figure, name }) => (
          <li key={name}>
            <Icon size={26} stroke={1.5} aria-hidden />
            <span>
              <b>{figure}</b> {name}
            </span>
          </li>
        ))}
    </ul>
  )
}

/** `4.5 baños`; two half ones or more are said after the whole ones. */
function describeBaths(property: Property, t: Text) {
  const { bathrooms, half_bathrooms } = property
  const name = t('property.bathrooms', { count: bathrooms + half_bathrooms })
  if (!bathrooms || half_bathrooms < 2) return { figure: describeBathrooms(property, t)?.figure, name }
  return { figure: bathrooms, name: `${name} ${t('card.half_bathrooms', { count: half_bathrooms })}` }
}
