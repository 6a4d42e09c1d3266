import { useId } from 'react'

import styles from '../../ui/field.module.css'

type Props = {
  name: string
  label: string
  value: string
  onChange: (text: string) => void
  hint?: string
  isWrong?: boolean
}

/** A number with a fraction, as it is typed. */
export function TextField({ name, label, value, onChange, hint, isWrong }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}
