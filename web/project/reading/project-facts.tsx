import { IconBuildingSkyscraper, IconCalendarEvent, IconCrane, IconKey } from '@tabler/icons-react'

import type { Project } from '#contract/project/project.ts'

import { formatLongDate } from '../../dates.ts'
import { formatMoney } from '../../money.ts'
import { formatPercent } from '#locales/percent.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { DeliveryFact } from '../../property/reading/delivery-fact.tsx'
import styles from '../../property/reading/delivery.module.css'

/** How far the works are, when it is delivered and was promised, what reserves a unit, and how many are left. */
export function ProjectFacts({ project }: { project: Project }) {
  const t = useTexts()
  const language = useLanguage()
  const { stage, progress, delivery_date, delivery_date_promised, separation_amount, currency } = project
  const isLate = delivery_date !== delivery_date_promised
  return (
    <div className={styles.panel}>
      <progress className={styles.bar} max={100} value={progress} aria-label={t('card.progress')} />
      <dl className={styles.facts}>
        <DeliveryFact icon={IconCrane} name={t('card.progress')}>
          {formatPercent(progress / 100, language)}
        </DeliveryFact>
        <DeliveryFact
          icon={IconCalendarEvent}
          name={t(stage === 'finished' ? 'card.delivered' : isLate ? 'project.delivery_now' : 'card.delivery')}
        >
          {formatLongDate(delivery_date, language)}
        </DeliveryFact>
        {isLate && (
          <DeliveryFact icon={IconCalendarEvent} name={t('project.delivery_promised')}>
            {formatLongDate(delivery_date_promised, language)}
          </DeliveryFact>
        )}
        <DeliveryFact icon={IconKey} name={t('card.separation')}>
          {formatMoney(separation_amount, currency, language)}
        </DeliveryFact>
        <DeliveryFact icon={IconBuildingSkyscraper} name={t('project.units')}>
          {t('project.units_of', { free: project.units_available, count: project.units_count })}
        </DeliveryFact>
      </dl>
    </div>
  )
}
