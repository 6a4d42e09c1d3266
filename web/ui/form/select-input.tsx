import { useId } from 'react'

import styles from './form.module.css'
import type { Field } from './use-form.ts'

type Props = {
  field: Field
  label: string
  /** Said where nothing is chosen; left out, something always is. */
  none?: string
  options: readonly { value: string; label: string }[]
  autoComplete?: string
  isRequired?: boolean
}

/** One of several, or none where it may be. */
export function SelectInput({
  field: { name, value, problem, onChange, onBlur },
  label,
  none,
  options,
  autoComplete,
  isRequired,
}: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        autoComplete={autoComplete}
        required={isRequired}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
