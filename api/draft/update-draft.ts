import { eq, sql } from 'drizzle-orm'

import type { Draft } from '#contract/draft/draft.ts'
import type { FieldErrors } from '#contract/errors.ts'

import { AppError } from '../app-error.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { AuditKind } from '#contract/audit/audit.ts'
import type { Transaction } from '../database/open.ts'
import type { KeepAnswer } from '../http/handle.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { checkDraft, refuseLookAlikes } from './suspend-draft.ts'
import { judgeDocument, loadDraft } from './load-draft.ts'
import { sendReturned } from './send-letters.ts'
import { findName, lockDraft, type WholeDraft } from './queries.ts'
import { listRights, mayPublish, mayReach, mayReview, readState } from './rules.ts'
import { listingDrafts } from './table.ts'

type Named = { id: number; version: number }
type Columns = Partial<typeof listingDrafts.$inferInsert>
type Step = { columns: Columns; kind?: AuditKind }

/** Hands a complete draft to its reviewer. */
export async function submitDraft(tools: Tools, session: Session, named: Named, keep: KeepAnswer): Promise<Draft> {
  return moveDraft(tools, session, named.id, keep, async (tx, whole) => {
    if (!listRights(session, whole).submit) throw new AppError('draft.wrong_state')
    await refuseBehind(tools, tx, session, whole, named.version)
    await refuseIncomplete(tools, tx, whole)
    refuseLookAlikes(await checkDraft(tx, whole), 'all')
    const returned = { returned_at: null, returned_reason: null }
    const columns = { submitted_at: tools.now(), submitted_by: session.client_id, ...returned }
    return { columns, kind: 'draft.submitted' }
  })
}

/** Takes a draft out of review, or off the calendar, so that its author goes on writing. */
export async function takeBackDraft(tools: Tools, session: Session, id: number, keep: KeepAnswer): Promise<Draft> {
  return moveDraft(tools, session, id, keep, async (_, whole) => {
    const state = readState(whole)
    if (!mayReach(session, whole) || (state !== 'in_review' && state !== 'scheduled')) {
      throw new AppError('draft.wrong_state')
    }
    return { columns: { submitted_at: null, submitted_by: null, publish_at: null, look_until: null } }
  })
}

/** Sends a draft back to its author with the reason, which is kept and mailed. */
export async function returnDraft(
  tools: Tools,
  session: Session,
  { id, reason }: { id: number; reason: string },
  keep: KeepAnswer,
): Promise<Draft> {
  const draft = await moveDraft(tools, session, id, keep, async (tx, whole) => {
    if (!mayReview(session, whole)) throw new AppError('request.not_allowed')
    if (readState(whole) !== 'in_review') throw new AppError('draft.wrong_state')
    await sendReturned(tx, whole, { reason, by: await findName(tx, session) })
    const columns = { submitted_at: null, returned_at: tools.now(), returned_reason: reason, look_until: null }
    return { columns, kind: 'draft.returned' }
  })
  tools.wakeOutbox()
  return draft
}

/** Says when a draft is published and when its listing is taken off again; null is never. */
export async function scheduleDraft(
  tools: Tools,
  session: Session,
  { id, version, publish_at, pause_at }: Named & { publish_at: string | null; pause_at: string | null },
  keep: KeepAnswer,
): Promise<Draft> {
  const at = publish_at === null ? null : new Date(publish_at)
  const until = pause_at === null ? null : new Date(pause_at)
  refuseMoments(tools.now(), at, until)
  return moveDraft(tools, session, id, keep, async (tx, whole) => {
    if (!mayPublish(session, whole)) throw new AppError('draft.review_needed')
    if (readState(whole) === 'in_review' && !mayReview(session, whole)) throw new AppError('draft.wrong_state')
    await refuseBehind(tools, tx, session, whole, version)
    const columns = { publish_at: at, pause_at: until }
    if (!at) return { columns }
    await refuseIncomplete(tools, tx, whole)
    refuseLookAlikes(await checkDraft(tx, whole), 'all')
    const looked = { submitted_at: null, look_until: null, returned_at: null, returned_reason: null }
    return { columns: { ...columns, ...looked }, kind: 'listing.scheduled' }
  })
}

/** Throws a draft away; what is public stays as it is. */
export async function deleteDraft(tools: Tools, session: Session, id: number): Promise<void> {
  await tools.db.transaction(async (tx) => {
    const whole = await lockDraft(tx, session, id)
    if (!listRights(session, whole).delete) throw new AppError('draft.wrong_state')
    await tx.delete(listingDrafts).where(eq(listingDrafts.id, id))
    await noteStep(tx, session, whole, 'draft.deleted')
  })
}

async function moveDraft(
  tools: Tools,
  session: Session,
  id: number,
  keep: KeepAnswer,
  decide: (tx: Transaction, whole: WholeDraft) => Promise<Step>,
): Promise<Draft> {
  return tools.db.transaction(async (tx) => {
    const whole = await lockDraft(tx, session, id)
    const { columns, kind } = await decide(tx, whole)
    const [row] = await tx
      .update(listingDrafts)
      .set({ ...columns, version: sql`${listingDrafts.version} + 1`, changed_by: session.client_id })
      .where(eq(listingDrafts.id, id))
      .returning()
    if (kind) await noteStep(tx, session, whole, kind)
    const draft = await loadDraft(tx, session, { ...whole, ...row!, row: row! }, tools.now())
    await keep(tx, { data: draft })
    return draft
  })
}

async function noteStep(tx: Transaction, session: Session, { row }: WholeDraft, kind: AuditKind): Promise<void> {
  const { id: subject_id, agency_id } = row
  await addAuditEvent(tx, session, { kind, subject: 'draft', subject_id, agency_id })
}

async function refuseBehind(tools: Tools, tx: Transaction, session: Session, whole: WholeDraft, version: number) {
  if (whole.row.version === version) return
  const draft = await loadDraft(tx, session, whole, tools.now())
  throw new AppError('draft.behind', { conflicts: [], draft })
}

async function refuseIncomplete(tools: Tools, tx: Transaction, { row }: WholeDraft): Promise<void> {
  const { missing } = await judgeDocument(tx, row.agency_id, row.document, tools.now())
  if (missing.length === 0) return
  const errors: FieldErrors = {}
  for (const { field, code } of missing) errors[field] = [...(errors[field] ?? []), code]
  throw new AppError('draft.incomplete', { errors })
}

function refuseMoments(now: Date, publish_at: Date | null, pause_at: Date | null): void {
  const errors: FieldErrors = {}
  if (publish_at && publish_at <= now) errors.publish_at = ['field.moment_past']
  if (pause_at && pause_at <= (publish_at ?? now)) errors.pause_at = ['field.moment_past']
  if (Object.keys(errors).length > 0) throw new AppError('request.invalid', { errors })
}
