import { useState } from 'react'

import type { Currency } from '#contract/currency.ts'

import { money } from '../../money.ts'
import { useLanguage } from '../../texts.ts'
import { TextInput } from './text-input.tsx'
import type { Field } from './use-form.ts'

type Props = { field: Field; label: string; currency: Currency; isRequired?: boolean; hint?: string }

/** More digits than any price has. */
const mostDigits = 12

/**
 * An amount in whole units: written with its currency and thousands while it grows, as it is typed while its middle is
 * changed. What is kept are its digits.
 */
export function MoneyInput({ field, currency, ...more }: Props) {
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = field.value === '' ? '' : money(Number(field.value), currency, language)
  return (
    <TextInput
      {...more}
      field={{
        ...field,
        value: typed ?? shown,
        onChange: (text) => {
          const digits = text
            .replace(/\D/g, '')
            .replace(/^0+(?=\d)/, '')
            .slice(0, mostDigits)
          const caret =
            document.activeElement instanceof HTMLInputElement ? document.activeElement.selectionStart : null
          setTyped(caret === null || caret === text.length ? null : text)
          field.onChange(digits)
        },
        onBlur: (event) => {
          setTyped(null)
          field.onBlur(event)
        },
      }}
      inputMode="numeric"
      autoComplete="off"
      maxLength={24}
    />
  )
}
