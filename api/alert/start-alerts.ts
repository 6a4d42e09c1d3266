import { setTimeout as sleep } from 'node:timers/promises'

import type { Database } from '../database/open.ts'
import { forgetOldLeads } from '../lead/queries.ts'
import { forgetOldLetters } from '../letter/queries.ts'
import { forgetOldAttempts } from '../limit/queries.ts'
import { forgetUnconfirmedSubscribers } from '../newsletter/queries.ts'
import { forgetOldCalls } from '../repeat/queries.ts'
import type { Tools } from '../tools/tools.ts'
import { removeLooseUploads } from '../upload/remove-uploads.ts'
import { compareEvents, wishDueLetters } from './follow-events.ts'
import { forgetUnconfirmed } from './save-visitor-alert.ts'

export type Alerts = { close: () => Promise<void> }

const restMs = 2000
const upkeepMs = 3_600_000

/** Forgets what nobody needs any more, of visitors above all. */
export async function forgetWhatIsOver(db: Database): Promise<void> {
  await forgetUnconfirmed(db)
  await forgetOldAttempts(db)
  await forgetOldCalls(db)
  await forgetUnconfirmedSubscribers(db)
  await forgetOldLeads(db)
  await forgetOldLetters(db)
}

/**
 * Follows what happens to listings and wishes for the letters that tell of it, from however many processes; once an
 * hour it forgets what is over.
 */
export function startAlerts(tools: Tools): Alerts {
  const ending = new AbortController()
  let keptUpAt = -Infinity

  async function look(): Promise<number> {
    if (performance.now() - keptUpAt > upkeepMs) {
      await forgetWhatIsOver(tools.db)
      // A store that is away holds no letter up.
      void removeLooseUploads(tools)
      keptUpAt = performance.now()
    }
    const compared = await compareEvents(tools)
    const wished = await wishDueLetters(tools)
    if (wished > 0) tools.wakeOutbox()
    return compared + wished
  }

  async function work(): Promise<void> {
    let isLost = false
    while (!ending.signal.aborted) {
      try {
        const found = await look()
        isLost = false
        if (found > 0) continue
      } catch (err) {
        if (!isLost) tools.log.error({ err }, 'saved searches could not be compared with what happened')
        isLost = true
      }
      await sleep(restMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }

  const done = work()
  return {
    close: async () => {
      ending.abort()
      await done
    },
  }
}
