import type { AskedListing } from '#contract/freshness/freshness.ts'
import type { Language } from '#contract/fields.ts'

import { AppError } from '../app-error.ts'
import { attemptKey, countAttempt } from '../http/limit/queries.ts'
import { confirmOffer, moveListing } from '../property/offer/change-status.ts'
import { forgetDoubts } from '../property/offer/forget-doubts.ts'
import { holdOffer } from '../property/offer/queries.ts'
import { findMove, isRevivable } from '../property/rules.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { Tools } from '../tools.ts'
import { listOffers } from './queries.ts'
import { type AvailableLink, isAvailableSigned } from './signature.ts'

type Needed = Pick<Tools, 'db' | 'secret' | 'now'>

/** Answers that one link gives in an hour. */
const answersByLink = { max: 60, minutes: 60 }

/** The listings a letter's link asks about; of those that were given to another agent meanwhile nothing is said. */
export async function listAsked(tools: Needed, link: AvailableLink, language: Language): Promise<AskedListing[]> {
  requireLink(tools, link)
  return readAsked(tools.db, link, language, tools.now())
}

/** Confirms all that a letter's link asks about and that is still asked, or pauses it. */
export async function answerLink(
  tools: Needed,
  link: AvailableLink,
  isAvailable: boolean,
  language: Language,
): Promise<AskedListing[]> {
  requireLink(tools, link)
  const { db, now } = tools
  await countAttempt(db, attemptKey('available_link', link.key, link.codes.join()), answersByLink)
  const agent = Number(link.key)
  for (const { id } of await listOffers(db, agent, { codes: link.codes }, language)) {
    // Each on its own: a hundred at once would hold the database for as long as all of them take.
    await db.transaction((tx) => answerOne(tx, { id, agent, isAvailable, now: now() }))
  }
  return readAsked(db, link, language, now())
}

type Answer = { id: number; agent: number; isAvailable: boolean; now: Date }

async function answerOne(tx: Transaction, { id, agent, isAvailable, now }: Answer): Promise<void> {
  const row = await holdOffer(tx, id)
  if (!row || row.agent_id !== agent || !(row.status === 'published' || isRevivable(row, now))) return
  if (isAvailable) {
    await confirmOffer(tx, row, null, now)
    return
  }
  const move = findMove('pause', row)
  if (!move) return
  await moveListing(tx, row, { to: move.to, now, isByPerson: true })
  await forgetDoubts(tx, id, now)
  await addAuditEvent(tx, null, {
    kind: 'listing.status_changed',
    subject: 'listing',
    subject_id: id,
    agency_id: row.agency_id,
    details: { action: 'pause', from: row.status, to: move.to, agent, by_link: true },
  })
}

async function readAsked(db: Database, link: AvailableLink, language: Language, now: Date): Promise<AskedListing[]> {
  const offers = await listOffers(db, Number(link.key), { codes: link.codes }, language)
  return offers.map((offer) => {
    const status_since = offer.status_since === null ? null : new Date(offer.status_since)
    return { ...offer, is_open: offer.status === 'published' || isRevivable({ ...offer, status_since }, now) }
  })
}

function requireLink({ secret, now }: Needed, link: AvailableLink): void {
  if (!isAvailableSigned(secret, link)) throw new AppError('link.wrong_signature')
  if (Number(link.expires) * 1000 <= now().getTime()) throw new AppError('link.expired')
}
