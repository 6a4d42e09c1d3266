import { useEffect, useState } from 'react'

import type { Currency } from '#contract/currency.ts'
import { isBlankAmount, longestAmountText, readAmount } from '#contract/amount.ts'

import { formatMoney } from '../../money.ts'
import { useLanguage } from '../../texts.ts'
import { groupWhileTyping } from '../keep-grouped.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './form.module.css'
import type { Field } from './use-form.ts'

type Props = { field: Field; label: string; currency: Currency; isRequired?: boolean; hint?: string }

/**
 * An amount: written with its currency and thousands while it grows, as it is typed while its middle is changed. What
 * is kept is the number, or what was typed where that is none.
 */
export function MoneyInput({ field, currency, ...more }: Props) {
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const { value, onChange } = field
  const isNumber = /^\d+(\.\d+)?$/.test(value)

  // "RD$ 5,000" is no amount in dollars, and is one once pesos are chosen.
  useEffect(() => {
    const kept = normalizeAmount(value, currency)
    if (kept !== value) onChange(kept)
    // oxlint-disable-next-line react/exhaustive-deps -- what is typed is read where it is typed
  }, [currency])

  function change({ target }: React.ChangeEvent<HTMLInputElement>): void {
    const text = target.value
    const isGrowing = target.selectionStart === text.length && /^[^.]*\d$/.test(text)
    const isWritten = isBlankAmount(text) || (isGrowing && !Number.isNaN(readAmount(text, currency)))
    setTyped(isWritten ? null : text)
    onChange(normalizeAmount(text, currency))
  }

  return (
    <FieldFrame
      field={{
        ...field,
        value: typed ?? (isNumber ? formatMoney(Number(value), currency, language, true) : value),
        onBlur: (event) => {
          setTyped(null)
          field.onBlur(event)
        },
      }}
      {...more}
    >
      {(tied) => (
        <div className={styles.line}>
          <input
            {...tied}
            ref={groupWhileTyping}
            onChange={change}
            inputMode="decimal"
            autoComplete="off"
            maxLength={longestAmountText}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** The number as a call has it; what is none as it was typed, so that it is refused and not lost. */
export function normalizeAmount(text: string, currency: Currency): string {
  if (isBlankAmount(text)) return ''
  const amount = readAmount(text, currency)
  return Number.isNaN(amount) ? text : String(amount)
}
