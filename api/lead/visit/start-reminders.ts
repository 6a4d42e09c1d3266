import { startJob } from '../../tools/job/start-job.ts'
import type { Loop } from '../../tools/start-loop.ts'
import type { Tools } from '../../tools.ts'
import { holdLead } from '../queries.ts'
import { enqueueVisitMails } from './enqueue-visit-mails.ts'
import { takeDueReminders } from './queries.ts'

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

/** Reminds both sides of their visits the day before, from one process of however many. */
export function startReminders(tools: Tools): Pick<Loop, 'close'> {
  return startJob(tools, {
    name: 'reminders',
    problem: 'visits could not be looked through for reminders',
    restMs,
    work: async () => {
      const found = await enqueueDueReminders(tools)
      if (found > 0) tools.wakeOutbox()
      return found > 0 ? 0 : restMs
    },
  })
}
