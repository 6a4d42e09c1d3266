import { currencies, type Currency } from '#contract/currency.ts'
import { movePrice } from '#contract/workspace/bulk.ts'
import type { WorkspaceRow } from '#contract/workspace/workspace.ts'

import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import form from '../../ui/form/form.module.css'
import styles from './bulk.module.css'
import { readChange } from './read-change.ts'

export type PriceText = { by: 'percent' | 'amount'; text: string; currency: Currency; isSure: boolean }
type Props = { rows: readonly WorkspaceRow[]; value: PriceText; onChange: (value: PriceText) => void }

/** By how much prices move, with what becomes of those that are marked on this page. */
export function PriceFields({ rows, value, onChange }: Props) {
  const t = useTexts()
  const set = (change: Partial<PriceText>) => onChange({ ...value, ...change })
  return (
    <>
      <label className={form.field}>
        <span className={form.label}>{t('bulk.by')}</span>
        <select value={value.by} onChange={({ target }) => set({ by: target.value as PriceText['by'] })}>
          <option value="percent">{t('bulk.by.percent')}</option>
          <option value="amount">{t('bulk.by.amount')}</option>
        </select>
      </label>
      {value.by === 'amount' && (
        <label className={form.field}>
          <span className={form.label}>{t('bulk.currency')}</span>
          <select value={value.currency} onChange={({ target }) => set({ currency: target.value as Currency })}>
            {currencies.map((one) => (
              <option key={one} value={one}>
                {one === 'USD' ? 'US$' : 'RD$'}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={form.field}>
        <span className={form.label}>{t(value.by === 'percent' ? 'bulk.percent' : 'bulk.amount')}</span>
        <input required maxLength={20} value={value.text} onChange={({ target }) => set({ text: target.value })} />
      </label>
      <Examples rows={rows} value={value} />
      <label className={form.check}>
        <input type="checkbox" checked={value.isSure} onChange={({ target }) => set({ isSure: target.checked })} />
        <span>{t('bulk.is_sure')}</span>
      </label>
    </>
  )
}

const shown = 5

/** The first prices as they are and as they would be, rounded as they will be. */
function Examples({ rows, value }: Pick<Props, 'rows' | 'value'>) {
  const t = useTexts()
  const language = useLanguage()
  const change = readChange(value)
  if (!('percent' in change) && !('amount' in change)) return null
  const priced = rows.flatMap(({ code, price, currency, business_type }) =>
    price !== null && currency && business_type ? [{ code: code!, price, currency, business_type }] : [],
  )
  return (
    <table className={styles.prices}>
      <caption className="visually-hidden">{t('bulk.examples')}</caption>
      <tbody>
        {priced.slice(0, shown).map((row) => {
          const next = movePrice(row, change)
          return (
            <tr key={row.code}>
              <th scope="row">{row.code}</th>
              <td>{formatMoney(row.price, row.currency, language)}</td>
              <td>{next === null ? t('bulk.stays') : formatMoney(next, row.currency, language)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
