import { useId } from 'react'

import { LabelText, ProblemText } from './field-frame.tsx'
import styles from './form.module.css'
import type { Field } from './use-form.ts'

type Props<Choice extends string> = {
  field: Field<readonly Choice[]>
  title: string
  choices: readonly { value: Choice; label: string; text?: string }[]
  /** Whether short choices stand beside each other. */
  isInline?: boolean
  isRequired?: boolean
}

/** One or several of a few things. */
export function ChoicesInput<Choice extends string>({ field, title, choices, isInline, isRequired }: Props<Choice>) {
  const { name, value, problem, onChange, onBlur } = field
  const id = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className={styles.label}>
        <LabelText text={title} isRequired={isRequired} />
      </legend>
      <div className={isInline ? styles.inline : ''}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.check}>
            <input
              type="checkbox"
              name={name}
              value={choice.value}
              checked={value.includes(choice.value)}
              aria-invalid={problem ? true : undefined}
              onChange={({ target }) => {
                onChange(target.checked ? [...value, choice.value] : value.filter((other) => other !== choice.value))
              }}
              // From one box to the next is inside the field.
              onBlur={(event) => {
                const next = event.relatedTarget
                if (!(next instanceof HTMLInputElement && next.name === name)) onBlur(event)
              }}
            />
            <span>
              {choice.label}
              {choice.text && <small>{choice.text}</small>}
            </span>
          </label>
        ))}
      </div>
      <ProblemText id={id} problem={problem} />
    </fieldset>
  )
}
