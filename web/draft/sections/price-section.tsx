import { doesApply } from '#contract/draft/applies.ts'
import { currencies } from '#contract/currency.ts'
import { convertMoney } from '../convert-money.ts'

import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { useDraft } from '../draft-context.ts'
import { DraftChoice, DraftDate, DraftMoney } from '../inputs/draft-inputs.tsx'
import { formatMediumDate } from '../../dates.ts'
import { useRate } from '../use-rate.ts'
import { Comparing } from './comparing.tsx'
import { PricesBefore } from './prices-before.tsx'
import styles from './sections.module.css'

/** For how much, in either currency; the other one is said as it is typed. */
export function PriceSection() {
  const t = useTexts()
  const document = useDraft((snapshot) => snapshot.document)
  const currency = document.currency ?? 'USD'
  const isLease = document.business_type === 'lease'
  const isComing = document.is_under_construction || document.project
  return (
    <>
      <DraftChoice
        name="currency"
        label={t('draft.currency')}
        choices={currencies.map((value) => ({ value, label: t(`draft.currency.${value}`) }))}
      />
      <DraftMoney name="price" label={t(isLease ? 'draft.rent' : 'draft.price')} currency={currency} />
      <OtherPrices />
      <Comparing />
      <PricesBefore />
      {doesApply('maintenance_fee', document) && (
        <DraftMoney
          name="maintenance_fee"
          label={t('draft.maintenance')}
          hint={t('draft.maintenance_hint')}
          currency={currency}
        />
      )}
      {isComing && (
        <div className={styles.pair}>
          <DraftMoney name="separation_amount" label={t('draft.separation')} currency={currency} />
          <DraftDate name="delivery_date" label={t('draft.delivery')} />
        </div>
      )}
    </>
  )
}

/** The price in the other currency, and of a square metre. */
function OtherPrices() {
  const t = useTexts()
  const language = useLanguage()
  const rate = useRate()
  const { price, currency = 'USD', construction_m2, lot_m2 } = useDraft(({ document }) => document)
  if (!price || !currency) return null
  const m2 = construction_m2 || lot_m2
  const other = currency === 'USD' ? 'DOP' : 'USD'
  return (
    <p className={styles.worked} aria-live="polite">
      {rate &&
        t('draft.other_price', {
          price: formatMoney(convertMoney(price, currency, rate.rate), other, language),
          rate: formatMoney(rate.rate, 'DOP', language, true),
          date: formatMediumDate(rate.date, language),
        })}
      {m2 ? ` ${t('draft.per_m2', { price: formatMoney(price / m2, currency, language) })}` : ''}
    </p>
  )
}
