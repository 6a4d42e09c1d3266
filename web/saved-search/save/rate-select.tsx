import { useId } from 'react'

import { alertRates, type AlertRate } from '#contract/saved-search/saved-search.ts'

import { useTexts } from '../../texts.ts'
import form from '../../ui/form/form.module.css'

type Props<Rate extends AlertRate> = {
  value: Rate
  onChange: (rate: Rate) => void
  /** Of which search, where there are several. */
  of?: string
  /** Whether emails may be left off. */
  hasOff?: boolean
  isDisabled?: boolean
}

/** How often emails tell of a search. */
export function RateSelect<Rate extends AlertRate>({ value, onChange, of, hasOff = true, isDisabled }: Props<Rate>) {
  const t = useTexts()
  const id = useId()
  return (
    <div className={form.field}>
      <label htmlFor={id}>{t('saved.rate')}</label>
      <select
        id={id}
        aria-label={of && t('saved.rate_one', { name: of })}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value as Rate)}
      >
        {alertRates
          .filter((rate) => hasOff || rate !== 'off')
          .map((rate) => (
            <option key={rate} value={rate}>
              {t(`saved.rate_${rate}`)}
            </option>
          ))}
      </select>
    </div>
  )
}
