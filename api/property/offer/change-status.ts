import { getDayHere } from '#contract/day.ts'
import type { OfferAction } from '#contract/property/offer.ts'

import { AppError } from '../../app-error.ts'
import { addAuditEvent } from '../../audit/add-audit-event.ts'
import type { Transaction } from '../../database/open.ts'
import { listingPrivates } from '../publish/table.ts'
import { daysUntilNew, findMove, isRevivable } from '../rules.ts'
import type { statusReasons } from '../table.ts'
import { forgetDoubts } from './forget-doubts.ts'
import { hasStolenPictures, isMandateOver, type OfferRow, type Reaching, refuseStale, saveOffer } from './queries.ts'

/** What is said with an action. */
export type Said = {
  action: OfferAction
  version: string
  closed_on?: string | undefined
  closing_price?: number | null | undefined
  closed_by?: (typeof listingPrivates.$inferInsert)['closed_by']
  reason?: string | undefined
}

const shortestReason = 10

/** Does to a listing, which is held still, what somebody asks; what the table of moves does not name is refused. */
export async function changeStatus(
  tx: Transaction,
  row: OfferRow,
  said: Said,
  by: Reaching,
  now: Date,
): Promise<OfferRow> {
  refuseStale(row, said.version)
  const { action } = said
  const move = findMove(action, row)
  if (!move) throw new AppError('listing.wrong_state')
  if (move.isForManagers && by.reach === 'own') throw new AppError('request.not_allowed')
  if (move.needs === 'closing_day') requireClosingDay(said.closed_on, now)
  if (move.needs === 'reason') requireReason(said.reason)
  if (move.to === 'published' && row.status !== 'published') {
    await refuseWithoutMandate(tx, row, now)
    if (await hasStolenPictures(tx, row)) throw new AppError('listing.pictures_stolen')
  }

  const after =
    action === 'start_offer' || action === 'end_offer'
      ? await saveOffer(tx, row.id, {
          under_offer_since: action === 'start_offer' ? now : null,
          ...describeConfirmation(now),
        })
      : await moveListing(tx, row, { to: move.to, now, closed_on: said.closed_on, isByPerson: true })
  if (move.needs === 'closing_day') await keepClosing(tx, row.id, said)
  await forgetDoubts(tx, row.id, now)
  await addAuditEvent(tx, by.session, {
    kind: 'listing.status_changed',
    subject: 'listing',
    subject_id: row.id,
    agency_id: row.agency_id,
    details: { action, from: row.status, to: after.status, ...(said.reason && { reason: said.reason }) },
  })
  return after
}

/** Says that a home is available as of now; what was paused because nobody said so is on offer again. */
export async function confirmOffer(
  tx: Transaction,
  row: OfferRow,
  session: Reaching['session'] | null,
  now: Date,
): Promise<OfferRow> {
  const isRevived = isRevivable(row, now)
  if (!isRevived && row.status !== 'published' && row.status !== 'reserved') throw new AppError('listing.wrong_state')
  if (isRevived) await refuseWithoutMandate(tx, row, now)
  const after = isRevived
    ? await moveListing(tx, row, { to: 'published', now, isByPerson: true })
    : await saveOffer(tx, row.id, describeConfirmation(now))
  await forgetDoubts(tx, row.id, now)
  await addAuditEvent(tx, session, {
    kind: 'listing.confirmed',
    subject: 'listing',
    subject_id: row.id,
    agency_id: row.agency_id,
    details: { from: row.status, to: after.status, agent: row.agent_id, by_link: session === null },
  })
  return after
}

export type Moving = {
  to: OfferRow['status']
  now: Date
  closed_on?: string | undefined
  /** Why, where the system does it. */
  reason?: (typeof statusReasons)[number]
  /** What a person does to an offer is a confirmation. */
  isByPerson?: boolean
}

/** Brings a listing, held still, into another state with all the dates that go with it. */
export function moveListing(
  tx: Transaction,
  { id, status, status_since }: OfferRow,
  { to, now, closed_on, reason, isByPerson = false }: Moving,
): Promise<OfferRow> {
  const isBack = to === 'published' && status !== 'published'
  const offSince = status_since?.getTime() ?? now.getTime()
  // Whoever takes an offer off and puts it on again has no new one.
  const isNewStretch = isBack && now.getTime() - offSince >= daysUntilNew * 86_400_000
  return saveOffer(tx, id, {
    status: to,
    status_since: now,
    status_reason: reason ?? null,
    under_offer_since: null,
    closed_on: to === 'sold' || to === 'rented' ? closed_on : null,
    ...(isByPerson && describeConfirmation(now)),
    ...(isNewStretch && { published_at: now, first_published_at: now }),
  })
}

export function describeConfirmation(now: Date) {
  return { confirmed_at: now, confirmed_by: 'agent' as const }
}

async function keepClosing(tx: Transaction, listing_id: number, { closing_price, closed_by }: Said): Promise<void> {
  const closing = { closing_price: closing_price ?? null, closed_by: closed_by ?? null }
  await tx
    .insert(listingPrivates)
    .values({ listing_id, ...closing })
    .onConflictDoUpdate({ target: listingPrivates.listing_id, set: closing })
}

async function refuseWithoutMandate(tx: Transaction, { id }: OfferRow, now: Date): Promise<void> {
  if (await isMandateOver(tx, id, getDayHere(now))) throw new AppError('listing.mandate_over')
}

function requireClosingDay(closed_on: string | undefined, now: Date): void {
  const problem =
    closed_on === undefined ? 'field.required' : closed_on > getDayHere(now) ? 'field.day_to_come' : undefined
  if (problem) throw new AppError('request.invalid', { errors: { closed_on: [problem] } })
}

function requireReason(reason: string | undefined): void {
  const length = reason?.trim().length ?? 0
  if (length >= shortestReason) return
  throw new AppError('request.invalid', { errors: { reason: [length === 0 ? 'field.required' : 'field.too_short'] } })
}
