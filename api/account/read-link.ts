import type { SignedLink as Shown } from '#contract/account/account.ts'

import { AppError } from '../app-error.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { findSignUp } from './open-account.ts'
import { findLink, type Client } from './queries.ts'
import { isSigned, type LinkKind, type SignedLink } from './signature.ts'

const kinds = ['confirm_email', 'confirm_new_email', 'restore_password'] as const

/** What an email's link does, for whoever opens it; refused as its deed would be, and nothing is used up. */
export async function readLink(
  { db, secret, passwords }: Tools,
  link: SignedLink,
  session: Session | null,
): Promise<Shown> {
  const kind = kinds.find((one) => isSigned(secret, one, link))
  if (!kind) throw new AppError('link.wrong_signature')
  if (kind === 'restore_password') passwords.prepare()
  const signUp = kind === 'confirm_new_email' ? null : await findSignUp(db, kind, link.id)
  if (signUp) {
    const { full_name, email, created_at } = signUp
    return { kind, full_name, email, asked_at: created_at.toISOString() }
  }
  const client = await findLink(db, kind, link.id)
  if (!client) throw new AppError('link.expired')
  if (kind === 'confirm_new_email' && session?.client_id !== client.id) throw new AppError('link.other_account')
  return { kind, full_name: client.full_name, email: addressOf(kind, client), asked_at: null }
}

function addressOf(kind: LinkKind, { email, new_email }: Client): string {
  return kind === 'confirm_new_email' ? (new_email ?? '') : email
}
