import { eq } from 'drizzle-orm'

import type { Transaction } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import { enqueueMail } from '../mail/queries.ts'
import type { Tools } from '../tools.ts'
import { attemptKey, forgetAttempts } from '../http/limit/queries.ts'
import { requireGoodPassword } from './good-password.ts'
import { findSignUp, openAccount, takeSignUp } from './open-account.ts'
import { type Client, dropNewEmail, endSessions, findClient, findLink, takeLink } from './queries.ts'
import { isSigned, type SignedLink } from './signature.ts'
import { clients } from './table.ts'

/**
 * Sets a new password by an email's link, once; every session ends with whatever was asked for in one, and the owner is
 * told. Where nobody has confirmed the address yet, whoever reads its emails opens the account so.
 */
export async function resetPassword(tools: Tools, link: SignedLink, newPassword: string): Promise<void> {
  const { db, secret, passwords } = tools
  if (!isSigned(secret, 'restore_password', link)) throw new AppError('link.wrong_signature')
  const known = (await findSignUp(db, 'restore_password', link.id)) ?? (await findLink(db, 'restore_password', link.id))
  if (!known) throw new AppError('link.expired')
  // Refused, the link is as good as before.
  await requireGoodPassword(tools, newPassword, known)
  const password = await passwords.hash(newPassword)
  await db.transaction(async (tx) => {
    const signUp = await takeSignUp(tx, 'restore_password', link.id)
    const id = signUp ? null : await takeLink(tx, 'restore_password', link.id)
    const owner = signUp ?? (id === null ? null : await findClient(tx, id))
    if (!owner) throw new AppError('link.expired')
    const client = signUp ? await openAccount(tx, { ...signUp, password }) : await setPassword(tx, owner.id, password)
    if (!client) throw new AppError('link.expired')
    await forgetAttempts(tx, attemptKey('sign_in', client.email))
    await enqueueMail(tx, { kind: 'password_changed', to: client.email, language: client.language })
  })
  tools.wakeOutbox()
}

async function setPassword(tx: Transaction, id: number, password: string): Promise<Client | undefined> {
  const [client] = await tx.update(clients).set({ password }).where(eq(clients.id, id)).returning()
  await endSessions(tx, id)
  await dropNewEmail(tx, id)
  return client
}
