import { Link } from 'react-router'

import type { Currency } from '#contract/fields.ts'
import { averageRates, initialLimits, termLimits } from '#contract/mortgage/loan-terms.ts'

import { formatShortMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { changeSearch } from '../search-address.ts'
import { AmountField } from './amount-field.tsx'
import type { FilterData } from './filter-data.ts'
import { Pills } from './pills.tsx'
import { PriceSlider } from './price-slider.tsx'
import styles from './price-fields.module.css'

/** Lowest and highest price and the monthly payment in either currency, and how the listings spread over the prices. */
export function PriceFields({ asked, facets, problems, search }: FilterData) {
  const t = useTexts()
  const language = useLanguage()
  const bands = facets.price.filter(({ count }) => count > 0)
  return (
    <div className="stack">
      <Pills
        name="currency"
        legend={t('search.currency')}
        options={(['USD', 'DOP'] as const).map((value) => ({ value, label: t(`search.currency_${value}`) }))}
        asked={asked}
      />
      <PriceSlider bands={facets.price} search={search} />
      <div className={styles.bounds}>
        <AmountField name="min_price" label={t('search.min_price')} asked={asked} problem={problems.min_price} />
        <AmountField name="max_price" label={t('search.max_price')} asked={asked} problem={problems.max_price} />
      </div>
      {search.business_type !== 'lease' && <PaymentField asked={asked} problem={problems.max_payment} />}
      {bands.length > 0 && (
        <ul className={styles.bands} aria-label={t('search.price_bands')}>
          {bands.map(({ min_price, max_price, currency, count }) => (
            <li key={min_price}>
              <Link
                to={changeSearch(search, { min_price, max_price: max_price ?? undefined, currency }, language)}
                preventScrollReset
              >
                {bandName(min_price, max_price, currency)}
                <small>{t('search.count', { count })}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )

  function bandName(least: number, most: number | null, currency: Currency): string {
    if (most === null) return t('search.range_from', { least: formatShortMoney(least, currency) })
    if (least <= 0) return t('search.range_to', { most: formatShortMoney(most, currency) })
    return t('search.range_both', { least: formatShortMoney(least, currency), most: formatShortMoney(most, currency) })
  }
}

/** The highest monthly payment, and of which loan. */
function PaymentField({ asked, problem }: { asked: URLSearchParams; problem: string | undefined }) {
  const t = useTexts()
  return (
    <div className={styles.payment}>
      <AmountField name="max_payment" label={t('search.max_payment')} asked={asked} problem={problem} />
      <p>
        {t('search.payment_terms', {
          share: initialLimits.usual * 100,
          years: termLimits.usual,
          usd: percent(averageRates.USD.yearlyRate),
          dop: percent(averageRates.DOP.yearlyRate),
        })}
      </p>
    </div>
  )
}

function percent(share: number): string {
  return (share * 100).toFixed(2)
}
