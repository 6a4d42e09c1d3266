import { useState } from 'react'

import type { ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'

import { formatLongDate } from '../dates.ts'
import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { MoneyField } from './number-fields.tsx'
import { Payment } from './payment.tsx'
import { InitialPercentField } from './calculator/initial-percent-field.tsx'
import { useRateDate } from './use-rate-date.ts'
import styles from './quick-quota.module.css'
import { calculateLoan } from './calculator/calculate-loan.ts'
import {
  convertTerms,
  calculateInitialPercent,
  getDefaultRate,
  withInitial,
  withYears,
  type Terms,
} from './calculator/terms.ts'
import { useWithPrice } from './calculator/use-with-price.ts'
import { YearsField } from './calculator/years-field.tsx'

type Props = { asked: Terms; refused: Record<string, string>; exchange: ExchangeRate }

/** Three figures and the payment they make; sent, they go on in the calculator. */
export function QuickQuota({ asked, refused, exchange }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const rateDate = useRateDate()
  const [terms, setTerms] = useState(asked)
  const withPrice = useWithPrice()
  const { currency, price, years } = terms
  return (
    <section className={styles.quick}>
      <h2>{t('mortgage.quick.title')}</h2>
      <form id="loan" className="stack" action={toPath('loan_calculator', language)}>
        <CurrencySwitch
          label={t('mortgage.calc.currency')}
          name="currency"
          currency={currency}
          onChange={(next) => setTerms(convertTerms(terms, next, exchange))}
        />
        <MoneyField
          name="price"
          refused={refused.price}
          label={t('mortgage.calc.price')}
          currency={currency}
          value={price}
          onChange={(amount) => setTerms(withPrice(terms, amount))}
        />
        <div className={styles.pair}>
          <InitialPercentField
            refused={refused.initial_percent}
            value={calculateInitialPercent(terms)}
            onChange={(percent) => setTerms(withInitial(terms, (price * percent) / 100))}
          />
          <YearsField years={years} onChange={(chosen) => setTerms(withYears(terms, chosen))} />
        </div>
        <output className={styles.result}>
          <Payment terms={terms} calculation={calculateLoan(terms)} exchange={exchange} />
        </output>
        <p className="fine">
          {t('mortgage.calc.rate_hint', {
            rate: getDefaultRate(currency),
            date: formatLongDate(rateDate(currency), language),
          })}
        </p>
        <Button type="submit" className={styles.continue}>
          {t('mortgage.quick.continue')}
        </Button>
      </form>
    </section>
  )
}
