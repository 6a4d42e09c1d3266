import { eq } from 'drizzle-orm'

import type { Session } from '../tools/session.ts'
import { wishLetter } from '../letter/queries.ts'
import type { Tools } from '../tools/tools.ts'
import { clientByPassword } from './change-password.ts'
import { clients } from './table.ts'

/** Deletes an account with all that hangs on it; a last letter says so. */
export async function deleteAccount(tools: Tools, session: Session, password: string | undefined): Promise<void> {
  const { db, uploads } = tools
  const client = await clientByPassword(tools, session, password)
  await db.transaction(async (tx) => {
    await tx.delete(clients).where(eq(clients.id, client.id))
    const { full_name, email, language } = client
    await wishLetter(tx, { kind: 'account_deleted', to: email, language, about: { full_name } })
  })
  if (client.picture) await uploads.remove(client.picture)
  tools.wakeOutbox()
}
