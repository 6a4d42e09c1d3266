import { FieldFrame } from './field-frame.tsx'
import type { Field } from './use-form.ts'

type Props = { field: Field; label: string; isRequired?: boolean } & Pick<
  React.ComponentProps<'textarea'>,
  'rows' | 'maxLength' | 'placeholder'
>

/** A text of several lines; it grows with what is written where the browser lets it. */
export function TextArea({ field, label, isRequired, rows = 4, ...more }: Props) {
  return (
    <FieldFrame field={field} label={label} isRequired={isRequired}>
      {(tied) => <textarea {...more} rows={rows} {...tied} />}
    </FieldFrame>
  )
}
