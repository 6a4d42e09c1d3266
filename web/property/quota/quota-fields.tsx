import type { ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'
import { highestYearlyRate, initialLimits, termLimits } from '#contract/mortgage/loan-terms.ts'

import { formatPercent } from '#locales/percent.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { CurrencySwitch } from '../../mortgage/currency-switch.tsx'
import { MoneyField, PercentField } from '../../mortgage/number-fields.tsx'
import { convertQuotaTerms, withInitial, type Terms } from './quota.ts'
import { SliderField } from './slider-field.tsx'
import styles from './quota-fields.module.css'

type Props = { terms: Terms; onChange: (terms: Terms) => void; exchange: ExchangeRate }

/** What decides the quota. Nothing is sent: it is worked out as one types. */
export function QuotaFields({ terms, onChange, exchange }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { currency, price, initialShare, rate, years } = terms
  return (
    <div className={styles.fields}>
      <CurrencySwitch
        className={styles.currencies}
        label={t('property.quota.currency')}
        name="quota-currency"
        currency={currency}
        onChange={(one) => onChange(convertQuotaTerms(terms, one, exchange))}
      />
      <MoneyField
        label={t('property.quota.price')}
        currency={currency}
        value={price}
        onChange={(amount) => onChange({ ...terms, price: amount })}
      />
      <MoneyField
        label={t('property.quota.initial')}
        currency={currency}
        value={Math.round(price * initialShare)}
        onChange={(amount) => onChange(withInitial(terms, amount))}
      />
      <SliderField
        label={t('property.quota.share')}
        value={Math.round(initialShare * 100)}
        least={initialLimits.least * 100}
        most={initialLimits.most * 100}
        shown={formatPercent(initialShare, language)}
        onChange={(share) => onChange({ ...terms, initialShare: share / 100 })}
      />
      <SliderField
        label={t('property.quota.term')}
        value={years}
        least={termLimits.least}
        most={termLimits.most}
        shown={t('property.quota.years', { count: years })}
        onChange={(chosen) => onChange({ ...terms, years: chosen })}
      />
      <PercentField
        label={t('property.quota.rate')}
        most={highestYearlyRate * 100}
        value={rate}
        onChange={(text) => onChange({ ...terms, rate: text })}
      />
    </div>
  )
}
