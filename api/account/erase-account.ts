import { eq, sql } from 'drizzle-orm'

import type { Transaction } from '../database/open.ts'
import { loosenUpload } from '../http/upload/queries.ts'
import { forgetSignUps } from './open-account.ts'
import { eraseEnquiries } from './queries.ts'
import { clients } from './table.ts'

/** Takes an account out of the database with all that hangs on it, and what was sent from its address without it. */
export async function eraseAccount(tx: Transaction, { id, email }: { id: number; email: string }): Promise<void> {
  const [gone] = await tx.delete(clients).where(eq(clients.id, id)).returning({ picture: clients.picture })
  await forgetAddress(tx, email)
  if (gone?.picture) await loosenUpload(tx, gone.picture)
}

/** What was sent to the network from an address without its account: the newsletter and emails about searches end, and enquiries are emptied. */
export async function forgetAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`delete from newsletter_subscriber where email = ${email}`)
  await tx.execute(sql`delete from newsletter_request where email = ${email}`)
  await tx.execute(sql`delete from alert_request where email = ${email}`)
  await tx.execute(sql`delete from saved_search where email = ${email}`)
  await tx.execute(sql`delete from invitation where email = ${email}`)
  await forgetSignUps(tx, email)
  await eraseEnquiries(tx, sql`email = ${email}`)
}
