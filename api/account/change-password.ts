import { eq } from 'drizzle-orm'

import { AppError } from '../app-error.ts'
import type { Session } from '../tools/session.ts'
import { enqueueMail } from '../mail/queries.ts'
import { attemptKey, countAttempt, forgetAttempt } from '../http/limit/queries.ts'
import type { Tools } from '../tools.ts'
import { requireGoodPassword } from './good-password.ts'
import { type Client, dropLinks, dropNewEmail, endSessions, findClient, isNewSession } from './queries.ts'
import { clients } from './table.ts'

/**
 * The client of a session, if the password is theirs; five wrong ones in ten minutes, and the next must wait. Who signs
 * in by a provider alone has none to bring, and must have come from there just now.
 */
export async function findClientByPassword(
  { db, passwords }: Tools,
  { id, client_id }: Session,
  password: string | undefined,
): Promise<Client> {
  const client = await findClient(db, client_id)
  if (!client) throw new AppError('session.required')
  if (client.password === null) {
    if (!(await isNewSession(db, id))) throw new AppError('session.too_old')
    return client
  }
  const counted = await countAttempt(db, attemptKey('password', client_id), { max: 5, minutes: 10 })
  if (!password || !(await passwords.isMatch(password, client.password))) {
    throw new AppError('request.invalid', { errors: { current_password: ['field.password_wrong'] } })
  }
  await forgetAttempt(db, counted)
  return client
}

/** Changes the password of who knows the present one; the other sessions end, and an email says so. */
export async function changePassword(
  tools: Tools,
  session: Session,
  { current, next }: { current: string; next: string },
): Promise<void> {
  const client = await findClientByPassword(tools, session, current)
  await requireGoodPassword(tools, next, client)
  const password = await tools.passwords.hash(next)
  await tools.db.transaction(async (tx) => {
    await tx.update(clients).set({ password }).where(eq(clients.id, client.id))
    await endSessions(tx, client.id, session.id)
    await dropLinks(tx, client.id, 'restore_password')
    await dropNewEmail(tx, client.id)
    await enqueueMail(tx, { kind: 'password_changed', to: client.email, language: client.language })
  })
  tools.wakeOutbox()
}
