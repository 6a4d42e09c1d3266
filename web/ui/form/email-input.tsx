import { TextInput } from './text-input.tsx'
import type { Field } from './use-form.ts'

type Props = {
  field: Field
  label: string
  /** Of somebody's account, or just where to write to. */
  autoComplete?: 'email' | 'username'
}

/** An address of e-mail. */
export function EmailInput({ autoComplete = 'email', ...more }: Props) {
  return <TextInput {...more} type="email" autoComplete={autoComplete} isRequired />
}
