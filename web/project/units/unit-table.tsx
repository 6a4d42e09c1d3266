import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { Currency } from '#contract/fields.ts'
import type { Unit } from '#contract/project/project.ts'

import { formatArea, formatBothPrices } from '../../money.ts'
import { useLanguage, useTexts, type TextKey } from '../../texts.ts'
import { sortHref } from './unit-sort.ts'
import styles from './unit-table.module.css'
import type { UnitSort, UnitView } from './unit-view.ts'

type Props = {
  units: Unit[]
  /** False for houses, of which no floor is said. */
  hasFloors: boolean
  currency: Currency
  /** Whose payments are shown. */
  chosen: Unit | null
  view: UnitView
  hrefOf: (changes: Partial<UnitView>) => string
}

/** On a narrow screen model, measures and floor stand under the unit's name, and the columns give way. */
export function UnitTable({ units, hasFloors, currency, chosen, view, hrefOf }: Props) {
  const t = useTexts()
  const head = (sort: UnitSort, key: TextKey & `project.${string}`, className = '') => (
    <SortHead sort={sort} view={view} href={hrefOf(sortHref(view, sort))} className={className}>
      {t(key as 'project.price')}
    </SortHead>
  )
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('project.units_table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('project.unit')}</th>
          <th scope="col" className={styles.wide}>
            {t('project.model')}
          </th>
          {head('m2', 'project.area', styles.wide)}
          {head('bedrooms', 'project.bedrooms', styles.wide)}
          {hasFloors && head('level', 'project.level', styles.wide)}
          {head('price', 'project.price', styles.price)}
          <th scope="col">{t('project.status')}</th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <UnitRow
            key={unit.name}
            unit={unit}
            hasFloors={hasFloors}
            currency={currency}
            isChosen={unit === chosen}
            href={`${hrefOf({ unit: unit.name })}#plan`}
          />
        ))}
      </tbody>
    </table>
  )
}

type SortHeadProps = { sort: UnitSort; view: UnitView; href: string; className: string; children: string }

function SortHead({ sort, view, href, className, children }: SortHeadProps) {
  const isOn = view.sort === sort
  const Icon = isOn ? (view.isDown ? IconArrowDown : IconArrowUp) : IconArrowsSort
  return (
    <th scope="col" className={className} aria-sort={isOn ? (view.isDown ? 'descending' : 'ascending') : undefined}>
      <Link to={href} preventScrollReset replace rel="nofollow">
        {children}
        <Icon size={15} stroke={1.75} aria-hidden />
      </Link>
    </th>
  )
}

type RowProps = { unit: Unit; hasFloors: boolean; currency: Currency; isChosen: boolean; href: string }

function UnitRow({ unit, hasFloors, currency, isChosen, href }: RowProps) {
  const t = useTexts()
  const language = useLanguage()
  const prices = formatBothPrices({ ...unit, currency }, language)
  const rooms = t('project.bedrooms_short', { count: unit.bedrooms })
  const metres = formatArea(unit.construction_m2, language)
  const about = [
    t('project.model_named', { model: unit.model }),
    rooms,
    metres,
    ...(hasFloors ? [t('project.on_level', { level: unit.level })] : []),
  ].join(' · ')
  return (
    <tr data-chosen={isChosen || undefined} data-status={unit.status}>
      <th scope="row">
        {unit.name}
        <small className={styles.narrow}>{about}</small>
      </th>
      <td className={styles.wide}>{unit.model}</td>
      <td className={styles.wide}>{metres}</td>
      <td className={styles.wide}>{unit.bedrooms}</td>
      {hasFloors && <td className={styles.wide}>{unit.level}</td>}
      <td className={styles.price}>
        {prices.own}
        <small>{t('ui.or_about', { price: prices.other })}</small>
      </td>
      <td>
        <span className={styles.status}>{t(`project.unit_${unit.status}`)}</span>
        {unit.status === 'available' && (
          <Link className={styles.choose} to={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
            {isChosen ? t('project.chosen') : t('project.choose')}
            <span className="visually-hidden"> {t('project.of_unit', { unit: unit.name })}</span>
          </Link>
        )}
      </td>
    </tr>
  )
}
