import { useId, useState } from 'react'

import type { Currency } from '#contract/currency.ts'
import { isBlankAmount, largestAmount, longestAmountText, readAmount, readPercent } from '#contract/amount.ts'

import { formatMoney } from '../money.ts'
import { useLanguage, useTexts } from '../texts.ts'
import styles from '../ui/field.module.css'
import { groupWhileTyping } from '../ui/keep-grouped.ts'

type MoneyProps = {
  label: string
  currency: Currency
  value: number
  onChange: (amount: number) => void
  name?: string
  /** What an address brought and is no amount: it stands in the field. */
  refused?: string | undefined
}

/**
 * An amount in whole units: as it was typed while it is typed, written in full when the field is left. What is no
 * amount stays in the field with what is wrong with it, and the last that was one goes on counting.
 */
export function MoneyField({ label, currency, value, onChange, name, refused }: MoneyProps) {
  const t = useTexts()
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(refused ?? null)
  const [isLeft, setLeft] = useState(refused !== undefined)
  const isWrong = typed !== null && Number.isNaN(readTyped(typed, currency))
  return (
    <Framed
      label={label}
      isWrong={isWrong}
      problem={
        isWrong && isLeft ? t('pieces.amount_problem', { amount: formatMoney(value, currency, language) }) : undefined
      }
    >
      {(tied) => (
        <input
          {...tied}
          ref={groupWhileTyping}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={longestAmountText}
          value={typed ?? formatMoney(value, currency, language)}
          onChange={({ target }) => {
            setTyped(target.value)
            const amount = readTyped(target.value, currency)
            if (Number.isNaN(amount)) return
            setLeft(false)
            onChange(Math.round(amount))
          }}
          onBlur={({ relatedTarget }) => {
            if (!isWrong) setTyped(null)
            setLeft(isWrong && !isPress(relatedTarget))
          }}
        />
      )}
    </Framed>
  )
}

type PercentProps = {
  label: string
  /** As it was typed. */
  value: string
  onChange: (text: string) => void
  least?: number
  most: number
  name?: string
  hint?: string
  onBlur?: () => void
}

/** A percentage within bounds, as it is typed. */
export function PercentField({ label, value, onChange, least = 0, most, name, hint, onBlur }: PercentProps) {
  const t = useTexts()
  const isWrong = Number.isNaN(readPercent(value, least, most))
  const [isLeft, setLeft] = useState(isWrong)
  return (
    <Framed
      label={label}
      hint={hint}
      isWrong={isWrong}
      problem={isWrong && isLeft ? t('pieces.percent_problem', { least, most }) : undefined}
    >
      {(tied) => (
        <input
          {...tied}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={value}
          onChange={({ target }) => {
            onChange(target.value)
            if (!Number.isNaN(readPercent(target.value, least, most))) setLeft(false)
          }}
          onBlur={({ relatedTarget }) => {
            setLeft(isWrong && !isPress(relatedTarget))
            onBlur?.()
          }}
        />
      )}
    </Framed>
  )
}

type Tied = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
type FramedProps = {
  label: string
  hint?: string | undefined
  isWrong: boolean
  problem: string | undefined
  children: (tied: Tied) => React.ReactNode
}

/** Around a field: its label above, a hint and what is wrong with it below. */
function Framed({ label, hint, isWrong, problem, children }: FramedProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': isWrong || undefined, 'aria-describedby': described || undefined })}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {problem && (
        <small id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </small>
      )}
    </div>
  )
}

/** Whoever leaves for a button or a link presses it: nothing may move under the finger. */
const isPress = (target: Element | null) => target?.closest('a, button') != null

/** The amount that is typed in a `MoneyField`, of which an empty one holds none; NaN where it is none. */
export function readTyped(text: string, currency: Currency): number {
  const amount = isBlankAmount(text) ? 0 : readAmount(text, currency)
  return amount <= largestAmount ? amount : Number.NaN
}
