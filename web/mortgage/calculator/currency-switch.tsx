import { currencies, type Currency } from '#contract/currency.ts'

import { useTexts } from '../../texts.ts'
import styles from './currency-switch.module.css'

/** Dollars or pesos. */
export function CurrencySwitch({ currency, onChange }: { currency: Currency; onChange: (currency: Currency) => void }) {
  const t = useTexts()
  return (
    <fieldset className={styles.currencies}>
      <legend className="visually-hidden">{t('mortgage.calc.currency')}</legend>
      {currencies.map((one) => (
        <label key={one}>
          <input type="radio" name="currency" value={one} checked={one === currency} onChange={() => onChange(one)} />
          <span>{one === 'USD' ? 'US$' : 'RD$'}</span>
        </label>
      ))}
    </fieldset>
  )
}
