import { lookAlikeEndpoints } from '#contract/look-alike/look-alike.ts'

import { handleSignedIn } from '../http/handle.ts'
import type { Tools } from '../tools.ts'
import { giveVerdict } from './give-verdict.ts'
import { loadComparedPair, loadLookAlikes } from './load-look-alikes.ts'

/** The endpoints of what looks like one home: for the network's staff. */
export function createLookAlikeHandlers(tools: Tools) {
  const { db, now } = tools
  const ends = lookAlikeEndpoints
  return [
    handleSignedIn(ends.lookAlikes, ({ input, language }) => loadLookAlikes(db, input, { now: now(), language })),
    handleSignedIn(ends.lookAlike, async ({ input, session, language }) => ({
      data: await loadComparedPair(db, session, input.id, { now: now(), language }),
    })),
    handleSignedIn(ends.decideLookAlike, async ({ input, session, language, keep }) => ({
      data: await giveVerdict(tools, session, input, { language, keep }),
    })),
  ]
}
