import { eq, sql } from 'drizzle-orm'

import { applyOperations } from '#contract/draft/apply-operations.ts'
import {
  draftFields,
  type DraftDocument,
  type DraftField,
  maxDocumentBytes,
  privateFields,
} from '#contract/draft/document.ts'
import type { Draft, DraftConflict, DraftOperation } from '#contract/draft/draft.ts'
import type { FieldErrors } from '#contract/errors.ts'

import { AppError } from '../app-error.ts'
import type { Transaction } from '../database/open.ts'
import type { KeepAnswer } from '../http/handle.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { loadDraft } from './load-draft.ts'
import { findName, findPictures, isOwnFile, lockDraft, type WholeDraft } from './queries.ts'
import { listRights } from './rules.ts'
import { storeSave } from './store-save.ts'
import { listingDrafts, type Touch } from './table.ts'

type Changed = { data: Draft; conflicts: DraftConflict[] }

/**
 * Applies a call's operations to a draft, each on its own: what still holds what its writer saw is set, whoever else saved
 * meanwhile. Where a field holds something else the call is refused with what it holds, by whom and since when (409); its
 * other operations are done nevertheless, and done again they do nothing.
 */
export async function changeDraft(
  tools: Tools,
  session: Session,
  id: number,
  operations: readonly DraftOperation[],
  keep: KeepAnswer,
): Promise<Changed> {
  refuseValues(session, operations)
  const answer = await tools.db.transaction(async (tx) => {
    const whole = await lockDraft(tx, session, id)
    if (!listRights(session, whole).edit) throw new AppError('draft.wrong_state')
    const { row } = whole
    const { document, changed, refused } = applyOperations(row.document, operations)
    const conflicts = refused.map((field) => describeConflict(row.document[field], field, row.touched[field]))
    if (changed.length > 0) {
      await refuseDocument(tx, row.agency_id, document, changed)
      whole.row = await storeDocument(tx, session, whole, document, changed)
    }
    const said = { data: await loadDraft(tx, session, whole, tools.now()), conflicts }
    if (conflicts.length === 0) await keep(tx, said)
    return said
  })
  if (answer.conflicts.length > 0)
    throw new AppError('draft.conflict', { conflicts: answer.conflicts, draft: answer.data })
  return answer
}

/** Writes a draft's document down, with who changed which of its fields. */
export async function storeDocument(
  tx: Transaction,
  session: Session,
  { row }: Pick<WholeDraft, 'row'>,
  document: DraftDocument,
  changed: readonly DraftField[],
) {
  const name = await findName(tx, session)
  const touch: Touch = { client_id: session.client_id, name, at: new Date().toISOString() }
  const touched = { ...row.touched, ...Object.fromEntries(changed.map((field) => [field, touch])) }
  const [stored] = await tx
    .update(listingDrafts)
    .set({
      document,
      touched,
      changed_by: session.client_id,
      version: sql`${listingDrafts.version} + 1`,
      changed_at: sql`now()`,
    })
    .where(eq(listingDrafts.id, row.id))
    .returning()
  const { client_id } = session
  await storeSave(tx, { draft_id: row.id, client_id, name, before: row.document, document })
  return stored!
}

/** What a field holds that somebody wanted to set, and who put it there. */
export function describeConflict(theirs: unknown, field: DraftField, touch: Touch | undefined): DraftConflict {
  return { field, theirs: theirs ?? null, by: touch?.name ?? null, at: touch?.at ?? null }
}

/** Refuses what a field may not be, by its name; staff write nothing that only the agency knows. */
function refuseValues(session: Session, operations: readonly DraftOperation[]): void {
  const errors: FieldErrors = {}
  for (const operation of operations) {
    if (operation.op !== 'set') continue
    const { field, after } = operation
    if (session.role === 'staff' && privateFields.some((name) => name === field)) {
      throw new AppError('request.not_allowed')
    }
    if (session.role !== 'staff' && field === 'is_collection') throw new AppError('request.not_allowed')
    if (after === null || after === undefined) continue
    const { error } = draftFields[field].safeParse(after)
    if (error) errors[field] = [...new Set(error.issues.map(({ message }) => message))]
  }
  if (Object.keys(errors).length > 0) throw new AppError('request.invalid', { errors })
}

/** Refuses a document that grew too large, and pictures and files that its agency does not have. */
async function refuseDocument(
  tx: Transaction,
  agency_id: number,
  document: DraftDocument,
  changed: readonly DraftField[],
): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(document)) > maxDocumentBytes) {
    throw new AppError('draft.too_large', { limit: maxDocumentBytes })
  }
  const errors: FieldErrors = {}
  const known = changed.some((field) => ['photos', 'plans', 'view_360'].includes(field))
    ? await findPictures(tx, agency_id, [document])
    : new Map()
  for (const field of ['photos', 'plans'] as const) {
    if (!changed.includes(field)) continue
    const keys = (document[field] ?? []).map(({ key }) => key)
    if (!draftFields[field].safeParse(document[field] ?? []).success) errors[field] = ['field.too_long']
    else if (new Set(keys).size < keys.length || keys.some((key) => !known.has(key))) errors[field] = ['field.invalid']
  }
  if (changed.includes('view_360') && document.view_360 && !known.has(document.view_360)) {
    errors.view_360 = ['field.invalid']
  }
  const paper = document.mandate_document
  if (changed.includes('mandate_document') && paper && !(await isOwnFile(tx, agency_id, paper))) {
    errors.mandate_document = ['field.invalid']
  }
  if (Object.keys(errors).length > 0) throw new AppError('request.invalid', { errors })
}
