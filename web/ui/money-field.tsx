import { useState } from 'react'

import type { Currency } from '#contract/currency.ts'

import { money } from '../money.ts'
import { useLanguage } from '../texts.ts'
import styles from './field.module.css'

type Props = { label: string; currency: Currency; value: number; onChange: (amount: number) => void; name?: string }

/** More than this is no price. */
const largest = 1e12

/** An amount in whole units: as it was typed while it is typed, written in full when the field is left. */
export function MoneyField({ label, currency, value, onChange, name }: Props) {
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label className={styles.field}>
      {label}
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={typed ?? money(value, currency, language)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(Math.min(largest, Number(target.value.replace(/\D/g, ''))))
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  )
}
