import { IconChevronDown } from '@tabler/icons-react'

import type { Currency } from '#contract/fields.ts'

import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { listYears, type Quota } from './quota.ts'
import styles from './payment-schedule.module.css'

/** Year by year: what goes to interest, what to the debt, and what is still owed. */
export function PaymentSchedule({ quota, currency }: { quota: Quota; currency: Currency }) {
  const t = useTexts()
  const language = useLanguage()
  const write = (amount: number) => formatMoney(Math.round(amount), currency, language)
  return (
    <details className={styles.schedule}>
      <summary>
        {t('property.quota.schedule')}
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section className={styles.scroll} aria-label={t('property.quota.schedule')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('property.quota.year')}</th>
              <th scope="col">{t('property.quota.to_interest')}</th>
              <th scope="col">{t('property.quota.to_principal')}</th>
              <th scope="col">{t('property.quota.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {listYears(quota).map(({ interest, principal, balance }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its year
              <tr key={at}>
                <th scope="row">{at + 1}</th>
                <td>{write(interest)}</td>
                <td>{write(principal)}</td>
                <td>{write(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
