import { eq, sql } from 'drizzle-orm'

import { type DraftLookAlike, hoursToLook } from '#contract/look-alike/look-alike.ts'

import { AppError } from '../app-error.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { Connection, Transaction } from '../database/open.ts'
import { checkOffer, judgeOffer, type Judged, type Subject } from '../look-alike/check-offer.ts'
import type { LookAlike } from '../look-alike/find-look-alikes.ts'
import { storeLookAlikes } from '../look-alike/store-look-alikes.ts'
import type { Session } from '../tools/session.ts'
import type { WholeDraft } from './queries.ts'
import { listingDrafts } from './table.ts'

/** What a complete draft looks like, while nobody else puts anything on offer. */
export function checkDraft(tx: Transaction, whole: WholeDraft): Promise<Judged> {
  return checkOffer(tx, describeSubject(whole))
}

/** Refuses a draft of a home that its agency offers already, and one that it may offer unless that was said not to be so. */
export function refuseLookAlikes(judged: Judged, despite: readonly string[] | 'all'): void {
  const { blocking, stolen, warned } = judged
  const left = despite === 'all' ? [] : warned.filter(({ code }) => !despite.includes(code))
  if (blocking.length + stolen.length + left.length === 0) return
  const lookAlikes = [
    ...tell(blocking, 'blocking', true),
    ...tell(stolen, 'stolen', false),
    ...tell(left, 'warned', true),
  ]
  throw new AppError('draft.look_alike', { lookAlikes })
}

/** Until when a draft waits for the network to look at it; null where it needs not, or has waited. */
export function chooseWait({ waiting, waitsUntil }: Judged, now: Date): Date | null {
  if (waiting.length === 0) return null
  const until = waitsUntil ?? new Date(now.getTime() + hoursToLook * 3_600_000)
  return until > now ? until : null
}

type Holding = { whole: WholeDraft; judged: Judged; until: Date; session: Session | null }

/** Leaves a draft as it is until somebody of the network has looked at it, or that moment has come. */
export async function holdDraftBack(tx: Transaction, { whole, judged, until, session }: Holding) {
  const { row, listing } = whole
  const whose = listing ? { listing_id: listing.id } : { draft_id: row.id }
  const ids = judged.waiting.map(({ id }) => id)
  await storeLookAlikes(tx, whose, [...judged.waiting, ...judged.listed, ...judged.warned], { until, ids })
  const [held] = await tx
    .update(listingDrafts)
    .set({
      look_until: until,
      publish_at: null,
      submitted_at: row.submitted_at ?? sql`now()`,
      submitted_by: row.submitted_by ?? session?.client_id ?? null,
      returned_at: null,
      returned_reason: null,
      version: row.version + 1,
    })
    .where(eq(listingDrafts.id, row.id))
    .returning()
  const { id: subject_id, agency_id } = row
  const details = { waits_until: until.toISOString(), like: judged.waiting.map(({ code }) => code) }
  await addAuditEvent(tx, session, { kind: 'draft.submitted', subject: 'draft', subject_id, agency_id, details })
  return { code: null, version: held!.version, waits_until: until.toISOString() }
}

/** What a draft looks like, as its reader may know it: whoever is no staff learns nothing of another agency's listings. */
export async function listDraftLookAlikes(
  db: Connection,
  { role }: Session,
  whole: WholeDraft,
): Promise<DraftLookAlike[]> {
  const { business_type, type, city, sector, price } = whole.row.document
  if (!business_type || !type || !city || !sector || !price) return []
  const { blocking, warned, waiting, stolen, listed } = await judgeOffer(db, describeSubject(whole))
  const isOwn = ({ agency_id }: LookAlike) => agency_id === whole.row.agency_id
  const isShown = role === 'staff'
  return [
    ...tell(blocking, 'blocking', true),
    ...tell(stolen, 'stolen', isShown),
    ...tell(waiting, 'waiting', isShown),
    ...tell(warned, 'warned', true),
    ...tell(
      listed.filter((one) => isShown || isOwn(one)),
      'listed',
      true,
    ),
  ]
}

function describeSubject({ row, listing }: WholeDraft): Subject {
  const isOffered = listing !== null && ['published', 'reserved', 'inactive'].includes(listing.status)
  return {
    listing_id: listing?.id ?? null,
    draft_id: row.id,
    agency_id: listing?.agency_id ?? row.agency_id,
    document: row.document,
    isNew: !isOffered,
  }
}

function tell(found: readonly LookAlike[], kind: DraftLookAlike['kind'], isNamed: boolean): DraftLookAlike[] {
  return found.map(({ code, title_es, status, score, reasons }) => ({
    ...(isNamed ? { code, title: title_es, status } : { code: null, title: null, status: null }),
    agency: null,
    score,
    reasons,
    kind,
  }))
}
