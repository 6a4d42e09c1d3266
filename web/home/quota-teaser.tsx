import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'

import { averageRates, initialLimits, termLimits } from '#contract/mortgage/loan-terms.ts'
import { calculateMonthlyPayment } from '#contract/mortgage/mortgage.ts'

import { formatMediumDate } from '../dates.ts'
import { formatMoney } from '../money.ts'
import { toPath } from '../paths.ts'
import { formatExactPercent } from '#locales/percent.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { toLoanFormPath } from '../lead/forms/loan-address.ts'
import { SliderField } from './slider-field.tsx'
import { useRateDate } from '../mortgage/use-rate-date.ts'
import styles from './quota-teaser.module.css'

const prices = { least: 50_000, usual: 285_000, most: 1_500_000, step: 5000 } as const
const { yearlyRate } = averageRates.USD

/** What a loan would cost each month, calculated as the sliders move. */
export function QuotaTeaser() {
  const t = useTexts()
  const language = useLanguage()
  const rateDate = useRateDate()
  const [price, setPrice] = useState<number>(prices.usual)
  const [share, setShare] = useState<number>(initialLimits.usual)
  const [years, setYears] = useState<number>(termLimits.usual)

  const initial = price * share
  const quota = calculateMonthlyPayment({ amount: price - initial, yearlyRate, years })
  const percent = (value: number) => formatExactPercent(value, language)
  const day = formatMediumDate(rateDate('USD'), language)
  const dollars = (amount: number) => formatMoney(amount, 'USD', language)

  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2>{t('home.quota.title')}</h2>
          <p className={styles.text}>{t('home.quota.text')}</p>
          <ul className={styles.ticks}>
            {(['home.quota.tick_currencies', 'home.quota.tick_rate', 'home.quota.tick_table'] as const).map((key) => (
              <li key={key}>
                <IconCircleCheck size={20} stroke={1.75} aria-hidden />
                {t(key)}
              </li>
            ))}
          </ul>
          <ButtonLink className={styles.way} look="secondary" to={toPath('loan_calculator', language)}>
            {t('home.quota.calculator')}
          </ButtonLink>
        </div>
        <div className={styles.calculator}>
          <SliderField
            label={t('home.quota.price')}
            shown={dollars(price)}
            min={prices.least}
            max={prices.most}
            step={prices.step}
            value={price}
            onValue={setPrice}
          />
          <SliderField
            label={t('home.quota.initial')}
            shown={t('home.quota.initial_share', { share: percent(share), amount: dollars(initial) })}
            min={initialLimits.least * 100}
            max={initialLimits.most * 100}
            step={5}
            value={Math.round(share * 100)}
            onValue={(value) => setShare(value / 100)}
          />
          <SliderField
            label={t('home.quota.term')}
            shown={t('home.quota.years', { count: years })}
            min={termLimits.least}
            max={termLimits.most}
            step={1}
            value={years}
            onValue={setYears}
          />
          <div className={styles.result}>
            <p>
              <span>{t('home.quota.monthly', { rate: percent(yearlyRate) })}</span>
              <output className="amount">{dollars(quota)}</output>
            </p>
            <ButtonLink
              to={toLoanFormPath(
                { currency: 'USD', loan_amount: price * (1 - share), initial_payment: price * share },
                language,
              )}
            >
              {t('home.quota.apply')}
            </ButtonLink>
          </div>
          <p className={styles.source}>{t('home.quota.source', { date: day })}</p>
        </div>
      </div>
    </section>
  )
}
