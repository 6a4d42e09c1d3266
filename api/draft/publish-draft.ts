import { desc, eq } from 'drizzle-orm'

import { rebaseDocument } from '#contract/draft/rebase.ts'
import type { Draft, DraftConflict } from '#contract/draft/draft.ts'
import type { FieldErrors } from '#contract/errors.ts'

import { AppError } from '../app-error.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { Transaction } from '../database/open.ts'
import type { KeepAnswer } from '../http/handle.ts'
import { addVersion, type Maker } from '../property/publish/add-version.ts'
import { loadDocument, loadVersionDocument } from '../property/publish/load-document.ts'
import { publishListing } from '../property/publish/publish-listing.ts'
import type { NamedCode } from '../property/publish/take-codes.ts'
import { listingVersions } from '../property/publish/table.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { describeConflict } from './change-draft.ts'
import { judgeDocument, loadDraft } from './load-draft.ts'
import { chooseHome } from '../look-alike/assign-home.ts'
import { giveLookAlikes, storeLookAlikes } from '../look-alike/store-look-alikes.ts'
import { checkDraft, chooseWait, holdDraftBack, refuseLookAlikes } from './suspend-draft.ts'
import { sendApproved } from './send-letters.ts'
import { findName, lockDraft, type WholeDraft } from './queries.ts'
import { mayPublish, mayReview, readState } from './rules.ts'
import { listingDrafts } from './table.ts'

/** What was published; or, without a code, that it waits for the network until then. */
type Published = { code: string | null; version: number; waits_until?: string }
/** Why a publication did not come to be: what was published of the same fields meanwhile, and the draft as it is now. */
type Behind = { conflicts: DraftConflict[]; draft: Draft }

/**
 * Publishes a draft and ends it. Refused where the draft is not what its reader saw, where somebody published other words
 * of the same fields since it began (409, and the draft begins from those: pressed again it goes), where it is incomplete,
 * and where somebody has to look at it first.
 */
export async function publishDraft(
  tools: Tools,
  session: Session,
  { id, version, despite = [] }: { id: number; version: number; despite?: readonly string[] | undefined },
  keep: KeepAnswer,
): Promise<Published> {
  const outcome = await tools.db.transaction(async (tx): Promise<Published | Behind> => {
    const whole = await lockDraft(tx, session, id)
    refusePublication(session, whole)
    const behind = async (conflicts: DraftConflict[]) => ({
      conflicts,
      draft: await loadDraft(tx, session, whole, tools.now()),
    })
    if (whole.row.version !== version) return behind([])
    const conflicts = await followListing(tx, whole)
    if (conflicts.length > 0) return behind(conflicts)
    const by = { client_id: session.client_id, name: await findName(tx, session) }
    const press = { session, despite, isSeen: session.role === 'staff' }
    const maker = { kind: session.token ? ('token' as const) : ('editor' as const), by }
    const published = await publishWhole(tools, tx, whole, maker, press)
    if (published.code && whole.row.submitted_at && whole.row.submitted_by !== session.client_id) {
      await sendApproved(tx, whole, published.code)
    }
    await keep(tx, { data: published })
    return published
  })
  if ('conflicts' in outcome) throw new AppError('draft.behind', outcome)
  tools.wakeOutbox()
  return outcome
}

/** Who presses, past which of the agency's own listings, and whether the network has looked or had its time to. */
export type Press = {
  session: Session | null
  despite: readonly string[] | 'all'
  isSeen: boolean
  /** The code that a new listing is to have. */
  named?: NamedCode
}

/**
 * Publishes a draft that was looked at, and ends it; refused while something is missing or its agency offers the home
 * already. What looks like another agency's is not published yet: it waits for the network.
 */
export async function publishWhole(
  tools: Tools,
  tx: Transaction,
  whole: WholeDraft,
  maker: Maker,
  { session, despite, isSeen, named }: Press,
): Promise<Published> {
  const { row, listing, hidesPoints } = whole
  const { document, agent_id, agency_id } = row
  const { missing, quality } = await judgeDocument(tx, agency_id, document, tools.now())
  if (missing.length > 0) {
    const errors: FieldErrors = {}
    for (const { field, code } of missing) errors[field] = [...(errors[field] ?? []), code]
    throw new AppError('draft.incomplete', { errors })
  }
  const judged = await checkDraft(tx, whole)
  refuseLookAlikes(judged, despite)
  const waitsUntil = isSeen ? null : chooseWait(judged, tools.now())
  if (waitsUntil) return holdDraftBack(tx, { whole, judged, until: waitsUntil, session })
  const home = await chooseHome(tx, {
    agency_id: listing?.agency_id ?? agency_id,
    listing_id: listing?.id ?? null,
    others: judged.sameHome.map((one) => one.id),
  })
  const { id, code, version } = await publishListing(tx, tools, {
    home,
    listing,
    document,
    hidesPoints,
    maker,
    agent_id: listing?.agent_id ?? agent_id,
    agency_id: listing?.agency_id ?? agency_id,
    quality: quality.points,
    pauseAt: row.pause_at,
    ...(named && { named }),
    ...(maker.kind === 'import' && { isFromFeed: true as const }),
  })
  await giveLookAlikes(tx, row.id, id)
  await storeLookAlikes(tx, { listing_id: id }, [...judged.warned, ...judged.waiting, ...judged.listed])
  // What a source brought is told that it is a listing now by the draft that goes (`listing_draft_published`).
  if (!listing) await tx.update(listingDrafts).set({ listing_id: id }).where(eq(listingDrafts.id, row.id))
  await tx.delete(listingDrafts).where(eq(listingDrafts.id, row.id))
  // A run has one line, however many it publishes.
  if (maker.kind === 'import') return { code, version }
  const details = { code, version, by: maker.kind }
  await addAuditEvent(tx, session, {
    kind: 'listing.published',
    subject: 'listing',
    subject_id: id,
    agency_id,
    details,
  })
  return { code, version }
}

/**
 * Brings a draft to what is public now, where something was published since it began; answers the fields that both
 * changed. From then on it begins from what is public.
 */
export async function followListing(tx: Transaction, whole: WholeDraft): Promise<DraftConflict[]> {
  const { row, listing } = whole
  if (!listing || row.base_version === null) return []
  const base = (await loadVersionDocument(tx, listing.id, row.base_version)) ?? {}
  const theirs = await loadDocument(tx, listing)
  const { document, taken, clashes } = rebaseDocument(row.document, base, theirs)
  if (taken.length === 0 && clashes.length === 0) return []
  const base_version = await addVersion(tx, listing, { kind: 'system', by: null }, theirs)
  const [stored] = await tx
    .update(listingDrafts)
    .set({ document, base_version, version: row.version + 1 })
    .where(eq(listingDrafts.id, row.id))
    .returning()
  whole.row = stored!
  const [last] = await tx
    .select({ by_name: listingVersions.by_name, at: listingVersions.at })
    .from(listingVersions)
    .where(eq(listingVersions.listing_id, listing.id))
    .orderBy(desc(listingVersions.n))
    .limit(1)
  const touch = last && { client_id: 0, name: last.by_name ?? '', at: last.at.toISOString() }
  return clashes.map((field) => describeConflict(theirs[field], field, touch))
}

function refusePublication(session: Session, whole: WholeDraft): void {
  if (!mayPublish(session, whole)) throw new AppError('draft.review_needed')
  if (readState(whole) === 'in_review' && !mayReview(session, whole)) throw new AppError('draft.wrong_state')
  if (whole.status === 'sold' || whole.status === 'rented') throw new AppError('draft.wrong_state')
}
