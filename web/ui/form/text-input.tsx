import { FieldFrame } from './field-frame.tsx'
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
  'type' | 'list' | 'autoComplete' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'placeholder' | 'spellCheck'
>

/** One line of text: its label above, what is wrong with it below. */
export function TextInput({ field, label, hint, isRequired, end, ...more }: Props) {
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      {(tied) => (
        <div className={styles.line}>
          <input {...more} {...tied} />
          {end}
        </div>
      )}
    </FieldFrame>
  )
}
