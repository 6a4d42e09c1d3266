import { FieldFrame } from './field-frame.tsx'
import type { Field } from './use-form.ts'

type Props = {
  field: Field
  label: string
  /** Said where nothing is chosen; left out, something always is. */
  none?: string
  hint?: string | undefined
  options: readonly { value: string; label: string }[]
  autoComplete?: string
  isRequired?: boolean
}

/** One of several, or none where it may be. */
export function SelectInput({ field, label, none, hint, options, autoComplete, isRequired }: Props) {
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      {(tied) => (
        <select autoComplete={autoComplete} {...tied}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
