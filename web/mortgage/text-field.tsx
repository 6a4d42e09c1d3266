import styles from '../ui/field.module.css'

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
  return (
    <label className={styles.field}>
      {label}
      <input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={value}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && <small>{hint}</small>}
    </label>
  )
}
