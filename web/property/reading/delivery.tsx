import { IconCalendarEvent, IconCrane, IconFileCertificate, IconKey } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { Property } from '#contract/property/property.ts'

import { formatLongDate, formatMonthAndYear } from '../../dates.ts'
import { formatMoney } from '../../money.ts'
import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { DeliveryFact } from './delivery-fact.tsx'
import styles from './delivery.module.css'

/** What separates a unit, when it is handed over and which exemption it has; nothing where none of it applies. */
export function Delivery({ property }: { property: Property }) {
  const t = useTexts()
  const language = useLanguage()
  const { separation_amount, delivery_date, tax_incentive, project, currency, is_under_construction } = property
  if (!separation_amount && !delivery_date && !tax_incentive && !is_under_construction) return null
  return (
    <div className={styles.panel}>
      <dl className={styles.facts}>
        {project && (
          <DeliveryFact icon={IconCrane} name={t('property.project')}>
            <Link className={styles.project} to={toPath('project', language, { slug: project.slug })}>
              {project.name}
            </Link>
          </DeliveryFact>
        )}
        {separation_amount && (
          <DeliveryFact icon={IconKey} name={t('property.separation')}>
            {formatMoney(separation_amount, currency, language)}
          </DeliveryFact>
        )}
        {delivery_date && (
          <DeliveryFact icon={IconCalendarEvent} name={t('property.delivery')}>
            {formatMonthAndYear(delivery_date, language)}
          </DeliveryFact>
        )}
        {tax_incentive && (
          <DeliveryFact icon={IconFileCertificate} name={t('property.confotur')}>
            {t('property.confotur_resolution', tax_incentive)}
          </DeliveryFact>
        )}
      </dl>
      {tax_incentive && (
        <p className={styles.caveat}>
          {t('property.confotur_caveat', { until: formatLongDate(tax_incentive.until, language) })}
        </p>
      )}
    </div>
  )
}
