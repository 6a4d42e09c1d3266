import { useId } from 'react'

import styles from './form.module.css'
import type { Field } from './use-form.ts'

type Props = {
  field: Field
  label: string
  hint?: string
  isRequired?: boolean
  /** Stands inside the field, at its end. */
  end?: React.ReactNode
} & Pick<
  React.ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'placeholder' | 'spellCheck'
>

/** One line of text: its label above, what is wrong with it below. */
export function TextInput({
  field: { name, value, problem, onChange, onBlur },
  label,
  hint,
  isRequired,
  end,
  ...more
}: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </label>
      <div className={styles.line}>
        <input
          {...more}
          id={id}
          name={name}
          value={value}
          required={isRequired}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
        {end}
      </div>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
