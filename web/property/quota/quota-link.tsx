import { IconCalculator } from '@tabler/icons-react'

import type { Property } from '#contract/property/property.ts'

import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { calculateQuota, getDefaultQuotaTerms } from './quota.ts'
import styles from './quota-link.module.css'

/** The usual quota beside the price; it leads to the calculator. */
export function QuotaLink({ property }: { property: Property }) {
  const t = useTexts()
  const language = useLanguage()
  const quota = calculateQuota(getDefaultQuotaTerms(property))
  if (!quota) return null
  return (
    <a className={styles.link} href="#cuota">
      <IconCalculator size={18} stroke={1.75} aria-hidden />
      {t('property.quota.from', { payment: formatMoney(Math.round(quota.payment), property.currency, language) })}
    </a>
  )
}
