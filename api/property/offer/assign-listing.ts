import { eq, sql } from 'drizzle-orm'

import { agents } from '../../agent/table.ts'
import { AppError } from '../../app-error.ts'
import { addAuditEvent } from '../../audit/add-audit-event.ts'
import type { Transaction } from '../../database/open.ts'
import { type OfferRow, type Reaching, saveOffer } from './queries.ts'

type Asked = { agent_id: number; reason?: string | undefined }

/** Gives a listing, held still, and the changes of it that wait, to another agent; those of another agency are for staff, with a reason. */
export async function giveListing(tx: Transaction, row: OfferRow, asked: Asked, by: Reaching): Promise<OfferRow> {
  const [next] = await tx
    .select({ agency_id: agents.agency_id, suspended_at: agents.suspended_at })
    .from(agents)
    .where(eq(agents.id, asked.agent_id))
  const isOfAnother = next?.agency_id !== row.agency_id
  if (!next || next.suspended_at || (isOfAnother && by.reach !== 'all')) {
    throw new AppError('request.invalid', { errors: { agent_id: ['field.not_an_option'] } })
  }
  if (isOfAnother && !asked.reason) throw new AppError('request.invalid', { errors: { reason: ['field.required'] } })
  if (asked.agent_id === row.agent_id) return row

  const { agency_id } = next
  const after = await saveOffer(tx, row.id, { agent_id: asked.agent_id, agency_id })
  await tx.execute(sql`
    update listing_draft set agent_id = ${asked.agent_id}, agency_id = ${agency_id} where listing_id = ${row.id}`)
  await addAuditEvent(tx, by.session, {
    kind: 'listing.assigned',
    subject: 'listing',
    subject_id: row.id,
    agency_id: row.agency_id,
    details: { from: row.agent_id, to: asked.agent_id, ...(asked.reason && { reason: asked.reason }) },
  })
  return after
}
