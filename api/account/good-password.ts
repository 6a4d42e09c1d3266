import { AppError } from '../http/app-error.ts'
import type { Tools } from '../tools/tools.ts'

/** Words that everyone here would try. */
const ofThisPlace = ['inmobiliaria', 'marquesina', 'dominicana', 'santodomingo', 'santiago', 'puntacana', 'quisqueya']

/** What everyone knows of somebody. */
export function knownOf({ email, full_name }: { email: string; full_name: string }): string[] {
  return [email.split('@')[0]!, ...full_name.split(' ')]
}

/** Refuses a password that is on the list of common ones, or made of what is known of its owner. */
export function requireGoodPassword({ passwords }: Pick<Tools, 'passwords'>, password: string, known: string[]): void {
  if (passwords.isCommon(password, [...ofThisPlace, ...known])) {
    throw new AppError('request.invalid', { errors: { password: ['field.password_common'] } })
  }
}
