import type { Property } from '#contract/property/property.ts'

import { formatLongDate } from '../../dates.ts'
import { formatArea, formatMoney } from '../../money.ts'
import { useLanguage, useTexts, type Text } from '../../texts.ts'
import styles from './details.module.css'

/** Everything else that is known of the property, name by name. */
export function Details({ property }: { property: Property }) {
  const t = useTexts()
  return (
    <dl className={styles.details}>
      {useDetails(property).map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function useDetails(property: Property) {
  const t = useTexts()
  const language = useLanguage()
  const { currency, construction_m2, lot_m2, maintenance_fee, price } = property
  const isHome = construction_m2 > 0
  const m2 = construction_m2 || lot_m2
  const month = property.business_type === 'lease' ? ` ${t('ui.per_month')}` : ''
  const perSquareMetre = m2 && `${formatMoney(price / m2, currency, language)} / m²${month}`
  const all = [
    ['property.type', t(`type.${property.type}`)],
    ['property.business', t(`business.${property.business_type}`)],
    ['property.construction', isHome && formatArea(construction_m2, language)],
    ['property.lot', lot_m2 && formatArea(lot_m2, language)],
    ['property.stories', isHome && String(property.stories)],
    ['property.level', property.level !== null && String(property.level)],
    ['property.year_built', property.year_built && String(property.year_built)],
    ['property.price_m2', perSquareMetre],
    [
      'property.maintenance',
      maintenance_fee && `${formatMoney(maintenance_fee, currency, language)} ${t('ui.per_month')}`,
    ],
    ['property.furnishing', isHome && property.is_furnished && t('property.furnished')],
    ['property.appliances', isHome && property.is_white_line && t('property.white_line')],
    ['property.pets', isHome && describePets(property, t)],
    ['property.published', formatLongDate(property.published_at, language)],
    ['property.updated', formatLongDate(property.updated_at, language)],
  ] as const
  return all.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

/** Null where nobody said; a page kept from the release before says nothing of it either. */
function describePets({ pets_allowed }: Property, t: Text): string | null {
  return typeof pets_allowed !== 'boolean' ? null : t(pets_allowed ? 'property.pets_allowed' : 'property.no_pets')
}
