import type { Session } from '../tools/session.ts'
import { enqueueMail } from '../mail/queries.ts'
import type { Tools } from '../tools.ts'
import { removeLooseUploads } from '../http/upload/remove-uploads.ts'
import { findClientByPassword } from './change-password.ts'
import { eraseAccount } from './erase-account.ts'

/** Deletes an account with all that hangs on it, also from whatever backup is restored later; a last email says so. */
export async function deleteAccount(tools: Tools, session: Session, password: string | undefined): Promise<void> {
  const { db, deletions } = tools
  const client = await findClientByPassword(tools, session, password)
  const { full_name, email, language } = client
  const noted = await deletions.note(client)
  try {
    await db.transaction(async (tx) => {
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
