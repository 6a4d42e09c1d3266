import { IconBrandWhatsapp, IconHomeSearch } from '@tabler/icons-react'

import type { Currency } from '#contract/currency.ts'

import { money } from '../money.ts'
import { isBuilt } from '../pages.ts'
import { pathTo } from '../paths.ts'
import { whatsappLink } from '../phone.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx'
import { useSite } from '../use-site.ts'
import styles from './loan-ways.module.css'

/** Where one goes on with a figure in hand: to the homes it buys, and to someone who helps. */
export function LoanWays({ price, currency }: { price: number; currency: Currency }) {
  const t = useTexts()
  const language = useLanguage()
  const { contact } = useSite().brand
  const query = new URLSearchParams({ max_price: String(price), ...(currency !== 'USD' && { currency }) })
  return (
    <div className={styles.ways}>
      {price > 0 && (
        <ButtonLink to={`${pathTo('buy', language)}?${query}`}>
          <IconHomeSearch size={20} stroke={1.75} aria-hidden />
          {t('mortgage.calc.search', { price: money(price, currency, language) })}
        </ButtonLink>
      )}
      {isBuilt('loan_form') ? (
        <ButtonLink to={pathTo('loan_form', language)} look="secondary">
          {t('mortgage.apply')}
        </ButtonLink>
      ) : (
        <ButtonAnchor
          href={whatsappLink(contact.whatsapp, t('mortgage.message'))}
          look="secondary"
          target="_blank"
          rel="noopener"
        >
          <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
          {t('mortgage.write')}
        </ButtonAnchor>
      )}
    </div>
  )
}
