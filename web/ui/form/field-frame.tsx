import { useId } from 'react'

import styles from './form.module.css'
import type { Field } from './use-form.ts'

type Tied = Pick<Field, 'name' | 'value' | 'onBlur'> &
  Pick<React.AriaAttributes, 'aria-invalid' | 'aria-describedby'> & {
    id: string
    required: boolean | undefined
    onChange: (event: { target: { value: string } }) => void
  }

type Props = {
  field: Field
  label: string
  hint?: string | undefined
  isRequired?: boolean | undefined
  /** The field itself, with what ties it to its words. */
  children: (tied: Tied) => React.ReactNode
}

/** Around a field: its label above, a hint and what is wrong with it below. */
export function FieldFrame({
  field: { name, value, problem, onChange, onBlur },
  label,
  hint,
  isRequired,
  children,
}: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <LabelText text={label} isRequired={isRequired} />
      </label>
      {children({
        id,
        name,
        value,
        required: isRequired,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
        onChange: ({ target }) => onChange(target.value),
        onBlur,
      })}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <ProblemText id={id} problem={problem} />
    </div>
  )
}

/** What is asked for, and whether it must be given. */
export function LabelText({ text, isRequired }: { text: string; isRequired: boolean | undefined }) {
  return (
    <>
      {text}
      {isRequired && <span aria-hidden> *</span>}
    </>
  )
}

/** What is wrong with the field of that id. */
export function ProblemText({ id, problem }: { id: string; problem: string | undefined }) {
  return (
    problem && (
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
      </p>
    )
  )
}
