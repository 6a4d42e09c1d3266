import { longestAmountText } from '#contract/amount.ts'

import { groupWhileTyping } from '../../ui/keep-grouped.ts'
import { formatValue } from './asked.ts'
import styles from '../../ui/field.module.css'

type Props = { name: string; label: string; asked: URLSearchParams; problem?: string | undefined }

/** An amount, grouped while it is typed; what is wrong with it stands under it. */
export function AmountField({ name, label, asked, problem }: Props) {
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
        defaultValue={formatValue(name, asked)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${name}-problem` : undefined}
      />
      {problem && (
        <p id={`${name}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
