import styles from './form.module.css'
import type { Field } from './use-form.ts'

type Props = { field: Field<boolean>; children: React.ReactNode }

/** Yes or no, said beside its box. */
export function CheckInput({ field: { name, value, onChange }, children }: Props) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} checked={value} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  )
}
