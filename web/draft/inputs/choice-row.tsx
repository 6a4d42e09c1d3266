import { useId } from 'react'

import { isSame } from '#contract/draft/apply-operations.ts'

import { LabelText } from '../../ui/form/field-frame.tsx'
import styles from './inputs.module.css'

type Props<Value> = {
  name: string
  label: string
  hint?: string | undefined
  isRequired?: boolean
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** One of a few things beside each other, as radio buttons that look like one bar. */
export function ChoiceRow<Value>({ name, label, hint, isRequired, choices, value, onChoose }: Props<Value>) {
  const id = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>
        <LabelText text={label} isRequired={isRequired} />
      </legend>
      <div className={styles.bar}>
        {choices.map((choice) => (
          <label key={String(choice.value)}>
            <input
              type="radio"
              name={`${id}-${name}`}
              checked={isSame(choice.value, value)}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </fieldset>
  )
}
