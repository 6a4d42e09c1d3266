import { maskPhone } from './masks.ts'
import { TextInput } from './text-input.tsx'
import type { Field } from './use-form.ts'

type Props = { field: Field; label: string; isRequired?: boolean }

/** A telephone number, written as (809) 555-0100 while it is typed; numbers of other countries begin with +. */
export function PhoneInput({ field, ...more }: Props) {
  const onChange = (text: string) => field.onChange(maskPhone(text, field.value))
  return (
    <TextInput
      {...more}
      field={{ ...field, onChange }}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="(809) 555-0100"
      maxLength={24}
    />
  )
}
