import { setTimeout as sleep } from 'node:timers/promises'

import type { Tools } from '../../tools.ts'
import { holdLead } from '../queries.ts'
import { enqueueVisitMails } from './enqueue-visit-mails.ts'
import { takeDueReminders } from './queries.ts'

export type Reminders = { close: () => Promise<void> }

const restMs = 30_000
const atOnce = 20

/**
 * Enqueues the reminders that are due, a few at a time, and answers how many visits that was. A visit is marked in the
 * transaction that enqueues its emails: a process that dies over it has done nothing, and no other does it again.
 */
export async function enqueueDueReminders(tools: Pick<Tools, 'db' | 'departmentMail' | 'now'>): Promise<number> {
  return tools.db.transaction(async (tx) => {
    const due = await takeDueReminders(tx, tools.now(), atOnce)
    for (const visit of due) {
      const lead = await holdLead(tx, visit.lead_id)
      const moments = [visit.starts_at!.toISOString()]
      if (lead)
        await enqueueVisitMails(tools, tx, { lead, visit }, [
          { kind: 'visit_reminder', to: ['visitor', 'agent'], moments },
        ])
    }
    return due.length
  })
}

/** Reminds both sides of their visits the day before, from however many processes. */
export function startReminders(tools: Tools): Reminders {
  const draining = new AbortController()

  async function work(): Promise<void> {
    let isLost = false
    while (!draining.signal.aborted) {
      try {
        const found = await enqueueDueReminders(tools)
        isLost = false
        if (found > 0) {
          tools.wakeOutbox()
          continue
        }
      } catch (err) {
        if (!isLost) tools.log.error({ err }, 'visits could not be looked through for reminders')
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
