import { useId } from 'react'

import styles from './form.module.css'
import type { Field } from './use-form.ts'

type Props = { field: Field; label: string; isRequired?: boolean } & Pick<
  React.ComponentProps<'textarea'>,
  'rows' | 'maxLength' | 'placeholder'
>

/** A text of several lines; it grows with what is written where the browser lets it. */
export function TextArea({
  field: { name, value, problem, onChange, onBlur },
  label,
  isRequired,
  rows = 4,
  ...more
}: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </label>
      <textarea
        {...more}
        id={id}
        name={name}
        rows={rows}
        value={value}
        required={isRequired}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
