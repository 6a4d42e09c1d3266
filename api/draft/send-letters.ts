import { asc, desc, eq, or } from 'drizzle-orm'

import { clients } from '../account/table.ts'
import { agents } from '../agent/table.ts'
import type { Transaction } from '../database/open.ts'
import { enqueueMail } from '../mail/queries.ts'
import type { WholeDraft } from './queries.ts'

/** Enqueues the letter that says why a draft came back. */
export async function sendReturned(tx: Transaction, whole: WholeDraft, reason: string): Promise<void> {
  const about = { draft: whole.row.id, title: whole.row.document.title_es ?? null, reason }
  await enqueueMail(tx, { kind: 'draft_returned', ...(await findAuthor(tx, whole)), about })
}

/** Enqueues the letter that says that a draft was looked at and published. */
export async function sendApproved(tx: Transaction, whole: WholeDraft, code: string): Promise<void> {
  const about = { code }
  await enqueueMail(tx, { kind: 'draft_approved', ...(await findAuthor(tx, whole)), about })
}

/** Whoever submitted it, or the agent whose it is. */
async function findAuthor(tx: Transaction, { row }: WholeDraft) {
  const { email, language, id } = clients
  const [author] = await tx
    .select({ to: email, language })
    .from(clients)
    .where(or(eq(id, row.submitted_by ?? 0), eq(clients.agent_id, row.agent_id)))
    .orderBy(desc(eq(id, row.submitted_by ?? 0)), asc(id))
    .limit(1)
  if (author) return author
  const [agent] = await tx.select({ to: agents.email }).from(agents).where(eq(agents.id, row.agent_id))
  return { to: agent!.to, language: 'es' as const }
}
