import { pauseDueListings } from '../property/publish/pause-due-listings.ts'
import { startJob } from '../tools/job/start-job.ts'
import type { Loop } from '../tools/start-loop.ts'
import type { Tools } from '../tools.ts'
import { publishDueDrafts } from './publish-due-drafts.ts'

/** Between two looks at the calendar: what is due is done within half a minute. */
const restMs = 15_000

/** Publishes and pauses what somebody set a moment for, from one process of however many. */
export function startSchedules(tools: Tools): Pick<Loop, 'close'> {
  return startJob(tools, {
    name: 'schedules',
    problem: 'what is due on the calendar could not be done',
    restMs,
    work: async () => ((await publishDueDrafts(tools)) + (await pauseDueListings(tools)) > 0 ? 0 : restMs),
  })
}
