import { and, eq, lte, sql } from 'drizzle-orm'

import { AppError } from '../app-error.ts'
import type { Tools } from '../tools.ts'
import { followListing, publishWhole } from './publish-draft.ts'
import { holdDraft } from './queries.ts'
import { sendReturned } from './send-letters.ts'
import { listingDrafts } from './table.ts'

/** Drafts that one look publishes at most. */
const batch = 20

/**
 * Publishes the drafts whose moment has come, each in a transaction of its own, and answers how many there were. One that
 * is not complete any more goes back to its author with a letter. Two processes at once take different ones.
 */
export async function publishDueDrafts(tools: Tools): Promise<number> {
  const due = await tools.db
    .select({ id: listingDrafts.id })
    .from(listingDrafts)
    .where(and(lte(listingDrafts.publish_at, tools.now()), sql`${listingDrafts.submitted_at} is null`))
    .orderBy(listingDrafts.publish_at)
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
      if (!isDue(whole?.row.publish_at, tools.now())) return false
      if ((await followListing(tx, whole!)).length > 0) throw new AppError('draft.behind')
      await publishWhole(tools, tx, whole!, { kind: 'schedule', by: null }, null)
      return true
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await giveBack(tools, id)
    return true
  }
}

/** What cannot be published goes back to whoever wrote it, and off the calendar. */
async function giveBack(tools: Tools, id: number): Promise<void> {
  await tools.db.transaction(async (tx) => {
    const whole = await holdDraft(tx, id)
    if (!whole || !isDue(whole.row.publish_at, tools.now())) return
    await tx
      .update(listingDrafts)
      .set({ publish_at: null, version: sql`${listingDrafts.version} + 1` })
      .where(eq(listingDrafts.id, id))
    await sendReturned(tx, whole, { reason: null, by: null })
  })
}

function isDue(publish_at: Date | null | undefined, now: Date): boolean {
  return publish_at != null && publish_at <= now
}
