import { and, eq, lte, or, sql } from 'drizzle-orm'

import en from '#locales/en/draft/answers.ts'
import es from '#locales/es/draft/answers.ts'

import { AppError } from '../app-error.ts'
import type { Transaction } from '../database/open.ts'
import { findNote } from '../look-alike/queries.ts'
import type { Tools } from '../tools.ts'
import { followListing, publishWhole } from './publish-draft.ts'
import { holdDraft, type WholeDraft } from './queries.ts'
import { findAuthor, sendApproved, sendReturned } from './send-letters.ts'
import { listingDrafts } from './table.ts'

/** Drafts that one look publishes at most. */
const batch = 20

/**
 * Publishes the drafts whose moment has come, and those that have waited for the network, each in a transaction of its own, and answers how many there were. One that
 * is not complete any more goes back to its author with a letter. Two processes at once take different ones.
 */
export async function publishDueDrafts(tools: Tools): Promise<number> {
  const due = await tools.db
    .select({ id: listingDrafts.id })
    .from(listingDrafts)
    .where(
      or(
        and(lte(listingDrafts.publish_at, tools.now()), sql`${listingDrafts.submitted_at} is null`),
        lte(listingDrafts.look_until, tools.now()),
      ),
    )
    .orderBy(sql`coalesce(${listingDrafts.look_until}, ${listingDrafts.publish_at})`)
    .limit(batch)
  let done = 0
  for (const { id } of due) if (await publishDue(tools, id)) done += 1
  if (done > 0) tools.wakeOutbox()
  return done
}

async function publishDue(tools: Tools, id: number): Promise<boolean> {
  try {
    return await tools.db.transaction(async (tx) => {
      const whole = await holdDraft(tx, id)
      if (!whole || !isDue(whole.row, tools.now())) return false
      if ((await followListing(tx, whole)).length > 0) throw new AppError('draft.behind')
      const hasWaited = whole.row.look_until !== null
      const press = { session: null, despite: 'all', isSeen: hasWaited } as const
      const { code } = await publishWhole(tools, tx, whole, { kind: 'schedule', by: null }, press)
      if (code && hasWaited) await sendApproved(tx, whole, code)
      return true
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await giveBack(tools, id, error.lookAlikes !== undefined)
    return true
  }
}

/** What cannot be published goes back to whoever wrote it, and off the calendar. */
async function giveBack(tools: Tools, id: number, isLookAlike: boolean): Promise<void> {
  await tools.db.transaction(async (tx) => {
    const whole = await holdDraft(tx, id)
    if (!whole || !isDue(whole.row, tools.now())) return
    const reason = isLookAlike ? await explain(tx, whole) : null
    const back = whole.row.look_until || reason ? { returned_at: tools.now(), returned_reason: reason ?? '' } : {}
    await tx
      .update(listingDrafts)
      .set({
        publish_at: null,
        look_until: null,
        submitted_at: null,
        ...back,
        version: sql`${listingDrafts.version} + 1`,
      })
      .where(eq(listingDrafts.id, id))
    await sendReturned(tx, whole, { reason, by: null })
  })
}

/** What the network wrote of it, or that its agency offers the home already. */
async function explain(tx: Transaction, whole: WholeDraft): Promise<string> {
  const said = await findNote(tx, whole)
  return said ?? { es, en }[(await findAuthor(tx, whole)).language]['draft.look_alike_failed']
}

function isDue({ publish_at, look_until }: WholeDraft['row'], now: Date): boolean {
  const at = look_until ?? publish_at
  return at !== null && at <= now
}
