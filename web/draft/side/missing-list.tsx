import { Link } from 'react-router'

import { useTexts, type Text, type TextKey } from '../../texts.ts'
import { describeHeld } from '../draft-context.ts'
import { findSection } from '../sections/sections.ts'
import { useMissing } from '../use-missing.ts'
import styles from './side.module.css'

/** What stands in the way of a publication, each with the way to it. */
export function MissingList() {
  const t = useTexts()
  const missing = useMissing()
  if (missing.length === 0) return null
  return (
    <div className={styles.missing}>
      <p>{t('draft.missing', { count: missing.length })}</p>
      <ul>
        {missing.map(({ field, code }) => (
          <li key={`${field} ${code}`}>
            <Link to={`#${findSection(field)}`} state={{ field }} preventScrollReset>
              {nameField(field, t)}
              {code !== 'field.required' && <small>{describeHeld(code, field, t)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const names: Record<string, TextKey> = {
  business_type: 'draft.business',
  type: 'draft.type',
  province: 'draft.province',
  city: 'draft.city',
  sector: 'draft.sector',
  exact_point: 'draft.pin',
  price: 'draft.price',
  currency: 'draft.currency',
  title_es: 'draft.title_es',
  title_en: 'draft.title_en',
  description_es: 'draft.description_es',
  description_en: 'draft.description_en',
  photos: 'draft.photos',
  plans: 'draft.photos',
  videos: 'draft.videos',
  bedrooms: 'draft.bedrooms',
  bathrooms: 'draft.bathrooms',
  construction_m2: 'draft.construction',
  lot_m2: 'draft.lot',
  separation_amount: 'draft.separation',
  delivery_date: 'draft.delivery',
  tax_incentive_until: 'draft.incentive_until',
  tax_incentive_resolution: 'draft.incentive_resolution',
  year_built: 'draft.year',
  absent_features: 'draft.features',
  features: 'draft.features',
  is_exclusive: 'draft.exclusive',
  mandate_until: 'draft.mandate_until',
}

/** What the editor calls a field. */
export function nameField(field: string, t: Text): string {
  const key = names[field]
  return key ? t(key as 'draft.type') : field
}
