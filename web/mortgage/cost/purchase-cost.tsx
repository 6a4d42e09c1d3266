import type { ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'
import { calculateTrueCost, type Purchase } from '#contract/mortgage/true-cost.ts'

import { formatLongDate } from '../../dates.ts'
import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { CostLines } from './cost-lines.tsx'
import { describeCostLine, formatShare, formatPerMonth, getRateHoles } from './cost-words.ts'
import styles from './purchase-cost.module.css'

type Props = {
  purchase: Purchase
  /** The loan's own payment each month, and its terms. */
  loan: { payment: number; yearlyRate: number; years: number }
  exchange: ExchangeRate
}

/** What a purchase costs at once and every month, the loan's part included. */
export function PurchaseCost({ purchase, loan, exchange }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const speech = { t, language }
  const { price, currency, year } = purchase
  const cost = calculateTrueCost(purchase)
  const initial = cents(price - purchase.loan)
  const payment = cents(loan.payment)
  const write = (amount: number) => formatMoney(amount, currency, language)
  const line = (one: (typeof cost.once)[number]) => describeCostLine(one, purchase, speech)
  const yearTotal = cents(payment * 12 + cost.yearlyTotal)
  return (
    <>
      <div className={styles.columns}>
        <CostLines
          title={t('cost.once')}
          lines={[
            {
              name: t('cost.initial'),
              rule: t('cost.initial_rule', { share: formatShare(initial / price) }),
              amount: initial,
            },
            ...cost.once.map(line),
          ]}
          total={{
            name: t('cost.cash'),
            amount: cents(initial + cost.onceTotal),
            rule: `${t('cost.total_once')}: ${write(cost.onceTotal)}`,
          }}
          currency={currency}
          exchange={exchange}
        />
        <CostLines
          title={t('cost.monthly')}
          lines={[
            {
              name: t('cost.payment'),
              rule: t('cost.payment_rule', {
                amount: write(cents(purchase.loan)),
                years: loan.years,
                rate: formatShare(loan.yearlyRate).toFixed(2),
              }),
              amount: payment,
            },
            ...cost.yearly.map(line),
          ]}
          total={{
            name: t('cost.total_month'),
            amount: formatPerMonth(yearTotal),
            rule: t('cost.total_year', { amount: write(yearTotal) }),
          }}
          currency={currency}
          exchange={exchange}
        />
      </div>
      <p className={styles.note}>
        {t('cost.note', {
          ...getRateHoles(exchange, language),
          date: formatLongDate(exchange.date, language),
          year: String(year),
        })}
      </p>
    </>
  )
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
