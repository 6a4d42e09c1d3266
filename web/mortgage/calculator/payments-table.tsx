import { IconDownload } from '@tabler/icons-react'

import type { Currency } from '#contract/currency.ts'
import type { Instalment } from '#contract/mortgage/mortgage.ts'

import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import styles from './payments-table.module.css'

type Props = {
  rows: Instalment[]
  by: 'year' | 'month'
  currency: Currency
  hasExtra: boolean
  onBy: (by: 'year' | 'month') => void
  onSave: () => void
}

const columns = ['paid', 'to_interest', 'to_principal', 'balance'] as const

/** What each month or year pays, to what it goes, and what is still owed. */
export function PaymentsTable({ rows, by, currency, hasExtra, onBy, onSave }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const write = (amount: number) => formatMoney(Math.round(amount * 100) / 100, currency, language, 'always')
  return (
    <>
      <div className={styles.tools}>
        <fieldset className={styles.pills}>
          <legend className="visually-hidden">{t('mortgage.calc.rows')}</legend>
          {(['year', 'month'] as const).map((one) => (
            <label key={one}>
              <input
                className="visually-hidden"
                type="radio"
                form="loan"
                name="rows"
                value={one}
                checked={by === one}
                onChange={() => onBy(one)}
              />
              {t(`mortgage.calc.by_${one}`)}
            </label>
          ))}
        </fieldset>
        <noscript>
          <Button type="submit" form="loan" look="secondary" isSmall>
            {t('mortgage.calc.submit')}
          </Button>
        </noscript>
        <Button look="secondary" isSmall className={styles.save} onClick={onSave}>
          <IconDownload size={18} stroke={1.75} aria-hidden />
          {t('mortgage.calc.csv')}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section className={styles.scroll} aria-label={t('mortgage.calc.table')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(`mortgage.calc.${by}`)}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`mortgage.calc.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ interest, principal, balance }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its month
              <tr key={at}>
                <th scope="row">{at + 1}</th>
                <td>{write(interest + principal)}</td>
                <td>{write(interest)}</td>
                <td>{write(principal)}</td>
                <td>{write(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {hasExtra && <p className={styles.note}>{t('mortgage.calc.with_extra')}</p>}
    </>
  )
}
