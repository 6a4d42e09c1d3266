import { PasswordInput } from '../../ui/form/password-input.tsx'
import type { Field } from '../../ui/form/use-form.ts'

type Props = {
  field: (name: 'password' | 'confirmPassword') => Field
  label: string
  hint: string
  again: string
}

/** A new password, twice. */
export function NewPassword({ field, label, hint, again }: Props) {
  return (
    <>
      <PasswordInput field={field('password')} label={label} hint={hint} autoComplete="new-password" />
      <PasswordInput field={field('confirmPassword')} label={again} autoComplete="new-password" />
    </>
  )
}
