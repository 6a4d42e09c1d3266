import { eq, sql } from 'drizzle-orm'

import type { Transaction } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import { followAccount } from '../newsletter/queries.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { forgetSignUps, lockAddress, openAccount, takeSignUp } from './open-account.ts'
import { dropLinks, findClient, findClientByEmail, takeLink } from './queries.ts'
import { isSigned, type SignedLink } from './signature.ts'
import { clients } from './table.ts'

/**
 * Opens the account of a sign-up, and forgets the others of its address; or gives an account the new address that it asked
 * for, if whoever follows the email is signed in there: the email's reader may be a stranger to the account.
 */
export async function confirmEmail({ db, secret }: Tools, link: SignedLink, session: Session | null): Promise<void> {
  const kind = readLinkKind(secret, link)
  await db.transaction(async (tx) => {
    const signUp = kind === 'confirm_email' ? await takeSignUp(tx, kind, link.id) : null
    if (signUp) {
      if (!(await openAccount(tx, signUp))) throw new AppError('link.expired')
      return
    }
    const id = await takeLink(tx, kind, link.id)
    if (id === null) throw new AppError('link.expired')
    if (kind === 'confirm_email') return confirmUnconfirmed(tx, id)
    if (session?.client_id !== id) throw new AppError('link.other_account')
    return takeNewEmail(tx, id)
  })
}

/** Which of the two a link confirms, by its signature. */
export function readLinkKind(secret: string, link: SignedLink): 'confirm_email' | 'confirm_new_email' {
  const kind = (['confirm_email', 'confirm_new_email'] as const).find((one) => isSigned(secret, one, link))
  if (!kind) throw new AppError('link.wrong_signature')
  return kind
}

/** The account that the release before opened at the sign-up itself. */
async function confirmUnconfirmed(tx: Transaction, id: number): Promise<void> {
  const [client] = await tx
    .update(clients)
    .set({ confirmed_at: sql`coalesce(${clients.confirmed_at}, now())` })
    .where(eq(clients.id, id))
    .returning()
  if (client) await forgetSignUps(tx, client.email)
}

async function takeNewEmail(tx: Transaction, id: number): Promise<void> {
  const client = await findClient(tx, id)
  if (client?.new_email) await lockAddress(tx, client.new_email)
  // Somebody may have opened an account with it meanwhile.
  if (!client?.new_email || (await findClientByEmail(tx, client.new_email))) throw new AppError('link.expired')
  await forgetSignUps(tx, client.new_email)
  // Whoever reads the emails of the address before has no more say.
  await dropLinks(tx, id, 'restore_password')
  const [moved] = await tx
    .update(clients)
    .set({ email: client.new_email, new_email: null })
    .where(eq(clients.id, id))
    .returning()
  // The newsletter goes where the account's emails go.
  if (!client.is_subscribed) return
  await followAccount(tx, { ...client, is_subscribed: false })
  await followAccount(tx, moved!)
}
