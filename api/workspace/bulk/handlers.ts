import { bulkEndpoints } from '#contract/workspace/bulk.ts'

import { handleSignedIn } from '../../http/handle.ts'
import type { Tools } from '../../tools.ts'
import { describeBulk } from './load-bulk.ts'
import { findBulk } from './queries.ts'
import { startBulk } from './start-bulk.ts'
import { withdrawBulk } from './withdraw-bulk.ts'

/** The endpoints of what is done to many listings at once. */
export function createBulkHandlers(tools: Tools) {
  const endpoints = bulkEndpoints
  const { db, now } = tools
  return [
    handleSignedIn(endpoints.startBulk, ({ input, ...by }) => startBulk(tools, input, by)),

    handleSignedIn(endpoints.bulk, async ({ input, session, language }) => ({
      data: await describeBulk(db, await findBulk(db, session.client_id, input.id), now(), language),
    })),

    handleSignedIn(endpoints.undoBulk, ({ input, ...by }) => withdrawBulk(tools, input.id, by)),
  ]
}
