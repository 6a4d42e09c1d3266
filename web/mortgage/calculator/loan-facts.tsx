import { termLimits } from '#contract/mortgage/loan-terms.ts'

import { formatLongDate } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { useRateDate } from '../use-rate-date.ts'
import styles from './loan-facts.module.css'
import { getDefaultRate } from './terms.ts'

/** What a mortgage is, and the four figures that decide one. */
export function LoanFacts() {
  const t = useTexts()
  const language = useLanguage()
  const rateDate = useRateDate()
  const facts = [
    { name: t('mortgage.what.initial'), text: t('mortgage.what.initial_text') },
    {
      name: t('mortgage.what.rate'),
      text: t('mortgage.what.rate_text', {
        dop: getDefaultRate('DOP'),
        dop_date: formatLongDate(rateDate('DOP'), language),
        usd: getDefaultRate('USD'),
        usd_date: formatLongDate(rateDate('USD'), language),
      }),
    },
    { name: t('mortgage.what.term'), text: t('mortgage.what.term_text', termLimits) },
    { name: t('mortgage.what.income'), text: t('mortgage.what.income_text') },
  ]
  return (
    <section className={styles.what}>
      <h2>{t('mortgage.what.title')}</h2>
      <p>{t('mortgage.what.text')}</p>
      <dl>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
