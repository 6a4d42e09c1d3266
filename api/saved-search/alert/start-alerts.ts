import { startJob } from '../../tools/job/start-job.ts'
import type { Loop } from '../../tools/start-loop.ts'
import type { Tools } from '../../tools.ts'
import { compareEvents, enqueueDueMails } from './follow-events.ts'

const restMs = 2000

/** Follows what happens to listings and enqueues the emails that tell of it, from one process of however many. */
export function startAlerts(tools: Tools): Pick<Loop, 'close'> {
  return startJob(tools, {
    name: 'alerts',
    problem: 'saved searches could not be compared with what happened',
    restMs,
    work: async () => {
      const compared = await compareEvents(tools)
      const wished = await enqueueDueMails(tools)
      if (wished > 0) tools.wakeOutbox()
      return compared + wished > 0 ? 0 : restMs
    },
  })
}
