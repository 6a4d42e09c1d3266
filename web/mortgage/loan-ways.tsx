import { IconHomeSearch } from '@tabler/icons-react'

import type { Currency } from '#contract/currency.ts'

import { formatMoney } from '../money.ts'
import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { toLoanFormPath } from '../lead/forms/loan-address.ts'
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
        <ButtonLink to={`${toPath('buy', language)}?${query}`}>
          <IconHomeSearch size={20} stroke={1.75} aria-hidden />
          {t('mortgage.calc.search', { price: formatMoney(price, currency, language) })}
        </ButtonLink>
      )}
      <ButtonLink to={toLoanFormPath({ ...purchase, currency }, language)} look="secondary">
        {t('mortgage.apply')}
      </ButtonLink>
    </div>
  )
}
