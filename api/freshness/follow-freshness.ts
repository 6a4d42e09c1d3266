import { getDayHere } from '#contract/day.ts'

import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { Transaction } from '../database/open.ts'
import { findReader } from '../lead/queries.ts'
import { enqueueMail } from '../mail/queries.ts'
import { storeVersion } from '../property/offer/change-price.ts'
import { moveListing } from '../property/offer/change-status.ts'
import { forgetDoubts } from '../property/offer/forget-doubts.ts'
import { holdOffer, type OfferRow } from '../property/offer/queries.ts'
import { updateRanks } from '../property/rank/update-ranks.ts'
import { daysToSink } from '#contract/property/unconfirmed.ts'
import { findMove } from '../property/rules.ts'
import type { statusReasons } from '../property/table.ts'
import type { Tools } from '../tools.ts'
import * as queries from './queries.ts'
import { findLetterMoment } from './rules.ts'
import { maxAsked } from '#contract/freshness/freshness.ts'

export type Needed = Pick<Tools, 'db' | 'departmentMail' | 'now'>

const rowsAtOnce = 500
const movesAtOnce = 50
const fedAtOnce = 200

/** Asks one agent about all that falls due, in one letter for each of the two rounds; how many listings that were. */
export async function askNextAgent({ db, departmentMail, now }: Needed): Promise<number> {
  const moment = findLetterMoment(now())
  if (!moment) return 0
  return db.transaction(async (tx) => {
    const due = await queries.takeAsked(tx, moment, maxAsked)
    for (const stage of [1, 2] as const) {
      const asked = due.filter((row) => row.stage === stage)
      const [first] = asked
      if (!first) continue
      const ids = asked.map(({ id }) => id)
      await queries.noteAsked(tx, ids, stage, now())
      const about = { agent: first.agent_id, listings: ids, at: now().toISOString() }
      const reader = await findReader(tx, departmentMail, { agent_id: first.agent_id })
      if (reader)
        await enqueueMail(tx, { kind: stage === 1 ? 'confirm_offers' : 'confirm_offers_again', ...reader, about })
      if (stage === 2) {
        for (const { to, language } of await queries.listManagers(tx, { agent: first.agent_id })) {
          await enqueueMail(tx, { kind: 'offers_unconfirmed', to, language, about })
        }
      }
    }
    return due.length
  })
}

/** Confirms what sources still had when they were last read; how many that were. */
export async function confirmFed({ db, now }: Pick<Needed, 'db' | 'now'>): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await queries.confirmByFeed(tx, now(), fedAtOnce)
    if (ids.length > 0) await updateRanks(tx, ids, now())
    return ids.length
  })
}

/** Lets what nobody confirmed stand behind all others; how many moved. */
export async function moveUnconfirmed({ db, now }: Pick<Needed, 'db' | 'now'>): Promise<number> {
  const ids = await queries.listToSink(db, now(), daysToSink, rowsAtOnce)
  return ids.length === 0 ? 0 : updateRanks(db, ids, now())
}

type Cause = (typeof statusReasons)[number]
type Take = (tx: Transaction, now: Date) => Promise<number[]>
/** What the system takes off, and to which state. */
const takers: Record<Cause, Take> = {
  unconfirmed: (tx, now) => queries.takeUnconfirmed(tx, now, movesAtOnce),
  no_news: (tx, now) => queries.takeWithoutNews(tx, now, movesAtOnce),
  mandate_over: (tx, now) => queries.takeWithoutMandate(tx, getDayHere(now), movesAtOnce),
}

/** Takes off what may not stay on offer for this reason, and writes to each agent once; how many listings those were. */
export async function takeOff({ db, departmentMail, now }: Needed, cause: Cause): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await takers[cause](tx, now())
    const byAgent = new Map<number, number[]>()
    for (const id of ids) {
      const row = await holdOffer(tx, id)
      const move = row && findMove(cause, row)
      if (!row || !move) continue
      await moveBySystem(tx, row, { to: move.to, cause, now: now() })
      byAgent.set(row.agent_id, [...(byAgent.get(row.agent_id) ?? []), id])
    }
    for (const [agent, listings] of byAgent) {
      const reader = await findReader(tx, departmentMail, { agent_id: agent })
      const about = { agent, listings, at: now().toISOString(), cause }
      if (reader) await enqueueMail(tx, { kind: `offer_off_${cause}`, ...reader, about })
    }
    return ids.length
  })
}

async function moveBySystem(
  tx: Transaction,
  row: OfferRow,
  { to, cause, now }: { to: OfferRow['status']; cause: Cause; now: Date },
): Promise<void> {
  await moveListing(tx, row, { to, now, reason: cause })
  // Its last day has passed: nobody is its only broker any more.
  if (cause === 'mandate_over') {
    await queries.endExclusive(tx, row.id)
    await storeVersion(tx, row.id, null)
  }
  await forgetDoubts(tx, row.id, now)
  await addAuditEvent(tx, null, {
    kind: 'listing.status_changed',
    subject: 'listing',
    subject_id: row.id,
    agency_id: row.agency_id,
    details: { action: cause, from: row.status, to },
  })
}

/** Does one round of all that falls due without anybody's press; how much there was. */
export async function followFreshness(tools: Needed): Promise<number> {
  let done = (await confirmFed(tools)) + (await moveUnconfirmed(tools))
  for (const cause of ['mandate_over', 'unconfirmed', 'no_news'] as const) done += await takeOff(tools, cause)
  return done + (await askNextAgent(tools))
}
