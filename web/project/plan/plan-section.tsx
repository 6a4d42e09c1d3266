import { IconCalendarHeart, IconCalendarPlus, IconTable } from '@tabler/icons-react'
import { useNavigate } from 'react-router'

import { daysToContract, calculatePaymentSchedule } from '#contract/project/payment-plan.ts'
import type { Project, Unit } from '#contract/project/project.ts'

import { formatLongDate } from '../../dates.ts'
import { formatArea, formatBothPrices, formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { findChosenUnit } from '../units/unit-view.ts'
import { useUnitView } from '../units/use-unit-view.ts'
import { toSchedulePath } from '../../lead/visit/schedule-address.ts'
import { planFilePath } from './plan-path.ts'
import styles from './plan-section.module.css'
import { PlanTable } from './plan-table.tsx'

type Props = { project: Project; today: string }

/** How one unit is paid if it is separated today: every payment with its day, to read, to keep and to be reminded of. */
export function PlanSection({ project, today }: Props) {
  const t = useTexts()
  const { view } = useUnitView(project)
  const unit = findChosenUnit(project.units, view.unit)
  if (!unit) return <p>{t('project.plan_sold_out')}</p>
  return (
    <>
      <p className={styles.lead}>
        {project.stage === 'finished'
          ? t('project.plan_lead_finished', { days: daysToContract })
          : t('project.plan_lead', { ...project.payment_plan, days: daysToContract })}
      </p>
      <UnitChoice project={project} unit={unit} />
      <Plan project={project} unit={unit} today={today} />
    </>
  )
}

/** With scripts the choice itself is the new address; without, a button sends it. */
function UnitChoice({ project, unit }: { project: Project; unit: Unit }) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const { view, hrefOf, path } = useUnitView(project)
  const kept = new URLSearchParams(hrefOf({ unit: null }).split('?')[1])
  const free = project.units.filter(({ status }) => status === 'available')
  return (
    <form className={styles.choice} action={`${path}#plan`}>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="unit">{t('project.plan_unit')}</label>
      <select
        key={view.unit}
        id="unit"
        name="unit"
        defaultValue={unit.name}
        onChange={(event) =>
          void navigate(hrefOf({ unit: event.target.value }), { preventScrollReset: true, replace: true })
        }
      >
        {free.map(({ name, model, bedrooms, price }) => (
          <option key={name} value={name}>
            {[
              name,
              t('project.model_named', { model }),
              t('card.bedrooms', { count: bedrooms }),
              formatMoney(price, project.currency, language),
            ].join(' · ')}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" look="secondary">
          {t('project.plan_show')}
        </Button>
      </noscript>
    </form>
  )
}

function Plan({ project, unit, today }: { project: Project; unit: Unit; today: string }) {
  const t = useTexts()
  const language = useLanguage()
  const { currency, exchange_rate } = project
  const payments = calculatePaymentSchedule({ ...project, price: unit.price, separated_on: today })
  const prices = formatBothPrices({ ...unit, currency }, language)
  const metres = formatArea(unit.construction_m2, language)
  const file = (format: 'ics' | 'csv') => planFilePath(format, language, { slug: project.slug, unit: unit.name })
  return (
    <>
      <p className={styles.unit}>
        <b>{isNumbered(unit.name) ? t('project.unit_named', { unit: unit.name }) : unit.name}</b>
        {` · ${t('project.model_named', { model: unit.model })} · ${t('card.bedrooms', { count: unit.bedrooms })} · ${metres} · `}
        <b>{prices.own}</b> <span>{t('ui.or_about', { price: prices.other })}</span>
      </p>
      <PlanTable payments={payments} currency={currency} rate={exchange_rate.rate} />
      <p className={styles.note}>
        {t('project.plan_note', {
          today: formatLongDate(today, language),
          rate: formatMoney(exchange_rate.rate, 'DOP', language, true),
          date: formatLongDate(exchange_rate.date, language),
          source: exchange_rate.source,
        })}
      </p>
      <div className={styles.files}>
        <ButtonLink
          to={toSchedulePath({ agent: project.agent.id, project: project.slug, unit: unit.name }, language)}
          rel="nofollow"
        >
          <IconCalendarHeart size={20} stroke={1.75} aria-hidden />
          {t('pieces.visit')}
        </ButtonLink>
        <ButtonAnchor look="secondary" href={file('ics')} download rel="nofollow">
          <IconCalendarPlus size={20} stroke={1.75} aria-hidden />
          {t('project.plan_ics')}
        </ButtonAnchor>
        <ButtonAnchor look="secondary" href={file('csv')} download rel="nofollow">
          <IconTable size={20} stroke={1.75} aria-hidden />
          {t('project.plan_csv')}
        </ButtonAnchor>
      </div>
    </>
  )
}

/** Whether a unit has a number, such as 4B; a house has a name: Casa 5. */
function isNumbered(name: string): boolean {
  return !/^\p{L}{2}/u.test(name)
}
