import { Link } from 'react-router'

import { businessTypes } from '#contract/property/property-type.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { changeSearch, type Search } from '../search-address.ts'
import styles from './business-switch.module.css'

/** Buying or renting: two addresses that keep every other filter but the price, which means another thing there. */
export function BusinessSwitch({ search }: { search: Search }) {
  const t = useTexts()
  const language = useLanguage()
  const prices = { min_price: undefined, max_price: undefined, max_payment: undefined, currency: undefined }
  return (
    <ul className={styles.switch} aria-label={t('search.business')}>
      {businessTypes.map((business_type) => {
        const isChosen = search.business_type === business_type
        return (
          <li key={business_type}>
            <Link
              to={changeSearch(search, { business_type, ...(isChosen ? {} : prices) }, language)}
              aria-current={isChosen ? 'true' : undefined}
              preventScrollReset
            >
              {t(`search.${business_type}`)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
