import { useState } from 'react'

import { readDecimal } from '#contract/amount.ts'
import type { Property } from '#contract/property/property.ts'

import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { toLoanFormPath } from '../../lead/forms/loan-address.ts'
import { formatLongDate } from '../../dates.ts'
import { formatPerMonth } from '../../mortgage/cost/cost-words.ts'
import { PaymentSchedule } from './payment-schedule.tsx'
import { addYearlyCosts, calculateQuota, getDefaultQuotaTerms, type Quota, type Terms } from './quota.ts'
import { QuotaFields } from './quota-fields.tsx'
import { useRateDate } from '../../mortgage/use-rate-date.ts'
import styles from './quota-section.module.css'

/** What the property would cost a month; without JavaScript, the usual case explained. */
export function QuotaSection({ property, year }: { property: Property; year: number }) {
  const t = useTexts()
  const language = useLanguage()
  const rateDate = useRateDate()
  const [terms, setTerms] = useState(() => getDefaultQuotaTerms(property))
  const quota = calculateQuota(terms)
  return (
    <div className="bleeding">
      <div className={styles.columns}>
        <QuotaFields terms={terms} onChange={setTerms} exchange={property.exchange_rate} />
        <output className={styles.result}>
          {quota ? (
            <Result terms={terms} quota={quota} property={property} year={year} />
          ) : (
            <p className={styles.impossible}>{t('property.quota.impossible')}</p>
          )}
        </output>
      </div>
      {quota && <PaymentSchedule quota={quota} currency={terms.currency} />}
      <p className={styles.note}>
        {t('property.quota.note', { date: formatLongDate(rateDate(terms.currency), language) })}
      </p>
    </div>
  )
}

type ResultProps = { terms: Terms; quota: Quota; property: Property; year: number }

function Result({ terms, quota, property, year }: ResultProps) {
  const t = useTexts()
  const language = useLanguage()
  const { currency, initialShare, rate, years } = terms
  const { exchange_rate: exchange, code } = property
  const ask = { currency, initial_payment: quota.initial, loan_amount: quota.amount, property_code: code }
  const write = (amount: number) => formatMoney(Math.round(amount), currency, language)
  const [other, otherPayment] =
    currency === 'USD'
      ? (['DOP', quota.payment * exchange.rate] as const)
      : (['USD', quota.payment / exchange.rate] as const)
  return (
    <>
      <p className="muted">{t('property.quota.monthly')}</p>
      <p className={styles.payment}>{write(quota.payment)}</p>
      <p className={styles.other}>
        {t('ui.or_about', { price: formatMoney(Math.round(otherPayment), other, language) })}
      </p>
      <p className={styles.words}>
        <a className={styles.real} href="#costo">
          {t('property.quota.real', { amount: write(formatPerMonth(addYearlyCosts(quota, terms, property, year))) })}
        </a>
        <br />
        {t('property.quota.real_text')}
      </p>
      <p className={styles.words}>
        {t('property.quota.explained', {
          share: Math.round(initialShare * 100),
          initial: write(quota.initial),
          amount: write(quota.amount),
          years,
          rate: String(readDecimal(rate)),
        })}
      </p>
      <p className={styles.words}>{t('property.quota.interest', { interest: write(quota.interest) })}</p>
      <ButtonLink className={styles.ask} look="secondary" to={toLoanFormPath(ask, language)}>
        {t('property.quota.ask')}
      </ButtonLink>
    </>
  )
}
