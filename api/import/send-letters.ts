import { and, eq, isNotNull, isNull } from 'drizzle-orm'

import { clients } from '../account/table.ts'
import { findReader } from '../lead/queries.ts'
import type { Transaction } from '../database/open.ts'
import { enqueueMail } from '../mail/queries.ts'
import type { Tools } from '../tools.ts'
import type { RunRow, SourceRow } from './queries.ts'

type Kind = 'import_waiting' | 'import_failed' | 'import_finished'

/** Enqueues a letter about a run: to whoever began it, or where the schedule did to those who manage the agency. */
export async function sendLetter(
  tx: Transaction,
  { departmentMail }: Pick<Tools, 'departmentMail'>,
  kind: Kind,
  { run, source }: { run: RunRow; source: SourceRow },
): Promise<void> {
  const { email, language, full_name, id, role, agency_id } = clients
  const mayRead = and(isNotNull(clients.confirmed_at), isNull(clients.suspended_at))
  const whose =
    run.client_id === null
      ? and(eq(role, 'manager'), eq(agency_id, source.agency_id), mayRead)
      : and(eq(id, run.client_id), mayRead)
  const readers = await tx.select({ to: email, language, full_name }).from(clients).where(whose)
  const about = { run: run.id, source: source.id }
  for (const { full_name: name, ...to } of readers) {
    await enqueueMail(tx, { kind, ...to, about: { ...about, full_name: name } })
  }
  if (readers.length > 0) return
  const agency = await findReader(tx, departmentMail, { agency_id: source.agency_id })
  if (agency) await enqueueMail(tx, { kind, ...agency, about: { ...about, full_name: '' } })
}
