import { identification, isCedulaConsistent } from '#contract/account/profile.ts'

import { useTexts } from '../../texts.ts'
import { maskCedula } from '../../ui/form/masks.ts'
import { SelectInput } from '../../ui/form/select-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import type { Field } from '../../ui/form/use-form.ts'

type Props = { field: Field; type: string; isRequired?: boolean }

/** A cédula is written with its hyphens; one whose check digit is another is only warned of, for such exist. */
export function IdentificationInput({ field, type, ...more }: Props) {
  const t = useTexts()
  const isCedula = type !== 'passport'
  const onChange = (text: string) =>
    field.onChange(isCedula ? maskCedula(text, field.value) : text.replace(/[^A-Za-z0-9]/g, '').toUpperCase())
  const isWhole = field.value.replace(/\D/g, '').length === 11
  return (
    <TextInput
      {...more}
      field={{ ...field, onChange }}
      label={t('form.identification')}
      inputMode={isCedula ? 'numeric' : 'text'}
      placeholder={isCedula ? '000-0000000-0' : ''}
      autoComplete="off"
      maxLength={20}
      spellCheck={false}
      {...(isCedula && isWhole && !isCedulaConsistent(field.value) && { hint: t('form.identification_odd') })}
    />
  )
}

/** Which document the number is of; where it need not be given, none. */
export function IdentificationTypeInput({ field, isRequired }: { field: Field; isRequired?: boolean }) {
  const t = useTexts()
  return (
    <SelectInput
      field={field}
      label={t('form.identification_type')}
      {...(isRequired ? { isRequired } : { none: t('form.none') })}
      options={identification.types.map((value) => ({ value, label: t(`form.identification_type.${value}`) }))}
    />
  )
}
