import { eq } from 'drizzle-orm'

import { minutesToUndo } from '#contract/workspace/bulk.ts'
import type { Language } from '#contract/language.ts'

import type { KeepAnswer } from '../../http/handle.ts'
import type { Session } from '../../tools/session.ts'
import type { Tools } from '../../tools.ts'
import { describeBulk } from './load-bulk.ts'
import { lockBulk } from './queries.ts'
import { refuseUndo } from './reset-change.ts'
import { bulks } from './table.ts'

/** Begins to take an action on many listings back; refused while it is done, and when its time is over. */
export function withdrawBulk(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  id: number,
  { session, language, keep }: { session: Session; language: Language; keep: KeepAnswer },
) {
  return db.transaction(async (tx) => {
    const bulk = await lockBulk(tx, session.client_id, id)
    refuseUndo(bulk, now(), minutesToUndo)
    await tx.update(bulks).set({ state: 'undoing' }).where(eq(bulks.id, bulk.id))
    const answer = { data: await describeBulk(tx, { ...bulk, state: 'undoing' }, now(), language) }
    await keep(tx, answer)
    return answer
  })
}
