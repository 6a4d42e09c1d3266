import type { Currency } from '#contract/currency.ts'
import type { ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'

import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import styles from './cost-lines.module.css'

export type Line = {
  name: string
  rule: string
  amount: number
  /** Set by law, estimated by us, or waived; what is neither is the buyer's own choice. */
  mark?: 'law' | 'estimate' | 'exempt'
}

type Props = {
  title: string
  lines: Line[]
  total: { name: string; amount: number; rule?: string }
  currency: Currency
  exchange: ExchangeRate
}

/** What is paid, each line with its rule, in the currency of the price and about so much in the other one. */
export function CostLines({ title, lines, total, currency, exchange }: Props) {
  const t = useTexts()
  return (
    <table className={styles.lines}>
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('cost.concept')}</th>
          <th scope="col">{t('cost.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, rule, amount, mark }) => (
          <tr key={name}>
            <th scope="row">
              {name} {mark && <small data-mark={mark}>{t(`cost.${mark}`)}</small>}
              <p>{rule}</p>
            </th>
            <Amount amount={amount} currency={currency} exchange={exchange} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {total.name}
            {total.rule && <p>{total.rule}</p>}
          </th>
          <Amount amount={total.amount} currency={currency} exchange={exchange} />
        </tr>
      </tfoot>
    </table>
  )
}

function Amount({ amount, currency, exchange: { rate } }: Pick<Props, 'currency' | 'exchange'> & { amount: number }) {
  const t = useTexts()
  const language = useLanguage()
  const other = currency === 'USD' ? 'DOP' : 'USD'
  const inOther = Math.round(currency === 'USD' ? amount * rate : amount / rate)
  return (
    <td>
      {formatMoney(amount, currency, language)}
      <p>{t('ui.or_about', { price: formatMoney(inOther, other, language) })}</p>
    </td>
  )
}
