import { asc, desc, eq, or } from 'drizzle-orm'

import { clients } from '../account/table.ts'
import { agents } from '../agent/table.ts'
import type { Transaction } from '../database/open.ts'
import { enqueueMail } from '../mail/queries.ts'
import type { WholeDraft } from './queries.ts'

/** Enqueues the letter that says why a draft came back, and who sent it back; without a reason its moment passed. */
export async function sendReturned(
  tx: Transaction,
  whole: Pick<WholeDraft, 'row'>,
  { reason, by }: { reason: string | null; by: string | null },
): Promise<void> {
  const { full_name, ...to } = await findAuthor(tx, whole)
  const about = { draft: whole.row.id, title: whole.row.document.title_es ?? null, full_name, reason, by }
  await enqueueMail(tx, { kind: 'draft_returned', ...to, about })
}

/** Enqueues the letter that says that a draft was looked at and published. */
export async function sendApproved(tx: Transaction, whole: Pick<WholeDraft, 'row'>, code: string): Promise<void> {
  const { full_name, ...to } = await findAuthor(tx, whole)
  await enqueueMail(tx, { kind: 'draft_approved', ...to, about: { code, full_name } })
}

/** Whoever submitted it, or the agent whose it is. */
export async function findAuthor(tx: Transaction, { row }: Pick<WholeDraft, 'row'>) {
  const { email, language, id, full_name } = clients
  const [author] = await tx
    .select({ to: email, language, full_name })
    .from(clients)
    .where(or(eq(id, row.submitted_by ?? 0), eq(clients.agent_id, row.agent_id)))
    .orderBy(desc(eq(id, row.submitted_by ?? 0)), asc(id))
    .limit(1)
  if (author) return author
  const [agent] = await tx
    .select({ to: agents.email, full_name: agents.name })
    .from(agents)
    .where(eq(agents.id, row.agent_id))
  return { ...agent!, language: 'es' as const }
}
