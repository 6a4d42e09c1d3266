import { tokenPrefix } from '#contract/connection/token.ts'

/** Whether a call brings a token of a program, good or not: it looks nothing like a session's. */
export function isTokenCall(authorization: string | undefined): boolean {
  return new RegExp(`^Bearer ${tokenPrefix}`, 'i').test(authorization ?? '')
}
