import { useTexts } from '../../texts.ts'
import { TextInput } from '../form/text-input.tsx'
import type { Field } from '../form/use-form.ts'

/** A birthday, in the way in which the browser asks for a day. */
export function BirthInput({ field }: { field: Field }) {
  const t = useTexts()
  return (
    <TextInput field={field} label={t('lead.birth_date')} type="date" autoComplete="bday" min="1900-01-01" isRequired />
  )
}
