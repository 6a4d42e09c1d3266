import type { Currency } from '#contract/fields.ts'
import type { Payment } from '#contract/project/payment-plan.ts'

import { formatMediumDate } from '../../dates.ts'
import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { namePayment } from './payment-name.ts'
import styles from './plan-table.module.css'

type Props = {
  payments: Payment[]
  currency: Currency
  /** Pesos for a dollar. */
  rate: number
}

/** Every payment with its day, in both currencies, and what is still owed after it. */
export function PlanTable({ payments, currency, rate }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const isWhole = payments.every(({ amount, balance }) => Number.isInteger(amount) && Number.isInteger(balance))
  const write = (amount: number) => formatMoney(amount, currency, language, isWhole ? false : 'always')
  const inOther = (amount: number) =>
    currency === 'USD'
      ? formatMoney(Math.round(amount * rate), 'DOP', language)
      : formatMoney(Math.round(amount / rate), 'USD', language)
  const total = payments.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('project.plan')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('project.plan_date')}</th>
          <th scope="col">{t('project.plan_payment')}</th>
          <th scope="col" className={styles.amount}>
            {t('project.plan_amount')}
          </th>
          <th scope="col" className={styles.balance}>
            {t('project.plan_balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={`${payment.step} ${payment.number}`} data-step={payment.step}>
            <td>
              <time dateTime={payment.date}>{formatMediumDate(payment.date, language)}</time>
            </td>
            <th scope="row">{namePayment(payment, t)}</th>
            <td className={styles.amount}>
              {write(payment.amount)}
              <small>{t('ui.or_about', { price: inOther(payment.amount) })}</small>
            </td>
            <td className={styles.balance}>{write(payment.balance)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('project.plan_total')}
          </th>
          <td className={styles.amount}>
            {write(total)}
            <small>{t('ui.or_about', { price: inOther(total) })}</small>
          </td>
          <td className={styles.balance}>{write(0)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
