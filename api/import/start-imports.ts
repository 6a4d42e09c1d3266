import { startJob } from '../tools/job/start-job.ts'
import type { Loop } from '../tools/start-loop.ts'
import type { Tools } from '../tools.ts'
import { createHands } from './follow-imports.ts'
import { createPictureHands } from './pictures/follow-pictures.ts'

const restMs = 1000

/** Works on the runs of imports, and begins those that are due, in one process of however many. */
export function startImports(tools: Tools): Pick<Loop, 'close'> {
  const hands = createHands(tools)
  const job = startJob(tools, {
    name: 'imports',
    problem: 'an import could not go on',
    restMs,
    onTaken: hands.drop,
    work: async () => (await hands.step()) ?? restMs,
  })
  return {
    close: async () => {
      hands.close()
      await job.close()
    },
  }
}

/** Fetches the pictures that feeds name, in one process of however many: another's server is asked by one of us. */
export function startFeedPictures(tools: Tools): Pick<Loop, 'close'> {
  const hands = createPictureHands(tools)
  const job = startJob(tools, {
    name: 'feed-pictures',
    problem: 'pictures of feeds could not be fetched',
    restMs,
    work: hands.step,
  })
  return {
    close: async () => {
      hands.close()
      await job.close()
      await hands.finish()
    },
  }
}
