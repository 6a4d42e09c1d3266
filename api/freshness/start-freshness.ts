import { startJob } from '../tools/job/start-job.ts'
import type { Loop } from '../tools/start-loop.ts'
import type { Tools } from '../tools.ts'
import { followFreshness } from './follow-freshness.ts'

const restMs = 10_000

/** Follows what falls due of listings, in one process of however many: letters, sinking, pausing, mandates. */
export function startFreshness(tools: Tools): Pick<Loop, 'close'> {
  return startJob(tools, {
    name: 'freshness',
    problem: 'what falls due of listings could not be done',
    restMs,
    work: async () => {
      const done = await followFreshness(tools)
      if (done > 0) tools.wakeOutbox()
      return done > 0 ? 0 : restMs
    },
  })
}
