import type { Currency } from '#contract/currency.ts'
import type { ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'

import { longDate } from '../dates.ts'
import { money } from '../money.ts'
import { useLanguage, useTexts } from '../texts.ts'
import styles from './payment.module.css'
import type { Reckoned } from './calculator/reckon.ts'
import type { Terms } from './calculator/terms.ts'

type Props = { terms: Pick<Terms, 'currency'>; reckoned: Reckoned | null; exchange: ExchangeRate }

/** The payment in its own currency, and about so much in the other one at the dated rate. */
export function Payment({ terms: { currency }, reckoned, exchange: { rate, date } }: Props) {
  const t = useTexts()
  const language = useLanguage()
  if (!reckoned) return <p className={styles.impossible}>{t('mortgage.calc.impossible')}</p>
  const { payment } = reckoned
  const [other, turned]: [Currency, number] = currency === 'USD' ? ['DOP', payment * rate] : ['USD', payment / rate]
  return (
    <>
      <p className="muted">{t('mortgage.calc.monthly')}</p>
      <p className={styles.payment}>{money(Math.round(payment * 100) / 100, currency, language, true)}</p>
      <p className={styles.other}>
        {t('mortgage.calc.at_rate', {
          amount: money(Math.round(turned), other, language),
          rate: money(rate, 'DOP', language, true),
          date: longDate(date, language),
        })}
      </p>
    </>
  )
}
