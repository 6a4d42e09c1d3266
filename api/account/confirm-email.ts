import { eq, sql } from 'drizzle-orm'

import { AppError } from '../http/app-error.ts'
import { followAccount } from '../newsletter/queries.ts'
import type { Tools } from '../tools/tools.ts'
import { dropLinks, findClient, findClientByEmail, takeLink, type Transaction } from './queries.ts'
import { isSigned, type SignedLink } from './signature.ts'
import { clients } from './table.ts'

/** Confirms the address of an account, or the new one that waits to take its place. */
export async function confirmEmail({ db, secret }: Tools, link: SignedLink): Promise<void> {
  const kind = isSigned(secret, 'confirm_email', link)
    ? 'confirm_email'
    : isSigned(secret, 'confirm_new_email', link)
      ? 'confirm_new_email'
      : null
  if (!kind) throw new AppError('link.wrong_signature')
  await db.transaction(async (tx) => {
    const id = await takeLink(tx, kind, link.id)
    if (id === null) throw new AppError('link.expired')
    if (kind === 'confirm_new_email') return takeNewEmail(tx, id)
    return tx
      .update(clients)
      .set({ confirmed_at: sql`coalesce(${clients.confirmed_at}, now())` })
      .where(eq(clients.id, id))
  })
}

async function takeNewEmail(tx: Transaction, id: number): Promise<void> {
  const client = await findClient(tx, id)
  // Somebody may have opened an account with it meanwhile.
  if (!client?.new_email || (await findClientByEmail(tx, client.new_email))) throw new AppError('link.expired')
  // Whoever reads the letters of the address before has no more say.
  await dropLinks(tx, id, 'restore_password')
  const [moved] = await tx
    .update(clients)
    .set({ email: client.new_email, new_email: null })
    .where(eq(clients.id, id))
    .returning()
  // The newsletter goes where the account's letters go.
  if (!client.is_subscribed) return
  await followAccount(tx, { ...client, is_subscribed: false })
  await followAccount(tx, moved!)
}
