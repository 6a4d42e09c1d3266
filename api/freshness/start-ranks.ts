import { setTimeout as sleep } from 'node:timers/promises'

import { getDayHere, getMomentHere } from '#contract/day.ts'

import { startJob } from '../tools/job/start-job.ts'
import type { Loop } from '../tools/start-loop.ts'
import type { Tools } from '../tools.ts'
import { judgeOldDrafts, judgeOldListings, updateNextRanks, updateOldDates } from './update-old-listings.ts'

/** Half past three at night here. */
const minutesOfNight = 210
/** Between two batches: search follows a thousand changes a second. */
const pauseMs = 500

/** Brings listings of before up to date, and computes all places in the order anew each night, in one process of however many. */
export function startRanks(tools: Tools): Pick<Loop, 'close'> {
  return startJob(tools, {
    name: 'ranks',
    problem: 'places in the order could not be computed',
    restMs: 60_000,
    work: async (draining) => {
      if ((await updateOldDates(tools)) > 0 || (await judgeOldListings(tools)) > 0) return pauseMs
      if ((await judgeOldDrafts(tools)) > 0) return pauseMs
      for (let after: number | null = 0; after !== null && !draining.aborted;) {
        after = await updateNextRanks(tools, after)
        if (after !== null) await sleep(pauseMs, undefined, { signal: draining }).catch(() => undefined)
      }
      const now = tools.now()
      const tonight = getMomentHere(getDayHere(now, 1), minutesOfNight).getTime()
      return draining.aborted ? pauseMs : tonight - now.getTime()
    },
  })
}
