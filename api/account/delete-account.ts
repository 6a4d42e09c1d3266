import { eq, sql } from 'drizzle-orm'

import type { Transaction } from '../database/open.ts'
import type { Session } from '../tools/session.ts'
import { enqueueMail } from '../mail/queries.ts'
import type { Tools } from '../tools.ts'
import { loosenUpload } from '../http/upload/queries.ts'
import { removeLooseUploads } from '../http/upload/remove-uploads.ts'
import { findClientByPassword } from './change-password.ts'
import { forgetSignUps } from './open-account.ts'
import { eraseEnquiries } from './queries.ts'
import { clients } from './table.ts'

/** Deletes an account with all that hangs on it; a last email says so. */
export async function deleteAccount(tools: Tools, session: Session, password: string | undefined): Promise<void> {
  const { db } = tools
  const client = await findClientByPassword(tools, session, password)
  await db.transaction(async (tx) => {
    const { full_name, email, language } = client
    const [gone] = await tx.delete(clients).where(eq(clients.id, client.id)).returning({ picture: clients.picture })
    await forgetAddress(tx, email)
    if (gone?.picture) await loosenUpload(tx, gone.picture)
    await enqueueMail(tx, { kind: 'account_deleted', to: email, language, about: { full_name } })
  })
  void removeLooseUploads(tools)
  tools.wakeOutbox()
}

/** What was sent to the network from an address without its account: the newsletter and emails about searches end, and enquiries are emptied. */
async function forgetAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`delete from newsletter_subscriber where email = ${email}`)
  await tx.execute(sql`delete from newsletter_request where email = ${email}`)
  await tx.execute(sql`delete from alert_request where email = ${email}`)
  await tx.execute(sql`delete from saved_search where email = ${email}`)
  await forgetSignUps(tx, email)
  await eraseEnquiries(tx, sql`email = ${email}`)
}
