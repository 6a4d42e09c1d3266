import { sql } from 'drizzle-orm'

import type { Language } from '#contract/fields.ts'
import type { LookAlike, Verdict } from '#contract/look-alike/look-alike.ts'

import { AppError } from '../app-error.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { Transaction } from '../database/open.ts'
import type { KeepAnswer } from '../http/handle.ts'
import { moveListing } from '../property/offer/change-status.ts'
import { holdOffer } from '../property/offer/queries.ts'
import { findMove } from '../property/rules.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { assignHome } from './assign-home.ts'
import { loadLookAlike } from './load-look-alikes.ts'
import { sendGrouped, sendStolen } from './send-letters.ts'

type Said = { id: number; verdict: Verdict; reason?: string | undefined }
type Pair = { id: number; a: number; b: number | null; draft_id: number | null; verdict: Verdict | null }

const shortestReason = 10

/** Says what two that look alike are, and does what follows; said again otherwise, what followed before is taken back. */
export async function giveVerdict(
  tools: Tools,
  session: Session,
  said: Said,
  { language, keep }: { language: Language; keep: KeepAnswer },
): Promise<LookAlike> {
  if (said.verdict === 'stolen') requireReason(said.reason)
  const pair = await tools.db.transaction(async (tx) => {
    const before = await lockPair(tx, said.id)
    await tx.execute(sql`
      update look_alike set verdict = ${said.verdict}, note = ${said.verdict === 'stolen' ? said.reason : null},
        by = ${session.client_id}, at = ${tools.now().toISOString()}::timestamptz where id = ${said.id}`)
    if (before.verdict === 'same_home' && said.verdict !== 'same_home') await partHome(tx, before)
    if (said.verdict !== before.verdict) await follow(tools, tx, session, before, said)
    await releaseDraft(tx, before.draft_id, tools.now())
    const { id: subject_id } = said
    const details = { verdict: said.verdict, a: before.a, b: before.b }
    await addAuditEvent(tx, session, { kind: 'look_alike.decided', subject: 'look_alike', subject_id, details })
    const answer = await loadLookAlike(tx, said.id, { now: tools.now(), language })
    await keep(tx, { data: answer })
    return answer
  })
  tools.wakeOutbox()
  return pair
}

async function lockPair(tx: Transaction, id: number): Promise<Pair> {
  const { rows } = await tx.execute<Pair>(
    sql`select id, a, b, draft_id, verdict from look_alike where id = ${id} for update`,
  )
  if (!rows[0]) throw new AppError('look_alike.not_found')
  return rows[0]
}

async function follow(tools: Tools, tx: Transaction, session: Session, { a, b }: Pair, { verdict, reason }: Said) {
  if (b === null) return
  if (verdict === 'same_home') {
    await assignHome(tx, [a, b])
    for (const id of [a, b]) await sendGrouped(tx, id)
  }
  if (verdict === 'stolen') await takeOff(tools, tx, session, await findLater(tx, a, b), reason!)
}

/** Takes the listing that came later off, and writes to its agent and whoever manages them. */
async function takeOff({ now }: Tools, tx: Transaction, session: Session, id: number, reason: string): Promise<void> {
  const row = await holdOffer(tx, id)
  const move = row && findMove('stolen_pictures', row)
  if (!row || !move) return
  await moveListing(tx, row, { to: move.to, now: now(), reason: 'stolen_pictures' })
  await addAuditEvent(tx, session, {
    kind: 'listing.status_changed',
    subject: 'listing',
    subject_id: id,
    agency_id: row.agency_id,
    details: { action: 'stolen_pictures', from: row.status, to: move.to, reason },
  })
  await sendStolen(tx, row, reason)
}

async function findLater(tx: Transaction, a: number, b: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from listing where id in (${a}, ${b}) order by coalesce(first_published_at, published_at) desc nulls first, id desc limit 1`)
  return rows[0]!.id
}

/** Leaves the home whoever is in it by this pair alone. */
async function partHome(tx: Transaction, { a, b }: Pair): Promise<void> {
  await tx.execute(sql`
    update listing set home_id = null where id in (${a}, ${b ?? 0}) and not exists (
      select from look_alike where verdict = 'same_home' and listing.id in (a, b))`)
}

/** A draft of which everything has been said waits no longer: the calendar's job publishes it, or gives it back. */
async function releaseDraft(tx: Transaction, draft_id: number | null, now: Date): Promise<void> {
  if (draft_id === null) return
  await tx.execute(sql`
    update listing_draft set look_until = ${now.toISOString()}::timestamptz
    where id = ${draft_id} and look_until is not null and (
      exists (select from look_alike where draft_id = ${draft_id} and verdict = 'stolen')
      or not exists (select from look_alike where draft_id = ${draft_id} and verdict is null and waited_until is not null))`)
}

function requireReason(reason: string | undefined): void {
  const length = reason?.trim().length ?? 0
  if (length >= shortestReason) return
  throw new AppError('request.invalid', { errors: { reason: [length === 0 ? 'field.required' : 'field.too_short'] } })
}
