import { setTimeout as sleep } from 'node:timers/promises'

import type { Tools } from '../../tools.ts'
import { compareEvents, enqueueDueMails } from './follow-events.ts'

export type Alerts = { close: () => Promise<void> }

const restMs = 2000

/** Follows what happens to listings and enqueues the emails that tell of it, from however many processes. */
export function startAlerts(tools: Tools): Alerts {
  const draining = new AbortController()

  async function look(): Promise<number> {
    const compared = await compareEvents(tools)
    const wished = await enqueueDueMails(tools)
    if (wished > 0) tools.wakeOutbox()
    return compared + wished
  }

  async function work(): Promise<void> {
    let isLost = false
    while (!draining.signal.aborted) {
      try {
        const found = await look()
        isLost = false
        if (found > 0) continue
      } catch (err) {
        if (!isLost) tools.log.error({ err }, 'saved searches could not be compared with what happened')
        isLost = true
      }
      await sleep(restMs, undefined, { signal: draining.signal }).catch(() => undefined)
    }
  }

  const done = work()
  return {
    close: async () => {
      draining.abort()
      await done
    },
  }
}
