import { eq } from 'drizzle-orm'

import { bulkEndpoints, minutesToUndo } from '#contract/workspace/bulk.ts'

import { handleSignedIn } from '../../http/handle.ts'
import type { Tools } from '../../tools.ts'
import { describeBulk, findBulk, lockBulk } from './queries.ts'
import { startBulk } from './start-bulk.ts'
import { bulks } from './table.ts'
import { refuseUndo } from './undo-change.ts'

/** The endpoints of what is done to many listings at once. */
export function createBulkHandlers(tools: Tools) {
  const endpoints = bulkEndpoints
  const { db, now } = tools
  return [
    handleSignedIn(endpoints.startBulk, ({ input, ...by }) => startBulk(tools, input, by)),

    handleSignedIn(endpoints.bulk, async ({ input, session, language }) => ({
      data: await describeBulk(db, await findBulk(db, session.client_id, input.id), now(), language),
    })),

    handleSignedIn(endpoints.undoBulk, ({ input, session, language, keep }) =>
      db.transaction(async (tx) => {
        const bulk = await lockBulk(tx, session.client_id, input.id)
        refuseUndo(bulk, now(), minutesToUndo)
        await tx.update(bulks).set({ state: 'undoing' }).where(eq(bulks.id, bulk.id))
        const answer = { data: await describeBulk(tx, { ...bulk, state: 'undoing' }, now(), language) }
        await keep(tx, answer)
        return answer
      }),
    ),
  ]
}
