import { IconHomeSearch } from '@tabler/icons-react'

import type { Currency } from '#contract/currency.ts'

import { money } from '../money.ts'
import { pathTo } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { pathToLoanForm } from '../lead/forms/loan-address.ts'
import styles from './loan-ways.module.css'

type Props = { price: number; currency: Currency; loan_amount: number; initial_payment: number }

/** Where one goes on with a figure in hand: to the homes it buys, and to someone who helps. */
export function LoanWays({ price, currency, ...purchase }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const query = new URLSearchParams({ max_price: String(price), ...(currency !== 'USD' && { currency }) })
  return (
    <div className={styles.ways}>
      {price > 0 && (
        <ButtonLink to={`${pathTo('buy', language)}?${query}`}>
          <IconHomeSearch size={20} stroke={1.75} aria-hidden />
          {t('mortgage.calc.search', { price: money(price, currency, language) })}
        </ButtonLink>
      )}
      <ButtonLink to={pathToLoanForm({ ...purchase, currency }, language)} look="secondary">
        {t('mortgage.apply')}
      </ButtonLink>
    </div>
  )
}
