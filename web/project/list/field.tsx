import { longestAmountText } from '#contract/amount.ts'

import { groupDigits, groupWhileTyping } from '../../ui/keep-grouped.ts'
import styles from '../../ui/field.module.css'

type Common = { name: string; label: string; problem?: string | undefined }

/** A choice among what there is. */
export function Field({
  name,
  label,
  chosen,
  problem,
  children,
}: Common & { chosen: string | number | undefined; children: React.ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen ?? ''} {...faultOf(name, problem)}>
        {children}
      </select>
      <Problem name={name} problem={problem} />
    </div>
  )
}

export function AmountInput({ name, label, value, problem }: Common & { value: string | number | undefined }) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <input
        ref={groupWhileTyping}
        id={name}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={longestAmountText}
        defaultValue={formatAmount(value)}
        {...faultOf(name, problem)}
      />
      <Problem name={name} problem={problem} />
    </div>
  )
}

/** An amount of the search in groups of three; what was typed and refused as it was typed. */
export function formatAmount(value: string | number | undefined): string {
  const text = String(value ?? '')
  return groupDigits(text) ?? text
}

function faultOf(name: string, problem: string | undefined) {
  return problem ? ({ 'aria-invalid': true, 'aria-describedby': `${name}-problem` } as const) : {}
}

function Problem({ name, problem }: { name: string; problem: string | undefined }) {
  if (!problem) return null
  return (
    <p id={`${name}-problem`} className={styles.problem} role="alert">
      {problem}
    </p>
  )
}
