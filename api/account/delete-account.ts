import { AppError } from '../app-error.ts'
import type { Transaction } from '../database/open.ts'
import type { Session } from '../tools/session.ts'
import { enqueueMail } from '../mail/queries.ts'
import type { Tools } from '../tools.ts'
import { removeLooseUploads } from '../http/upload/remove-uploads.ts'
import { findClientByPassword } from './change-password.ts'
import { eraseAccount } from './erase-account.ts'
import { findClient, hasAnotherManager, lockClient } from './queries.ts'

/**
 * Deletes an account with all that hangs on it, also from whatever backup is restored later; a last email says so. An
 * agency's last manager finds another one first: nobody else could let anybody in.
 */
export async function deleteAccount(tools: Tools, session: Session, password: string | undefined): Promise<void> {
  const { db, deletions } = tools
  const client = await findClientByPassword(tools, session, password)
  const { full_name, email, language } = client
  const noted = await deletions.note(client)
  try {
    await db.transaction(async (tx) => {
      await requireNotNeeded(tx, client.id)
      await eraseAccount(tx, client)
      await enqueueMail(tx, { kind: 'account_deleted', to: email, language, about: { full_name } })
    })
  } catch (error) {
    await deletions.withdraw(noted)
    throw error
  }
  void removeLooseUploads(tools)
  tools.wakeOutbox()
}

async function requireNotNeeded(tx: Transaction, id: number): Promise<void> {
  await lockClient(tx, id)
  const client = await findClient(tx, id)
  if (client?.role !== 'manager' || client.agency_id === null) return
  if (!(await hasAnotherManager(tx, client.agency_id, id))) throw new AppError('account.last_manager')
}
