import { eq } from 'drizzle-orm'

import { AppError } from '../http/app-error.ts'
import { wishLetter } from '../letter/queries.ts'
import type { Tools } from '../tools/tools.ts'
import { attemptKey, forgetAttempts } from '../limit/queries.ts'
import { knownOf, requireGoodPassword } from './good-password.ts'
import { endSessions, findClient, takeLink } from './queries.ts'
import { isSigned, type SignedLink } from './signature.ts'
import { clients } from './table.ts'

/**
 * Sets a new password by a letter's link, once; every session ends, and the owner is told. Whoever followed the link
 * reads the address's letters, so the address counts as confirmed.
 */
export async function resetPassword(tools: Tools, link: SignedLink, newPassword: string): Promise<void> {
  const { db, secret, passwords } = tools
  if (!isSigned(secret, 'restore_password', link)) throw new AppError('link.wrong_signature')
  requireGoodPassword(tools, newPassword, [])
  const password = await passwords.hash(newPassword)
  await db.transaction(async (tx) => {
    const id = await takeLink(tx, 'restore_password', link.id)
    if (id === null) throw new AppError('link.expired')
    const owner = await findClient(tx, id)
    if (!owner) throw new AppError('link.expired')
    // Refused, the link is as good as before.
    requireGoodPassword(tools, newPassword, knownOf(owner))
    const [client] = await tx.update(clients).set({ password }).where(eq(clients.id, id)).returning()
    if (!client) throw new AppError('link.expired')
    if (!client.confirmed_at) await tx.update(clients).set({ confirmed_at: new Date() }).where(eq(clients.id, id))
    await endSessions(tx, id)
    await forgetAttempts(tx, attemptKey('sign_in', client.email))
    await wishLetter(tx, { kind: 'password_changed', to: client.email, language: client.language })
  })
  tools.wakeOutbox()
}
