import type { Currency } from '#contract/currency.ts'
import type { ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'

import { formatLongDate } from '../dates.ts'
import { formatMoney } from '../money.ts'
import { useLanguage, useTexts } from '../texts.ts'
import styles from './payment.module.css'
import type { LoanCalculation } from './calculator/calculate-loan.ts'
import type { Terms } from './calculator/terms.ts'

type Props = { terms: Pick<Terms, 'currency'>; calculation: LoanCalculation | null; exchange: ExchangeRate }

/** The payment in its own currency, and about so much in the other one at the dated rate. */
export function Payment({ terms: { currency }, calculation, exchange: { rate, date } }: Props) {
  const t = useTexts()
  const language = useLanguage()
  if (!calculation) return <p className={styles.impossible}>{t('mortgage.calc.impossible')}</p>
  const { payment } = calculation
  const [other, turned]: [Currency, number] = currency === 'USD' ? ['DOP', payment * rate] : ['USD', payment / rate]
  return (
    <>
      <p className="muted">{t('mortgage.calc.monthly')}</p>
      <p className={styles.payment}>{formatMoney(Math.round(payment * 100) / 100, currency, language, 'always')}</p>
      <p className={styles.other}>
        {t('mortgage.calc.at_rate', {
          amount: formatMoney(Math.round(turned), other, language),
          rate: formatMoney(rate, 'DOP', language, true),
          date: formatLongDate(date, language),
        })}
      </p>
    </>
  )
}
