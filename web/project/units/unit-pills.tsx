import { Link } from 'react-router'

import type { Unit } from '#contract/project/project.ts'
import { unitStatuses } from '#contract/project/project-stage.ts'

import { useTexts } from '../../texts.ts'
import styles from './unit-pills.module.css'
import { hasFloors, type UnitView } from './unit-view.ts'
import { sortKeys, sortHref } from './unit-sort.ts'

type Props = { units: readonly Unit[]; view: UnitView; hrefOf: (changes: Partial<UnitView>) => string }
type Pill = { label: string; href: string; isOn: boolean; count?: number }

/** Which units are shown: by state, by bedrooms; on phones their order too, which wide tables have in their head. */
export function UnitPills({ units, view, hrefOf }: Props) {
  const t = useTexts()
  const ofStatus = (status: UnitView['status']) =>
    units.filter((unit) => status === 'all' || unit.status === status).length
  const rooms = [...new Set(units.map(({ bedrooms }) => bedrooms))].sort((one, other) => one - other)
  const statuses = ([...unitStatuses, 'all'] as const).filter((status) => ofStatus(status) > 0)
  return (
    <div className={styles.pills}>
      <Pills
        label={t('project.by_status')}
        pills={statuses.map((status) => ({
          label: status === 'all' ? t('project.all_units') : t(`project.units_${status}`),
          href: hrefOf({ status }),
          isOn: view.status === status,
          count: ofStatus(status),
        }))}
      />
      {rooms.length > 1 && (
        <Pills
          label={t('project.by_bedrooms')}
          pills={[null, ...rooms].map((bedrooms) => ({
            label: bedrooms === null ? t('project.any_bedrooms') : t('card.bedrooms', { count: bedrooms }),
            href: hrefOf({ bedrooms }),
            isOn: view.bedrooms === bedrooms,
          }))}
        />
      )}
      <div className={styles.sorts}>
        <Pills
          label={t('project.sort_by')}
          pills={sortKeys
            .filter(({ sort }) => sort !== 'level' || hasFloors(units))
            .map(({ sort, key }) => ({
              label: `${t(key)}${view.sort === sort ? (view.isDown ? ' ↓' : ' ↑') : ''}`,
              href: hrefOf(sortHref(view, sort)),
              isOn: view.sort === sort,
            }))}
        />
      </div>
    </div>
  )
}

function Pills({ label, pills }: { label: string; pills: Pill[] }) {
  const t = useTexts()
  return (
    <ul className={styles.row} aria-label={label}>
      {pills.map(({ label, href, isOn, count }) => (
        <li key={href + label}>
          <Link
            className={styles.pill}
            to={href}
            preventScrollReset
            replace
            rel="nofollow"
            aria-current={isOn ? 'true' : undefined}
          >
            {label}
            {count !== undefined && <small>{t('project.count', { count })}</small>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
