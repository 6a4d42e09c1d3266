import { currencies, type Currency } from '#contract/currency.ts'

import styles from './currency-switch.module.css'

type Props = {
  label: string
  /** Of its form, for the address that it asks for. */
  name: string
  currency: Currency
  onChange: (currency: Currency) => void
  className?: string | undefined
}

/** Dollars or pesos. */
export function CurrencySwitch({ label, name, currency, onChange, className = '' }: Props) {
  return (
    <fieldset className={`${styles.currencies} ${className}`}>
      <legend className="visually-hidden">{label}</legend>
      {currencies.map((one) => (
        <label key={one}>
          <input type="radio" name={name} value={one} checked={one === currency} onChange={() => onChange(one)} />
          {one === 'USD' ? 'US$' : 'RD$'}
        </label>
      ))}
    </fieldset>
  )
}
