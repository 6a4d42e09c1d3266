import { useTexts } from '../../texts.ts'
import { EmailInput } from '../../ui/form/email-input.tsx'
import { IdentificationInput, IdentificationTypeInput } from '../../account/inputs/identification-input.tsx'
import { PhoneInput } from '../../ui/form/phone-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import type { Field } from '../../ui/form/use-form.ts'

/** Who writes. */
export function FullNameInput({ field, label }: { field: Field; label?: string }) {
  const t = useTexts()
  return <TextInput field={field} label={label ?? t('lead.full_name')} autoComplete="name" maxLength={120} isRequired />
}

/** Where an answer reaches whoever writes. */
export function ReachInputs({ phone, email }: { phone: Field; email: Field }) {
  const t = useTexts()
  return (
    <>
      <PhoneInput field={phone} label={t('lead.phone')} isRequired />
      <EmailInput field={email} label={t('lead.email')} />
    </>
  )
}

/** A mobile number, and another one for whoever has it. */
export function NumbersInputs({ cellphone, phone }: { cellphone: Field; phone: Field }) {
  const t = useTexts()
  return (
    <>
      <PhoneInput field={cellphone} label={t('lead.cellphone')} isRequired />
      <PhoneInput field={phone} label={t('lead.facts.phone')} />
    </>
  )
}

/** A cédula or a passport. */
export function IdentityInputs({ type, number }: { type: Field; number: Field }) {
  return (
    <>
      <IdentificationTypeInput field={type} isRequired />
      <IdentificationInput field={number} type={type.value} isRequired />
    </>
  )
}

/** A birthday, in the way in which the browser asks for a day. */
export function BirthInput({ field }: { field: Field }) {
  const t = useTexts()
  return (
    <TextInput
      field={field}
      label={t('lead.facts.birth_date')}
      type="date"
      autoComplete="bday"
      min="1900-01-01"
      isRequired
    />
  )
}
