import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'

import { averageRates, initialLimits, termLimits } from '#contract/mortgage/loan-terms.ts'
import { calculateMonthlyPayment } from '#contract/mortgage/mortgage.ts'
import type { Property } from '#contract/property/property.ts'
import { calculateTrueCost, type Purchase } from '#contract/mortgage/true-cost.ts'

import { formatLongDate } from '../../dates.ts'
import { formatMoney } from '../../money.ts'
import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { CostLines, type Line } from './cost-lines.tsx'
import { formatShare, getRateHoles } from './cost-words.ts'
import { PurchaseCost } from './purchase-cost.tsx'
import { useRateDate } from '../use-rate-date.ts'
import styles from './purchase-cost.module.css'

type Props = { property: Property; today: string }

/** What the property really costs: a purchase with the usual loan, or a rent. */
export function PropertyCost({ property, today }: Props) {
  const year = Number(today.slice(0, 4))
  return property.business_type === 'sale' ? (
    <Sale property={property} today={today} year={year} />
  ) : (
    <Lease property={property} year={year} />
  )
}

function Sale({ property, today, year }: Props & { year: number }) {
  const t = useTexts()
  const language = useLanguage()
  const rateDate = useRateDate()
  const { price, currency, maintenance_fee, exchange_rate, construction_m2, tax_incentive } = property
  const purchase: Purchase = {
    price,
    currency,
    rate: exchange_rate.rate,
    year,
    loan: price * (1 - initialLimits.usual),
    maintenance: maintenance_fee ?? 0,
    isBuilt: construction_m2 > 0,
    isConfotur: false,
  }
  const { yearlyRate } = averageRates[currency]
  const years = termLimits.usual
  return (
    <>
      <p className={styles.lead}>
        {t('cost.lead')}{' '}
        {t('cost.assumed', {
          share: initialLimits.usual * 100,
          years,
          rate: formatShare(yearlyRate).toFixed(2),
          date: formatLongDate(rateDate(currency), language),
        })}
      </p>
      <PurchaseCost
        purchase={purchase}
        loan={{ payment: calculateMonthlyPayment({ amount: purchase.loan, yearlyRate, years }), yearlyRate, years }}
        exchange={exchange_rate}
      />
      {purchase.isBuilt && maintenance_fee === null && <p className={styles.note}>{t('cost.no_maintenance')}</p>}
      {tax_incentive && tax_incentive.until >= today && <Confotur purchase={purchase} incentive={tax_incentive} />}
      <Link className={styles.change} to={`${toPath('loan_calculator', language)}?${toCalculatorQuery(purchase)}`}>
        {t('cost.change')}
        <IconArrowRight size={18} stroke={1.75} aria-hidden />
      </Link>
    </>
  )
}

type ConfoturProps = { purchase: Purchase; incentive: NonNullable<Property['tax_incentive']> }

/** What the exemption would save, and whom. */
function Confotur({ purchase, incentive: { resolution, until } }: ConfoturProps) {
  const t = useTexts()
  const language = useLanguage()
  const full = calculateTrueCost(purchase)
  const exempt = calculateTrueCost({ ...purchase, isConfotur: true })
  const write = (amount: number) => formatMoney(Math.round(amount), purchase.currency, language)
  return (
    <p className={styles.confotur}>
      {t('cost.confotur', {
        resolution,
        until: formatLongDate(until, language),
        once: write(full.onceTotal - exempt.onceTotal),
        yearly: write(full.yearlyTotal - exempt.yearlyTotal),
      })}
    </p>
  )
}

function Lease({ property, year }: { property: Property; year: number }) {
  const t = useTexts()
  const language = useLanguage()
  const { price, currency, maintenance_fee, exchange_rate } = property
  const write = (amount: number) => formatMoney(amount, currency, language)
  const lines: Line[] = [{ name: t('cost.rent'), rule: t('cost.rent_rule'), amount: price }]
  if (maintenance_fee) {
    const rule = t('cost.maintenance_rule', { yearly: write(maintenance_fee * 12) })
    lines.push({ name: t('cost.maintenance'), rule, amount: maintenance_fee })
  }
  const total = price + (maintenance_fee ?? 0)
  return (
    <>
      <CostLines
        title={t('cost.monthly')}
        lines={lines}
        total={{
          name: t('cost.total_month'),
          amount: total,
          rule: t('cost.total_year', { amount: write(total * 12) }),
        }}
        currency={currency}
        exchange={exchange_rate}
      />
      <p className={styles.note}>{t('cost.rent_note')}</p>
      <p className={styles.note}>
        {t('cost.note', {
          ...getRateHoles(exchange_rate, language),
          date: formatLongDate(exchange_rate.date, language),
          year: String(year),
        })}
      </p>
    </>
  )
}

/** The address of the same purchase in the calculator. */
function toCalculatorQuery({ price, currency, maintenance, isBuilt }: Purchase): URLSearchParams {
  return new URLSearchParams({
    price: String(Math.round(price)),
    currency,
    ...(maintenance > 0 && { maintenance: String(Math.round(maintenance)) }),
    ...(!isBuilt && { insurance: '0' }),
  })
}
